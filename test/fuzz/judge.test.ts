import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseAnswers } from './answer.ts';
import { complaintsAbout } from './judge.ts';

const judge = (text: string, options: { mayBeRefused?: boolean; timedOut?: boolean } = {}) =>
  complaintsAbout(
    {
      answers: parseAnswers(Buffer.from(text, 'latin1'), { isHead: false }),
      timedOut: options.timedOut ?? false,
      mayBeRefused: options.mayBeRefused ?? false,
    },
    ['/srv/data'],
  );

const answer = (status: string, body: string, headers = '') =>
  `HTTP/1.1 ${status}\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;

test('accepts an ordinary answer, a refusal and a documented 503', () => {
  expect(judge(answer('200 OK', '<p>Select a market where it grew. See the order by size.</p>'))).toEqual([]);
  expect(judge(answer('400 Bad Request', 'This address is malformed.\n'))).toEqual([]);
  expect(judge(answer('503 Service Unavailable', 'Busy', 'Retry-After: 5\r\n'))).toEqual([]);
  expect(judge('', { mayBeRefused: true })).toEqual([]);
});

test.for<[complaint: string, bytes: string]>([
  ['status 500', answer('500 Internal Server Error', '')],
  ['status 503 without Retry-After', answer('503 Service Unavailable', '')],
  ['closed without an answer', ''],
  ['closed without an answer', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['discloses the header x-powered-by', answer('200 OK', '', 'X-Powered-By: x\r\n')],
  ['discloses a stack trace', answer('400 Bad', 'Oops\n    at load (server.js:1:2)')],
  ['discloses a path on the server', answer('200 OK', 'file:///site/app.js')],
  ['discloses an error class', answer('400 Bad', 'TypeError: no')],
  ['discloses an engine message', answer('400 Bad', 'Unexpected token < in JSON')],
  ['discloses an SQL error', answer('400 Bad', 'invalid input syntax for type uuid')],
  ['discloses an SQL statement', answer('400 Bad', 'select "id" from "lead" where "id" = $1')],
  ['discloses a library', answer('400 Bad', 'connect ECONNREFUSED')],
  ['discloses "/srv/data"', answer('200 OK', 'in /srv/data')],
])('finds: %s', ([complaint, bytes]) => {
  expect(judge(bytes)).toEqual([complaint]);
});

test('looks at every answer of a pipeline, whatever way each is sent', () => {
  const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nType\r\n5\r\nError\r\n0\r\n\r\n';
  const zipped = gzipSync('ZodError').toString('latin1');
  const bytes = chunked + answer('200 OK', zipped, 'Content-Encoding: gzip\r\n') + answer('502 Bad', '');
  expect(judge(bytes)).toEqual(['discloses an error class', 'discloses an error class', 'status 502']);
});

test('takes silence for a hang, whatever was sent', () => {
  expect(judge('', { timedOut: true, mayBeRefused: true })).toEqual(['no complete answer within 5 s']);
});
