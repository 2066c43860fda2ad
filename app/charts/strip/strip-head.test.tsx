import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fluid, textWidth } from '../fitting.ts';
import { headForm, headHeight, InlineHead, StripHead } from './strip-head.tsx';

const separate = true;
const columns = ['China', 'India', 'World', 'United Kingdom', 'Germany', 'United States'];

describe('names of columns', () => {
  test.each([
    [700, 'line'],
    [500, 'wrapped'],
    [260, 'vertical'],
  ] as const)('at %d px are all there, none wider than its column: %s', (width, form) => {
    expect(headForm({ columns, separate }, width)).toBe(form);
    const drawn = drawHead(columns, width);
    expect(drawn.join(' ').split(' ').toSorted()).toEqual(columns.join(' ').split(' ').toSorted());
    if (form !== 'vertical') expect(drawn.every((line) => textWidth(line, 12) <= width / 6)).toBe(true);
  });

  test('wrap onto as many lines as are lower than a vertical name', () => {
    const markets = ['Furniture & Homeware, United Kingdom', 'Furniture & Homeware, Germany'];
    expect(headForm({ columns: markets, separate }, 264)).toBe('wrapped');
    expect(drawHead(markets, 264).length).toBeGreaterThan(4);
    expect(headHeight('wrapped', markets, 264)).toBeLessThan(headHeight('vertical', markets, 264));
  });

  test('are not thinned out for being like years', () => {
    expect(headForm({ columns: ['7-Eleven', 'Forever 21'], separate }, 264)).toBe('line');
  });

  test('have one head at every width of a page', () => {
    const markup = renderToStaticMarkup(<InlineHead columns={columns} separate widths={fluid.widths} />);
    const heads = [...markup.matchAll(/class="strip-row ([^"]*)"/g)].map(([, hidden]) => hidden!);
    const shownAt = [
      ['@max-xs:hidden', '@max-md:hidden'],
      ['@xs:@max-md:hidden', '@max-md:hidden'],
      ['@md:@max-2xl:hidden'],
      ['@2xl:hidden'],
    ].map((hiding) => heads.filter((head) => !head.split(' ').some((name) => hiding.includes(name))).length);
    expect(shownAt).toEqual([1, 1, 1, 1]);
    // The crosshair would measure a hidden one.
    expect(markup).not.toContain('data-plot');
  });
});

test('years are thinned out where there is little room', () => {
  const years = ['2018', '2019', '2020', '2021', '2022', '2023'];
  const drawn = drawHead(years, 100, false);
  expect(drawn.length).toBeLessThan(years.length);
  expect(years).toEqual(expect.arrayContaining(drawn));
});

/** The texts of the head of a strip that is this wide. */
function drawHead(names: readonly string[], width: number, areNames = true): string[] {
  const chart = { columns: names, separate: areNames || undefined };
  const form = headForm(chart, width);
  const markup = renderToStaticMarkup(<StripHead {...chart} form={form} widths={[width]} />);
  return [...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text!.replaceAll('&amp;', '&'));
}
