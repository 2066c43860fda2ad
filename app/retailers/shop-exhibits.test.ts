import { expect, test } from 'vitest';
import { figureSet } from '../figures/figure-set.ts';
import { disagreements } from '../../test/agreement.ts';
import { nothing, shop, shopFigure, words } from '../../test/samples/retailer.ts';
import { devicesExhibit, ratesExhibit, trafficExhibit } from './shop-exhibits.ts';

const exhibits = [trafficExhibit, ratesExhibit, devicesExhibit];

test('traffic: visits, orders and order value are strips of years', () => {
  const { message, chart, table } = trafficExhibit(shop, words)!;
  expect(message).toBe(
    'The shop had 1–2bn visits in 2025. Of these, 2.5–3% ended in an order. The average order was worth $50–100 in net sales.',
  );
  expect(chart?.kind === 'strip' && chart.rows.map(({ name }) => name)).toEqual([
    'Visits',
    'Conversion rate',
    'Orders',
    'Average order value',
  ]);
  expect(table.columns).toHaveLength(5);
});

test('rates: the sentence gives returns and discounts, the table all', () => {
  const { message, subtitle, table } = ratesExhibit(shop, words)!;
  expect(message).toBe('Customers return 20–25% of goods by value.');
  expect(subtitle).toBe('Key rates for Harbour, 2025; each is a share of a different total');
  expect(table.rows).toHaveLength(2);
  const both = [shopFigure('return-rate', 2025, [20, 25]), shopFigure('discount-rate', 2025, [5, 10])];
  expect(ratesExhibit(figureSet(both), words)!.message).toBe(
    'Customers return 20–25% of goods by value; discounts average 5–10% of list prices.',
  );
});

test('rates: the sentence gives the others where returns and discounts are unknown or locked', () => {
  const locked = shopFigure('return-rate', 2025, { visibility: 'no-access' });
  const others = [
    shopFigure('first-party-share', 2025, [80, 85]),
    shopFigure('online-share-of-company', 2025, [50, 55]),
  ];
  expect(ratesExhibit(figureSet([locked, ...others]), words)!.message).toBe(
    'Own stock makes up 80–85% of the value of all orders; the company makes 50–55% of its revenue online.',
  );
  expect(ratesExhibit(figureSet([locked]), words)!.message).toBe(
    'The figures for “Rates” come with selected plans.',
  );
});

test('devices are on a ladder', () => {
  const { message, chart } = devicesExhibit(shop, words)!;
  expect(message).toBe('Mobile accounts for most orders, at 55–60%.');
  expect(chart).toMatchObject({
    kind: 'ladder',
    marks: [{ label: 'Mobile' }, { label: 'Desktop' }],
  });
});

test('a device has most orders only where its share is surely above half', () => {
  const message = (...shares: [string, number][]) =>
    devicesExhibit(
      figureSet(
        shares.map(([device, low]) =>
          shopFigure('device-share', 2025, [low, low + 5], { dimension: `device:${device}` }),
        ),
      ),
      words,
    )!.message;
  expect(message(['mobile', 40], ['desktop', 30])).toBe('Mobile brings in the most orders, at 40–45%.');
  expect(message(['mobile', 45], ['desktop', 45])).toBe(
    'Desktop and Mobile bring in the most orders, at 45–50% each.',
  );
});

test('sentence, chart and table of each exhibit agree', () => {
  const made = exhibits.map((exhibit) => exhibit(shop, words)!);
  expect(disagreements({ title: '', lead: '', keyFigures: [], exhibits: made })).toEqual([]);
});

test('leaves out exhibits without figures', () => {
  for (const exhibit of exhibits) expect(exhibit(nothing, words)).toBeNull();
});
