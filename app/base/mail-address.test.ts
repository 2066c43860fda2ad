import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { parseMailAddress, normalisedMail } from './mail-address.server.ts';

describe('a mail address', () => {
  test.each([
    ['kim@company.example', 'kim@company.example'],
    [' kim@company.example\n', 'kim@company.example'],
    ['Kim@COMPANY.Example', 'Kim@company.example'],
    ['kim@gm\u200bail.example', 'kim@gmail.example'],
    ['kim@gm\u00adail.example', 'kim@gmail.example'],
    ['kim@ｇｍａｉｌ.example', 'kim@gmail.example'],
    ['kim@größe.example', 'kim@xn--gre-6ka8i.example'],
    ['kim@кто.рф', 'kim@xn--j1ail.xn--p1ai'],
    ['jürgen@company.example', 'jürgen@company.example'],
  ])('%j is %j', (entered, address) => {
    expect(parseMailAddress(entered)).toEqual({ ok: true, address });
    expect(parseMailAddress(address)).toEqual({ ok: true, address });
  });

  test.each([
    'kim@exa%6dple.example',
    'kim@evil.example/.company.example',
    'kim@evil.example#.company.example',
    'kim@evil.example?a.example',
    'kim@evil.example\\a.example',
    'kim@127.0.0.1',
    'kim@0x7f.1',
    'kim@[::1].example',
    'kim@company.example:25',
    'kim@\u00ad.example',
    'kim@-company.example',
    'kim@com_pany.example',
    `kim@${'ü'.repeat(60)}.example`,
    'kim@company..example',
  ])('%j has a domain that no mail can be sent to', (entered) => {
    expect(parseMailAddress(entered)).toEqual({ ok: false, fault: 'domain' });
  });

  test.each(['k\u200bim@company.example', 'kim\u2064@company.example', 'kim\u3164@company.example'])(
    '%j hides a character before the @',
    (entered) => {
      expect(parseMailAddress(entered)).toEqual({ ok: false, fault: 'address' });
    },
  );
});

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
])('normalises %j to %j', (address, expected) => {
  expect(normalisedMail(address)).toBe(expected);
});

test('normalising is idempotent and keeps the dots of the domain', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const once = normalisedMail(address);
      expect(normalisedMail(once)).toBe(once);
      expect(once.split('@').at(-1)).toBe(address.split('@').at(-1)!.toLowerCase());
    }),
  );
});
