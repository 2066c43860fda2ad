import { expect, test } from 'vitest';
import { wordsAfter } from './received.server.ts';

test('who registers for a webinar is promised the link to join; who waits for the next one is not', () => {
  const registered = wordsAfter('webinar', { webinar: 'talk' });
  expect(registered.steps.join(' ')).toContain('link to join');
  const waiting = wordsAfter('webinar', { webinar: 'next' });
  expect(waiting.title).toBe('Please confirm by email');
  expect(waiting.steps.join(' ')).not.toContain('join');
});

test('who asks for new data may come from any page, so the link names where it goes', () => {
  const backTo = (page: string) => wordsAfter('whitepaper-prospect', { page }).back;
  expect(backTo('/resources/sample-data')).toEqual({
    label: 'Browse the sample data',
    to: '/resources/sample-data',
  });
  expect(backTo('/whitepaper/paper')).toEqual({ label: 'Back to where you were', to: '/whitepaper/paper' });
});
