import { afterAll, describe, expect, test } from 'vitest';
import { startRasteriser } from '../adapters/workers/workers.ts';
import { brand } from '../base/brand.ts';
import { drawStandalone } from './draw-chart.server.tsx';
import { sampleCharts } from './sample-charts.ts';

const rasteriser = startRasteriser();
afterAll(rasteriser.stop);

const text = {
  title:
    'A message that is so long that it needs more than one line on a picture that is only so and so wide',
  subtitle: 'Revenue & orders <2025>',
  source: 'Source: example',
  note: 'Displayed as ranges.',
};

describe.each(sampleCharts)('$name, as a file', ({ chart }) => {
  const { svg, width, height } = drawStandalone(chart, text);

  test('needs no style sheet', () => {
    expect(svg).not.toMatch(/class=|var\(|<a /);
    expect(svg).toContain('font-family="Inter, sans-serif"');
    expect(svg).toContain('#0b1f33');
  });

  test('has title, note, source and brand', () => {
    for (const words of ['Displayed as ranges.', 'Source: example', brand.product, '&lt;2025&gt;'])
      expect(svg).toContain(words);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  test('can be rendered as PNG', async () => {
    const png = Buffer.from(await rasteriser.toPng(svg, width));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  });
});

test('a narrow file wraps its title and is higher', () => {
  const { chart } = sampleCharts[0]!;
  const [wide, narrow] = [drawStandalone(chart, text, 1200), drawStandalone(chart, text, 400)];
  expect(narrow.height).toBeGreaterThan(wide.height);
  expect(wide.svg).toContain(text.title);
});
