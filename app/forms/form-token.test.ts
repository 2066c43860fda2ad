import { expect, test } from 'vitest';
import { testSecret as secret } from '../../test/test-secret.ts';
import { issueFormToken, keepFormToken, readFormToken } from './form-token.server.ts';

const opened = new Date('2026-11-15T12:00:00Z');
const later = (hours: number) => new Date(opened.getTime() + hours * 60 * 60 * 1_000);

test('a refused form keeps its key and the time it was opened', () => {
  const token = issueFormToken(secret, opened);
  expect(keepFormToken(secret, token, later(1))).toBe(token);
});

test.each([
  ['too old', issueFormToken(secret, opened)],
  ['not ours', 'x.1.y'],
  ['missing', ''],
])('replaces a token that is %s by a valid one', (_, token) => {
  const now = later(25);
  expect(readFormToken(secret, keepFormToken(secret, token, now))?.openedAt).toEqual(now);
});
