import { expect, test } from 'vitest';
import { figureSet } from '../figures/figure-set.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { leadingProvider, providerExhibit, type NamedProvider } from './provider-exhibits.ts';

const common = (name: string): NamedProvider => ({ name, method: 'modelled' });
const share = (name: string, low: number) =>
  shownFigure('payment-share', 2025, [low, low + 5], { dimension: `payment:${name}` });
const germany = {
  name: 'Germany',
  figures: figureSet([share('Card', 10), share('Wallet', 30), share('Cash', 5), share('Other', 5)]),
};

test('lists common providers by market share and claims nothing about the shop', () => {
  const exhibit = providerExhibit('payment', [common('Card'), common('Wallet'), common('Invoice')], germany)!;
  expect(exhibit.message).toBe('Wallet is the leading payment method in Germany, at 30–35% of spending.');
  expect(exhibit.table.columns).toEqual(['Method', 'Share in Germany']);
  expect(exhibit.table.rows.map(({ label }) => label)).toEqual(['Wallet', 'Card', 'Invoice']);
  expect(exhibit.table.rows[2]!.cells).toEqual([null]);
  expect(exhibit.chart?.kind === 'ladder' && exhibit.chart.marks.map(({ label }) => label)).toEqual([
    'Wallet',
    'Card',
  ]);
  expect(exhibit.note).toBe(
    'Modelled for the country as a whole, not for the shop. The shop’s own checkout may offer other ways to pay.',
  );
});

test('names the leading provider of the market, and all that share its range', () => {
  const listed = ['Card', 'Wallet', 'Cash', 'Other'].map(common);
  expect(leadingProvider('payment', listed, germany)).toMatchObject({
    label: 'Leading payment method in Germany',
    name: 'Wallet',
    figure: { range: { low: 30, high: 35 } },
  });
  expect(leadingProvider('payment', ['Cash', 'Other'].map(common), germany)).toMatchObject({
    label: 'Leading payment methods in Germany, each',
    name: 'Cash and Other',
  });
  expect(leadingProvider('shipping', listed, germany)).toBeNull();
});

test('shows only a table where no shares are known', () => {
  const exhibit = providerExhibit('shop-software', [common('Custom / in-house'), common('Suite')], germany)!;
  expect(exhibit.message).toBe('In-house systems and Suite are common in Germany.');
  expect(exhibit.chart).toBeNull();
  expect(exhibit.table.columns).toEqual(['Software', 'Basis']);
  expect(exhibit.table.rows[0]!.cells).toEqual(['Modelled for Germany, not observed at the shop']);
});

test('does not say again what the page says: that nothing was observed at the shop', () => {
  const on = (kind: 'payment' | 'shipping' | 'shop-software', name: string) =>
    providerExhibit(kind, [common(name)], germany, { isCautioned: true })!;
  expect([on('payment', 'Card').note, on('shipping', 'Post').note]).toEqual([
    'Modelled for the country as a whole, not for the shop.',
    'Modelled for the country as a whole, not for the shop.',
  ]);
  const software = on('shop-software', 'Suite');
  expect(software.note).toBe('Large shops often build their own.');
  expect(software.table.rows[0]!.cells).toEqual(['Modelled for Germany']);
});

test('makes claims about the shop only for observed providers', () => {
  const exhibit = providerExhibit(
    'payment',
    [common('Card'), { name: 'Cash', method: 'observed' }],
    germany,
  )!;
  expect(exhibit.message).toBe('Customers can pay by Cash.');
  expect(exhibit.table.rows.map(({ cells }) => cells[1])).toEqual([
    'Modelled for Germany, not observed at the shop',
    'Observed at the shop',
  ]);
  expect(exhibit.note).toBeUndefined();
});

test.each([
  [['Custom / in-house'], 'In-house systems are common in Germany.'],
  [['commercetools', 'Custom / in-house'], 'commercetools and in-house systems are common in Germany.'],
  [['commercetools'], 'commercetools is common in Germany.'],
])('names in-house software in the plural: %j', (names, message) => {
  expect(providerExhibit('shop-software', names.map(common), germany)!.message).toBe(message);
});

test('is left out without providers of its kind', () => {
  expect(providerExhibit('shipping', [], germany)).toBeNull();
});
