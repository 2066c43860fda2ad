import { expect, test } from 'vitest';
import { shopFigure } from '../../test/samples/retailer.ts';
import { monthsExhibit, peakOf } from './months-exhibit.ts';

const head = { id: 'season', title: 'Seasonality', message: 'Message', subtitle: 'Subtitle' };

const month = (number: string, low: number) =>
  shopFigure('seasonality-index', 2025, [low, low + 10], { dimension: `month:${number}` });

function tonesOf(months: readonly ReturnType<typeof month>[]) {
  const chart = monthsExhibit(head, months)!.chart;
  if (chart?.kind !== 'series') throw new Error('not a series');
  return chart.lines[0]!.marks.map(({ label, tone }) => `${label} ${tone}`);
}

test('emphasises the months that are strongest, not the last one', () => {
  const months = [month('12', 110), month('11', 120), month('01', 90)];
  expect(peakOf(months).peak!.parts.map(({ label }) => label)).toEqual(['November']);
  expect(tonesOf(months)).toEqual(['January quiet', 'November accent', 'December quiet']);
});

test('emphasises no month if none stands out', () => {
  const months = ['01', '02', '03', '04'].map((number) => month(number, 100));
  expect(peakOf(months).standsOut).toBe(false);
  expect(tonesOf(months).filter((tone) => tone.endsWith('accent'))).toEqual([]);
});
