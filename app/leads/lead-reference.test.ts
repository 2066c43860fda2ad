import { expect, test } from 'vitest';
import { readLeadReference, signLeadReference } from './lead-reference.server.ts';

const secret = 'a secret that is at least thirty-two long';
const reference = signLeadReference(secret, 17);

test('a reference names its lead, and fits into an address as it is', () => {
  expect(readLeadReference(secret, reference)).toBe(17);
  expect(encodeURIComponent(reference)).toBe(reference);
});

test.each([
  ['nothing', ''],
  ['a bare number', '17'],
  ['the number of another lead', reference.replace('17', '18')],
  ['another way to write the number', reference.replace('17', '017')],
  ['a cut signature', reference.slice(0, -1)],
  ['a longer signature', `${reference}A`],
  ['a signature of somebody else', signLeadReference(secret.replace('a', 'b'), 17)],
])('%s names none', (_, forged) => {
  expect(readLeadReference(secret, forged)).toBeNull();
});
