import { expect, test } from 'vitest';
import { parseChartReference } from './chart-reference.ts';

test.each([
  'exhibit/market/de/all/size',
  'series/market/de/all/market-size',
  'series/retailer/zalando.de-de/net-sales',
  'parts/market/de/all/payment-share/2025/payment',
  'compare/market-size/2025/all/de+fr',
  'lines/online-share/all/de+ww',
  'mix/payment-share/2025/payment/de+fr',
  'categories/de/all/market-growth/2025',
  'ranking/top-online-stores-in-germany/2025',
  'table/market-size+payment-share.payment-invoice/2025/market/de+fr/all',
  'table/net-sales/2025/retailer/zalando.de-de+asos.com-gb',
])('parses %s', (ref) => {
  expect(parseChartReference(ref)?.kind).toBe(ref.split('/')[0]);
});

test.each([
  '',
  'pie/market/de/all/market-size',
  'series/market/de/all/happiness',
  'series/market/xx/all/market-size',
  'parts/market/de/cars/market-size/2025/payment',
  'compare/market-size/2025/all',
  'compare/market-size/2025/all/de+xx',
  'compare/market-size/2025/cars/de',
  'lines/online-share/all/de+',
  'mix/payment-share/2025/payment/xx',
  'categories/xx/all/market-growth/2025',
  'ranking/top-online-stores-in-germany',
  'table/market-size+happiness/2025/market/de/all',
  'table/market-size/2025/market/de+xx/all',
])('rejects "%s"', (ref) => {
  expect(parseChartReference(ref)).toBeNull();
});
