import { data, redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { sendForm } from './send-form.client.ts';

const entered = { email: 'kim@company.example', message: 'What does it cost?', form_token: 'abc' };

function send(serverAction: () => Promise<unknown>) {
  const request = new Request('https://site.example/contact', {
    method: 'POST',
    body: new URLSearchParams(entered),
  });
  return sendForm({ request, serverAction });
}

test('what the server answers is the answer', async () => {
  const refusal = data({ errors: [] }, 422);
  expect(await send(async () => refusal)).toBe(refusal);
});

test.each([
  ['the network is away', new TypeError('Failed to fetch'), 'no answer'],
  ['the site is away behind its proxy', new ErrorResponse(503, 'Service Unavailable', ''), 'no answer'],
  ['the site fails', new Error('Unable to decode turbo-stream response'), 'no answer'],
  ['it is too long', new ErrorResponse(413, 'Content Too Large', ''), 'too long'],
])('when %s, the form keeps what was entered, and its token', async (_, failure, said) => {
  const answer = await send(() => Promise.reject(failure));
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { entered, token: 'abc', errors: [{ message: expect.stringContaining(said) }] },
  });
});

test.each([
  ['leads on', redirect('/request/offer/success')],
  ['is not there', new ErrorResponse(404, 'Not Found', '')],
])('a page that %s does so', async (_, answer) => {
  await expect(send(() => Promise.reject(answer))).rejects.toBe(answer);
});
