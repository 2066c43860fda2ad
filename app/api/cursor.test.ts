import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

test('reads every cursor that it has written', () => {
  const positions = fc.oneof(fc.integer(), fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer())));
  fc.assert(
    fc.property(fc.maxSafeNat(), positions, (datasetId, position) => {
      const text = writeCursor({ datasetId, position });
      expect(text).toMatch(/^[\w-]+$/);
      expect(readCursor(text)).toEqual({ datasetId, position });
    }),
  );
});

test('takes no other text for a cursor, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readCursor(text);
      return read === null || Number.isSafeInteger(read.datasetId);
    }),
  );
  expect(['', '!', 'e30', 'WzFd', btoa('["a",1]')].map(readCursor)).toEqual([null, null, null, null, null]);
});
