import { describe, expect, test } from 'vitest';
import type { MapArea, MapChart } from '../chart.ts';
import { colours, stepColour } from '../colours.ts';
import { drawChart, drawStandalone } from '../draw-chart.server.tsx';
import { shapes } from './map-geometry.ts';

const text = { title: 'A title', subtitle: 'A subtitle', source: 'A source', note: null };

const area = (code: string, step = 0): MapArea => ({
  code,
  step,
  label: code.toUpperCase(),
  text: `step ${step}`,
  extent: { low: step, high: step + 1 },
  href: `/${code}`,
});
const mapOf = (codes: string): MapChart => ({
  kind: 'map',
  steps: ['low', 'middle', 'high'],
  edges: ['$1bn', '$2bn', '$5bn', ''],
  areas: codes.split(' ').map((code, at) => area(code, at % 3)),
});
const colourIn = (markup: string, code: string) =>
  new RegExp(`data-mark="${code.toUpperCase()}: [^"]*"[^>]* color="([^"]+)"`).exec(markup)?.[1];

describe('a map of the world', () => {
  const chart = mapOf('usa chn deu fra nld pol lux isr');
  const markup = drawChart(chart, 'Message');

  test('shows every step in its legend, those without a country too', () => {
    const steps = ['low', 'middle', 'high'];
    const legend = drawChart({ ...chart, areas: [area('usa', 0), area('chn', 2)] }, 'Message');
    for (const step of steps.keys()) expect(legend).toContain(`fill="${stepColour(step, 3)}"`);
    for (const edge of ['$1bn', '$2bn', '$5bn']) expect(legend).toContain(`>${edge}</text>`);
    expect(drawChart({ ...chart, edges: undefined }, 'Message')).toContain('middle');
  });

  test('colours each country by its step, and none that is not shown', () => {
    for (const { code, step } of chart.areas) expect(colourIn(markup, code)).toBe(stepColour(step, 3));
    const wide = drawChart({ ...chart, areas: [area('usa', -1), area('chn', 2)] }, 'Message');
    expect(colourIn(wide, 'usa')).toBe(colours.mist);
  });

  test('sends every outline once and enlarges Europe by reference', () => {
    for (const picture of [markup, drawStandalone(chart, text).svg]) {
      expect(picture.split(shapes['deu']!)).toHaveLength(2);
      const enlarged = [...picture.matchAll(/<use href="#[\w-]+-([a-z]{3})"/g)].map(([, code]) => code!);
      expect(enlarged.toSorted()).toEqual(['deu', 'fra', 'lux', 'nld', 'pol']);
    }
  });

  test('marks small countries, so that they are seen on a phone', () => {
    const marked = [...markup.matchAll(/data-mark="([A-Z]{3}): [^>]*><title>[^<]*<\/title>(.*?)<\/g>/g)]
      .filter(([, , drawn]) => drawn!.includes('h0'))
      .map(([, code]) => code!);
    expect(marked.toSorted()).toEqual(['ISR', 'LUX']);
  });

  test('leads to each country once by keyboard', () => {
    const stops = [...markup.matchAll(/<a href="\/(\w+)"( tabindex="-1")?>/g)].filter(([, , skip]) => !skip);
    expect(stops).toHaveLength(chart.areas.length);
  });
});

test('a map of European countries only is a map of Europe', () => {
  const markup = drawChart(mapOf('deu fra nld pol'), 'Message');
  expect(markup).toContain('viewBox="830 20 270 218"');
  expect(markup).not.toContain('<use');
});

test('other measures and years are a form that works without scripts', () => {
  const chart = mapOf('usa chn');
  const { steps, edges } = chart;
  const markup = drawChart(
    {
      ...chart,
      areas: chart.areas.map((one) => ({ ...one, inViews: '012-' })),
      views: {
        action: '/somewhere#map',
        measures: [
          { key: 'size', name: 'Size', steps, edges },
          { key: 'growth', name: 'Growth', steps, edges },
        ],
        years: ['2024', '2025'],
        measure: 'growth',
        year: '2025',
      },
    },
    'Message',
  );
  expect(markup).toContain('<form action="/somewhere#map"');
  expect(markup).toContain('name="map" value="growth" checked=""');
  expect(markup).toContain('name="year" min="2024" max="2025" step="1" value="2025"');
  expect(markup).toContain('<output>Growth, 2025</output>');
  expect(markup.match(/data-legend="[^"]*" hidden=""/g)).toHaveLength(1);
});
