import { expect, test } from 'vitest';
import { wordsAfter } from './received.server.ts';

test('who registers for a webinar is promised the link to join; who waits for the next one is not', () => {
  const registered = wordsAfter('webinar', { webinar: 'talk' });
  expect(registered.steps.join(' ')).toContain('link to join');
  const waiting = wordsAfter('webinar', { webinar: 'next' });
  expect(waiting.title).toBe('Please confirm by email');
  expect(waiting.steps.join(' ')).not.toContain('join');
});
