import { expect, test } from 'vitest';
import { wordsAfter } from './received.server.ts';

test('who registers for a webinar is promised the link to join; who waits for the next one is not', () => {
  const registered = wordsAfter('webinar', { webinar: 'talk' });
  expect(registered.steps.join(' ')).toContain('link to join');
  const waiting = wordsAfter('webinar', { webinar: 'next' });
  expect(waiting.title).toBe('Please check your email');
  expect(waiting.steps.join(' ')).not.toContain('join');
});

test('the workbook takes one step, and a written quote comes after any questions', () => {
  expect(wordsAfter('ranking-prospect').steps).toHaveLength(1);
  expect(wordsAfter('offer').steps.at(-1)).toContain('a written quote');
});

test('who names no time is promised one, and who names no report is not told of a question', () => {
  expect(wordsAfter('demo-times', { first: '', second: '2026-12-01T10:00', third: '' }).title).toBe(
    'We’ve received your proposed times',
  );
  const anyTime = wordsAfter('demo-times', { first: '', second: '', third: '', note: 'In January.' });
  expect(anyTime.title).toBe('We’ve received your request for a demo time');
  expect(anyTime.steps.join(' ')).not.toContain('nearest');
  expect(wordsAfter('report-request', { report: 'Parcels (2501)' }).title).toContain('your question');
  expect(wordsAfter('report-request').title).toBe('We’ve received your request');
});

test('who asks for new data may come from any page, so the link names where it goes', () => {
  const backTo = (page: string) => wordsAfter('whitepaper-prospect', { page }).back;
  expect(backTo('/resources/sample-data')).toEqual({
    label: 'Browse the sample data',
    to: '/resources/sample-data',
  });
  expect(backTo('/whitepaper/paper')).toEqual({ label: 'Back to where you were', to: '/whitepaper/paper' });
});
