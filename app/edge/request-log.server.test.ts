import pino from 'pino';
import { expect, test } from 'vitest';
import { requestLines } from './request-log.server.ts';

function capture(level: string) {
  let text = '';
  const log = pino({ level }, { write: (line: string) => void (text += line) });
  const read = () =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, read, isEmpty: () => text === '' };
}

const request = { method: 'GET', path: '/a "quoted" path', status: 200, cache: 'hit' as const };

test('a prepared line is the one that pino would write', () => {
  const { log, read } = capture('info');
  const lines = requestLines(log);
  lines.write('id-of-one', lines.restOf(request));
  lines.write('id-of-two', lines.restOf({ ...request, cache: undefined }));
  lines.stop();
  log.info({ requestId: 'id-of-one', ...request, ms: 0 }, 'request');

  const [one, two, byPino] = read();
  expect(one).toEqual({ ...byPino, time: one!['time'] });
  expect(typeof one!['time']).toBe('number');
  expect(two).toMatchObject({ requestId: 'id-of-two', msg: 'request' });
  expect(two).not.toHaveProperty('cache');
});

test('below its level nothing is written', () => {
  const { log, isEmpty } = capture('warn');
  const lines = requestLines(log);
  lines.write('id-of-one', lines.restOf(request));
  lines.stop();
  expect(isEmpty()).toBe(true);
});
