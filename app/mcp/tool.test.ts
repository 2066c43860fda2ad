import pino from 'pino';
import { expect, test } from 'vitest';
import { UnknownName } from '../api/wanted.server.ts';
import { DatabaseAway } from '../base/database.server.ts';
import { messageOf } from './tool.server.ts';

const services = { log: pino({ level: 'silent' }) };

test('tells a caller about a wrong name, and nothing about our own failures', () => {
  expect(messageOf(new UnknownName('Unknown place "x".'), services)).toBe('Unknown place "x".');
  expect(messageOf(new DatabaseAway(), services)).toMatch(/Try again in \d+ seconds/);
  const inside = new Error('Failed query: select value from market_figure where region = $1');
  expect(messageOf(inside, services)).not.toMatch(/query|select|market_figure/);
});
