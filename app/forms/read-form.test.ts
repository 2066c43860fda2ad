import { describe, expect, test } from 'vitest';
import { email, emailOrNone, line, lines } from './read-form.server.ts';

describe('an email address', () => {
  test.each(['kim@company.example', ' kim@company.example\n', 'k.i-m+1@mail.company.example'])(
    '%j is one',
    (entered) => {
      expect(email.parse(entered)).toBe(entered.trim());
      expect(emailOrNone.parse(entered)).toBe(entered.trim());
    },
  );

  test.each([
    'kim',
    'kim@company',
    '@company.example',
    'kim@.',
    'kim@company.',
    'kim@@company.example',
    'kim@company.example,lee@company.example',
    'Kim <kim@company.example>',
    'kim@company.example\r\nBcc: lee@company.example',
    'kim@company.ex\u0000ample',
    'kim\ud800@company.example',
    `${'k'.repeat(240)}@company.example`,
  ])('%j is refused', (entered) => {
    expect(email.safeParse(entered).error?.issues.map(({ message }) => message)).toEqual([
      'Enter an email address, such as name@company.example',
    ]);
    expect(emailOrNone.safeParse(entered).success).toBe(false);
  });

  test('gets its domain in the spelling of mail servers', () => {
    expect(email.parse('kim@gm\u200bail.example')).toBe('kim@gmail.example');
    expect(emailOrNone.parse('kim@größe.example')).toBe('kim@xn--gre-6ka8i.example');
  });

  test.each([email, emailOrNone])('with an impossible domain is refused for that reason', (schema) => {
    const { error } = schema.safeParse('kim@evil.example/.company.example');
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('after the @')]);
  });

  test('may be left out where it is optional', () => {
    expect(emailOrNone.parse(' ')).toBe('');
  });
});

test.each([
  ['an address', email],
  ['an address or none', emailOrNone],
  ['a line', line()],
  ['lines', lines(4_000)],
])('refuses %s that is far too long, without slow matching', (_, schema) => {
  // Work that grew with the square of this length would not end within the test's time.
  expect(schema.safeParse(`a@${'.'.repeat(1_000_000)}@`).success).toBe(false);
  expect(schema.safeParse(`x${' \r\n'.repeat(1_000_000)}x`).success).toBe(false);
});
