import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellTypes } from './cell-types.ts';
import type { ColumnType } from '../dataset-files.ts';

const examples: Record<ColumnType, { right: string[]; wrong: string[] }> = {
  text: { right: ['a "b", c\n', ' '], wrong: ['a\0'] },
  slug: {
    right: ['zalando.de-de', '1-800-flowers', 'xn--mller-kva.de'],
    wrong: ['Zalando', '-a', 'a b', 'ä'],
  },
  region: { right: ['deu', 'wor', 'eur', 'asm'], wrong: ['DEU', 'de', 'xyz', ' deu'] },
  category: { right: ['all', 'toys'], wrong: ['Toys', 'toy', 'constructor'] },
  metric: { right: ['market-size', 'gmv'], wrong: ['GMV', 'toString'] },
  year: { right: ['2025', '1886', '2100'], wrong: ['25', '2101', '2025.0', '0999'] },
  period: { right: ['2025', '2025-12'], wrong: ['2025-13', '2025-1', '2025-00', '2025-03-01'] },
  number: {
    right: ['0', '-1.5', '1e+21'],
    wrong: ['1,5', '1.', '.5', '+1', '0x10', 'NaN', '1e999', '1 000', ' 1'],
  },
  integer: { right: ['1', '2147483647'], wrong: ['0', '-1', '1.0', '2147483648', '01'] },
  boolean: { right: ['true', 'false'], wrong: ['TRUE', '1', 'yes'] },
  date: { right: ['2024-02-29'], wrong: ['2025-02-29', '31.01.2025', '2025-1-1'] },
  url: { right: ['https://a.example/b?c'], wrong: ['a.example', 'ftp://a', 'https://', 'https://a b'] },
  method: { right: ['reported', 'forecast'], wrong: ['guessed'] },
  confidence: { right: ['A', 'D'], wrong: ['a', 'E'] },
  visibility: { right: ['exact', 'range', 'no-access'], wrong: ['hidden'] },
  'provider-kind': { right: ['payment', 'shipping', 'shop-software'], wrong: ['payments'] },
};

test.for(Object.entries(examples))('%s', ([type, { right, wrong }]) => {
  const { read } = cellTypes[type as ColumnType];
  expect(right.map(read)).toEqual(right);
  expect(wrong.filter((cell) => read(cell) !== null)).toEqual([]);
});

test('numbers have one form, which is read back as the same number', () => {
  expect(['1.50', '-0', '1E3', '007', '0.1e1'].map(cellTypes.number.read)).toEqual([
    '1.5',
    '0',
    '1000',
    '7',
    '1',
  ]);
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const written = cellTypes.number.read(String(number));
      expect(Number(written)).toBe(number === 0 ? 0 : number);
      expect(cellTypes.number.read(written!)).toBe(written);
    }),
  );
});
