import { expect, test } from 'vitest';
import { annualReport, reported, shownFigure } from '../../test/samples/sample-figures.ts';
import { amountOf, insideInWords, officialPeriod, publisherInText } from './published-figures.ts';

const published = [{ label: '2025', value: 12, text: '12%', name: 'Statistics Office' }];

test('says that a published figure falls within our range', () => {
  const ours = [shownFigure('online-share', 2025, [10, 15])];
  expect(insideInWords(published, ours)).toBe(
    'The published figure (Statistics Office) falls within our range.',
  );
  expect(insideInWords([{ ...published[0]!, value: 20 }], ours)).toBeNull();
});

test.each([
  [1_229_801, 'USD million', 'USD 1.23 trillion'],
  [69_916, 'GBP million', 'GBP 69.92 billion'],
  [3777, 'CAD million', 'CAD 3,777 million'],
  [85, 'EUR billion', 'EUR 85 billion'],
  [1500, 'EUR', 'EUR 1,500'],
  [52, 'million people', '52 million people'],
  [13.4, 'percent', '13.4%'],
])('writes %d %s as %s', (value, unit, text) => {
  expect(amountOf({ indicator: '', period: '2025', value, unit, source: null, difference: null })).toBe(text);
});

test.each([
  ['Eurostat isoc_ec_ibuy (2025)', 'Eurostat'],
  ['US Census Bureau (FRED ECOMSA)', 'the US Census Bureau'],
  ['HDE Online-Monitor 2024', 'the HDE Online-Monitor'],
  ['The Statistics Office', 'The Statistics Office'],
])('the publisher of %s is called %s', (name, publisher) => {
  const source = { ...annualReport, name };
  const row = { indicator: '', period: '2025', value: 1, unit: 'percent', difference: null };
  expect(publisherInText({ ...row, source })).toBe(publisher);
  expect(publisherInText({ ...row, source: null })).toBe('another source');
});

test.each([
  ['2025', '2025'],
  ['2019-12', 'December 2019'],
  ['2025-Q3', 'Q3 2025'],
  ['2022-H1', 'H1 2022'],
])('calls the period %s %s', (period, words) => {
  expect(officialPeriod({ period })).toBe(words);
});

test('compares no publication with a figure taken from one', () => {
  const taken = [shownFigure('online-share', 2025, 12, reported)];
  expect(insideInWords(published, taken)).toBeNull();
});
