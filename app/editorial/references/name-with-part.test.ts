import { expect, test } from 'vitest';
import { nameInPeriod, nameWithPart } from './name-with-part.ts';

test.each([
  ['Share', 'of:all', 'of eCommerce', 'Share of eCommerce'],
  ['Marktanteil', 'of:wor', 'am Weltmarkt', 'Marktanteil am Weltmarkt'],
  ['Annual growth (CAGR)', 'since:2020', 'since 2020', 'Annual growth (CAGR) since 2020'],
  ['Seasonality index', 'month:12', 'December', 'Seasonality index: December'],
  ['Market size', '', '', 'Market size'],
])('names %s with the dimension "%s"', (name, dimension, part, expected) => {
  expect(nameWithPart(name, dimension, part)).toBe(expected);
});

test('separates other parts as the caller asks', () => {
  expect(nameWithPart('Payment method', 'payment:PayPal', 'PayPal', ', ')).toBe('Payment method, PayPal');
});

test.each([
  ['', '', 'Growth, 2025'],
  ['payment:PayPal', 'PayPal', 'Growth, PayPal, 2025'],
  ['since:2020', 'since 2020', 'Growth, 2020–2025'],
])('a name with the period of the part %j', (dimension, part, expected) => {
  expect(nameInPeriod('Growth', { dimension, period: '2025' }, part)).toBe(expected);
});
