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

test("passes the server's answer on", async () => {
  const refusal = data({ errors: [] }, 422);
  expect(await send(async () => refusal)).toBe(refusal);
});

test.each([
  ['the network fails', new TypeError('Failed to fetch'), 'couldn’t process this just now'],
  [
    'the proxy cannot reach the site',
    new ErrorResponse(503, 'Service Unavailable', ''),
    'couldn’t process this just now',
  ],
  ['the site fails', new Error('Unable to decode turbo-stream response'), 'couldn’t process this just now'],
  ['the form is too long', new ErrorResponse(413, 'Content Too Large', ''), 'too long'],
])('when %s, the form keeps its values and its token', async (_, failure, said) => {
  const answer = await send(() => Promise.reject(failure));
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { entered, token: 'abc', errors: [{ message: expect.stringContaining(said) }] },
  });
});

test.each([
  ['redirects', redirect('/request/offer/success')],
  ['does not exist', new ErrorResponse(404, 'Not Found', '')],
])('lets a page that %s through', async (_, answer) => {
  await expect(send(() => Promise.reject(answer))).rejects.toBe(answer);
});
