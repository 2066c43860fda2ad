import { expect, test } from 'vitest';
import { readWords } from './usage-line.ts';

test.each([
  ['jobs [--dead]', 'jobs', {}],
  ['jobs [--dead]', 'jobs --dead', { dead: 'dead' }],
  ['jobs [--dead]', '--dead jobs', { dead: 'dead' }],
  ['jobs retry <id>', 'jobs retry 42', { id: '42' }],
  ['leads export --csv', 'leads export --csv', { csv: 'csv' }],
  ['mails [--unsent | --refused]', 'mails', {}],
  ['mails [--unsent | --refused]', 'mails --refused', { refused: 'refused' }],
  ['leads --suspect [--since <date>]', 'leads --suspect --since 2026', { suspect: 'suspect', since: '2026' }],
])('“%s” understands “%s”', (usage, words, asked) => {
  expect(readWords(usage, words.split(' '))).toEqual(asked);
});

test.each([
  ['jobs [--dead]', 'job'],
  ['jobs [--dead]', 'jobs retry'],
  ['jobs [--dead]', 'jobs --unsent'],
  ['jobs [--dead]', 'jobs --dead=yes'],
  ['jobs retry <id>', 'jobs retry'],
  ['jobs retry <id>', 'jobs retry 42 43'],
  ['jobs retry <id>', 'jobs retry 42 --dead'],
  ['leads export --csv', 'leads export'],
  ['mails [--unsent | --refused]', 'mails --unsent --refused'],
  ['leads --suspect [--since <date>]', 'leads --since 2026'],
  ['leads --suspect [--since <date>]', 'leads --suspect --since'],
])('“%s” does not understand “%s”', (usage, words) => {
  expect(readWords(usage, words.split(' '))).toBeNull();
});
