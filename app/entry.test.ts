import pino from 'pino';
import { RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { requestContext, servicesContext, type RequestFacts, type Services } from './context.server.ts';
import { handleError } from './entry.server.tsx';

test.each([
  ['our own fault', new Error('broken'), 1],
  ['a post to a page that takes none', new ErrorResponse(405, 'Method Not Allowed', '', true), 0],
])('%s is told to those who watch over errors, or not', (_, error, told) => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const context = new RouterContextProvider();
  context.set(servicesContext, { log } as unknown as Services);
  context.set(requestContext, { id: 'request' } as RequestFacts);
  handleError(error, { request: new Request('https://site.example/'), context, params: {} });
  expect(lines).toHaveLength(told);
  // Neither is a page that anybody may keep.
  expect(context.get(requestContext).failed).toBe(true);
});
