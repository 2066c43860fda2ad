import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalisedMail } from './normalised-mail.ts';

test.each([
  ['ada@site.example', 'ada@site.example'],
  [' A da@Site.Example\n', 'ada@site.example'],
  ['ada+news@site.example', 'ada@site.example'],
  ['ada+news+more@site.example', 'ada@site.example'],
  ['a.d.a@mail.site.example', 'ada@mail.site.example'],
  ['A.da+x.y@site.example', 'ada@site.example'],
  ['"a@b"@site.example', '"a@b"@site.example'],
  ['not an address', 'notanaddress'],
  ['', ''],
])('%j becomes %j', (address, expected) => {
  expect(normalisedMail(address)).toBe(expected);
});

test('once is enough, and the domain keeps its dots', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const once = normalisedMail(address);
      expect(normalisedMail(once)).toBe(once);
      expect(once.split('@').at(-1)).toBe(address.split('@').at(-1)!.toLowerCase());
    }),
  );
});
