import { createHash } from 'node:crypto';

/** The same words have the same key. It has the form of a UUID. */
export function submissionKey(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 32);
}

/**
 * For a form without a token: the same words within some minutes are the same submit. The first key is its own; under
 * the others it may be known, because it came shortly before the span began, or at the same moment as its end.
 */
export function keysInTime(words: string, now: Date): string[] {
  const span = Math.floor(now.getTime() / spanMs);
  return [span, span - 1, span + 1].map((at) => submissionKey(`${words} ${at}`));
}

const spanMs = 15 * 60 * 1_000;
