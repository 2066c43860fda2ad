import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadContinentOf, continentCodes, decodeTable, encodeTable } from './ip-continent.ts';

test.each([
  ['85.214.132.117', 'EU'],
  ['::ffff:85.214.132.117', 'EU'],
  ['8.8.8.8', 'NA'],
  ['200.160.2.3', 'SA'],
  ['1.1.1.1', 'OC'],
  ['202.12.27.33', 'AS'],
  ['196.216.2.1', 'AF'],
  ['2a01:4f8::1', 'EU'],
  ['2001:4860:4860::8888', 'NA'],
  ['127.0.0.1', null],
  ['10.0.0.1', null],
  ['::1', null],
  ['not an address', null],
  ['', null],
])('%s is in %s', async (address, continent) => {
  const continentOf = await loadContinentOf();
  expect(continentOf(address)).toBe(continent);
});

test('every block is found from its first to its last address', () => {
  const starts = fc.uniqueArray(fc.nat(0xffffff), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(starts, fc.nat(6), (numbers, seed) => {
      const blocks = numbers
        .toSorted((a, b) => a - b)
        .map((start, index) => ({ start, continent: (index + seed) % continentCodes.length }));
      const lookUp = decodeTable(encodeTable({ v4: blocks, v6: blocks }));
      for (const [index, { start, continent }] of blocks.entries()) {
        const last = (blocks[index + 1]?.start ?? start + 1) - 1;
        expect(lookUp(4, start)).toBe(continentCodes[continent]);
        expect(lookUp(6, last)).toBe(continentCodes[continent]);
      }
    }),
  );
});
