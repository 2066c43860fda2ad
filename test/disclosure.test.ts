import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDisclosures, secretsOf } from './disclosure.ts';
import { showMarket } from './samples/shown-subject.ts';
import { toFigure } from '../app/figures/publish.ts';
import { exactFigure, samplePublication } from './samples/sample-figures.ts';

const secret = 1_234_567.891;
const isFound = (output: unknown) => findDisclosures(output, [secret]).length > 0;

describe('disclosures', () => {
  test.each([
    1_234_567.891,
    { deep: [{ in: { an: 'object', value: 1234568 } }] },
    '1234567.891',
    '<td>1,234,568</td>',
    '1.234.567,89 €',
    '€1,234,567.89',
    '$1.23457m',
    '1.2346m',
    'M0,1234.568L20,30',
    'fashion,2025,1234567.9,B',
    '25,123,1234567.9',
    'growth of 1.234568 million',
    '-1234567.891',
  ])('%j holds the secret', (output) => {
    expect(isFound(output)).toBe(true);
  });

  test.each([
    null,
    undefined,
    true,
    '',
    '$1–2m',
    '1.2m',
    1_000_000,
    '2025-12-34',
    '123',
    1_234_667,
    1_234_400,
    12_345_671,
    'a text of 20 words',
  ])('%j does not', (output) => {
    expect(isFound(output)).toBe(false);
  });

  test('are found at any precision from five digits on', () => {
    const anyNumber = fc.double({ min: 1e-3, max: 1e13, noNaN: true });
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: 5, max: 12 }), (value, digits) => {
        const written = value.toPrecision(digits);
        fc.pre(!written.includes('e') && written.replace('.', '').replace(/^0+|0+$/g, '').length >= 5);
        // Of a number such as 111111.111 a part is found as well.
        expect(findDisclosures({ written }, [value])).toContainEqual({ path: 'written', text: written });
      }),
    );
  });

  test('tell where they stand', () => {
    expect(findDisclosures({ rows: [{ size: 'none' }, { size: secret }] }, [secret])).toEqual([
      { path: 'rows.1.size', text: '1234567.891' },
    ]);
  });

  test('of what is published there are none; of what is masked all count, and how far an edition moved it', () => {
    const figures = [
      exactFigure('market-size', 2025, 3_187_906_683, { low: 3_087_906_111, high: 3_287_906_222 }),
      exactFigure('population', 2025, 83_510_950),
      exactFigure('monthly-sales', '2025-03', 271_828_182),
      exactFigure('return-rate', 2025, null),
    ];
    const before = [exactFigure('market-size', 2025, 3_100_000_000)];
    const secrets = secretsOf(figures, showMarket(figures), before);
    expect([...secrets]).toEqual([
      3_187_906_683,
      3_087_906_111,
      3_287_906_222,
      87_906_683,
      expect.closeTo(2.8357, 3),
      271_828_182,
    ]);
    const shown = showMarket(figures);
    const published = figures.map((figure, at) => toFigure(figure, shown[at]!, samplePublication));
    expect(findDisclosures(published, secrets)).toEqual([]);
    expect(findDisclosures('revised by 87.907m', secrets)).toHaveLength(1);
  });
});
