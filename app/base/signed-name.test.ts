import { expect, test } from 'vitest';
import { testSecret as secret } from '../../test/test-secret.ts';
import { readSignedId, signId } from './signed-name.server.ts';

const name = signId(secret, 'lead', 17);

test('reads a signed id back and needs no URL encoding', () => {
  expect(readSignedId(secret, 'lead', name)).toBe(17);
  expect(encodeURIComponent(name)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['a bare number', '17'],
  ['the number of another row', name.replace('17', '18')],
  ['another way to write the number', name.replace('17', '017')],
  ['a cut signature', name.slice(0, -1)],
  ['a longer signature', `${name}A`],
  ['a name of another kind', signId(secret, 'booking', 17)],
  ['a signature of somebody else', signId(secret.replace('a', 'b'), 'lead', 17)],
])('refuses %s as a signed id', (_, forged) => {
  expect(readSignedId(secret, 'lead', forged)).toBeNull();
});
