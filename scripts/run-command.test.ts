import { expect, test } from 'vitest';
import { readArgs } from './run-command.ts';

test.each([
  ['jobs [--dead]', 'jobs', {}],
  ['jobs [--dead]', 'jobs --dead', { dead: 'dead' }],
  ['jobs [--dead]', '--dead jobs', { dead: 'dead' }],
  ['jobs retry <id>', 'jobs retry 42', { id: '42' }],
  ['leads export --csv', 'leads export --csv', { csv: 'csv' }],
  ['mails [--unsent | --refused]', 'mails', {}],
  ['mails [--unsent | --refused]', 'mails --refused', { refused: 'refused' }],
  ['leads --suspect [--since <date>]', 'leads --suspect --since 2026', { suspect: 'suspect', since: '2026' }],
])('“%s” accepts “%s”', (usage, words, args) => {
  expect(readArgs(usage, words.split(' '))).toEqual(args);
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
])('“%s” refuses “%s”', (usage, words) => {
  expect(readArgs(usage, words.split(' '))).toBeNull();
});
