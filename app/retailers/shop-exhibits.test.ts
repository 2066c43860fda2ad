import { expect, test } from 'vitest';
import { disagreements } from '../../test/agreement.ts';
import { nothing, shop, words } from '../../test/samples/retailer.ts';
import { devicesExhibit, ratesExhibit, trafficExhibit } from './shop-exhibits.ts';

const exhibits = [trafficExhibit, ratesExhibit, devicesExhibit];

test('traffic: visits, orders and order value are strips of years', () => {
  const { message, chart, table } = trafficExhibit(shop, words)!;
  expect(message).toBe(
    'The shop had 1–2bn visits in 2025. Of these, 2.5–3% ended in an order. The average order was worth $50–100.',
  );
  expect(chart?.kind === 'strip' && chart.rows.map(({ name }) => name)).toEqual([
    'Visits',
    'Conversion rate',
    'Orders',
    'Average order value',
  ]);
  expect(table.columns).toHaveLength(5);
});

test('rates: combines the known ones in one sentence', () => {
  const { message, table } = ratesExhibit(shop, words)!;
  expect(message).toBe(
    'Own stock makes up 80–85% of the value of all orders and 20–25% of goods shipped come back.',
  );
  expect(table.rows).toHaveLength(2);
});

test('devices are on a ladder', () => {
  const { message, chart } = devicesExhibit(shop, words)!;
  expect(message).toBe('Mobile brings in the most orders, at 55–60%.');
  expect(chart).toMatchObject({
    kind: 'ladder',
    marks: [{ label: 'Mobile' }, { label: 'Desktop' }],
  });
});

test('sentence, chart and table of each exhibit agree', () => {
  const made = exhibits.map((exhibit) => exhibit(shop, words)!);
  expect(disagreements({ title: '', lead: '', keyFigures: [], exhibits: made })).toEqual([]);
});

test('leaves out exhibits without figures', () => {
  for (const exhibit of exhibits) expect(exhibit(nothing, words)).toBeNull();
});
