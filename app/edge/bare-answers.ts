import { cacheControl, retryAfterSeconds } from './policies.ts';

/** For failures outside a page. Always a new response: the failed one may have headers already. */
export const failed = () => bare(500, 'Something went wrong. Please try again later.');

export const unavailable = () =>
  bare(503, 'The site is temporarily unavailable. Please try again later.', {
    'Retry-After': String(retryAfterSeconds),
  });

/** A proxy would read 503 as a failure of the whole process. */
export const tooManyAtOnce = () =>
  bare(429, 'Too many requests at once. Please try again in a moment.', { 'Retry-After': '5' });

function bare(status: number, text: string, more: Record<string, string> = {}) {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': cacheControl.nobody,
    ...more,
  };
  return new Response(`${text}\n`, { status, headers });
}

/** Logged for a visitor who left before the answer; never sent. */
export const clientGone = 499;

/** A body that breaks off fails with Node's own error, a moment before the request is marked as aborted. */
export function isClientGone(request: Request, error?: unknown): boolean {
  return request.signal.aborted || (error instanceof Error && error.message === 'aborted');
}
