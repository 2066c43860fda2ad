import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { plainError } from './plain-error.ts';

const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
  code: '23505',
  detail: 'Key (email)=(kim@company.example) already exists.',
});
const query = new DrizzleQueryError('insert into lead (email) values ($1)', ['kim@company.example'], cause);

test('a failed query is logged with its statement and cause, but not with what a visitor typed', () => {
  const line = logged(query);
  expect(line.err).toEqual({
    name: 'Error',
    message: 'Failed query',
    query: 'insert into lead (email) values ($1)',
    cause: 'duplicate key value violates unique constraint',
    code: '23505',
  });
  expect(JSON.stringify(line)).not.toContain('kim@');
});

test('a failed query that caused another error keeps its parameters out of the log too', () => {
  const line = logged(new Error('The request was not stored.', { cause: query }));
  expect(line.err).toMatchObject({ message: 'The request was not stored.', cause: 'Failed query' });
  expect(JSON.stringify(line)).not.toContain('kim@');
});

test('properties of an error are not logged, except its code', () => {
  const error = Object.assign(new Error('The mail was not taken.'), {
    code: 'EENVELOPE',
    recipient: 'kim@company.example',
    rejectedErrors: [{ recipient: 'kim@company.example' }],
  });
  const line = logged(error);
  expect(line.err).toEqual({ name: 'Error', message: error.message, stack: error.stack, code: 'EENVELOPE' });
});

test('describes thrown values that are not errors', () => {
  expect(plainError('away')).toEqual({ message: 'away' });
  expect(plainError({ message: 'away', queue: 'send-mail' })).toEqual({ message: 'away' });
});

/** As the log has it. */
function logged(error: Error) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  pino({ serializers: { err: plainError } }, { write }).error({ err: error }, 'It failed.');
  return JSON.parse(lines[0]!) as { err: unknown };
}
