import { expect, test } from 'vitest';
import { isNamedBy, passportPath } from '../figures/publish.ts';
import { passportAddress } from '../figures/sheet-address.ts';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { passportTarget } from './find-figure.server.ts';

test.each([
  ['market/de/toys/market-size/2025', 'market/de/toys', ['market-size', '2025']],
  [
    'market/de/toys/device-share/2025/device-mobile',
    'market/de/toys',
    ['device-share', '2025', 'device-mobile'],
  ],
  ['retailer/zalando.de-de/monthly-sales/2025-03', 'retailer/zalando.de-de', ['monthly-sales', '2025-03']],
  [
    'ranking/top-stores/net-sales/2025/retailer-otto-de-de',
    'ranking/top-stores',
    ['net-sales', '2025', 'retailer-otto-de-de'],
  ],
])('%s names a figure', (address, subject, figure) => {
  expect(passportTarget(address)).toEqual({ kind: address.split('/')[0], subject, figure });
});

test.each([
  '',
  'market',
  'market/de/toys',
  'market/de/toys/market-size',
  'market/de/toys/market-size/2025/a/b',
  'market//toys/market-size/2025',
  'market/de/toys/market-size/2025/',
  'constructor/de/toys/market-size/2025',
  'shop/zalando.de-de/net-sales/2025',
  'market/de/to\0ys/market-size/2025',
])('%j names none', (address) => {
  expect(passportTarget(address)).toBeNull();
});

test('the address that a figure gives itself leads back to it', () => {
  const figure = shownFigure('payment-share', 2025, [5, 10], { dimension: 'payment:SEPA direct debit' });
  const target = passportTarget(passportAddress(passportPath('market/de/toys', figure)));
  expect(target?.subject).toBe('market/de/toys');
  expect(isNamedBy(target!.figure, figure)).toBe(true);
  expect(isNamedBy(target!.figure, { ...figure, dimension: 'payment:SEPA' })).toBe(false);
});
