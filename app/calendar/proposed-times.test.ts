import { describe, expect, test } from 'vitest';
import { readForm } from '../forms/read-form.server.ts';
import { settingsFrom } from '../settings/environment.server.ts';
import { overlapsWorkday } from './offered-times.ts';
import { proposedTimesForm } from './proposed-times.server.ts';

const rules = settingsFrom({}).booking;
const now = new Date('2026-11-16T09:00:00Z');
const person = { name: 'Kim Meyer', email: 'kim@company.example', company: 'Kontor' };

function propose(entered: Record<string, string>, zone = 'Australia/Sydney', isKnown = false) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(entered)) sent.set(name, value);
  const contact = isKnown ? { leadId: 1, isSuspect: false, ...person } : null;
  const form = proposedTimesForm({ zone, now, rules, contact }, sent);
  const read = readForm(form.schema, sent);
  return { form, read, faults: read.ok ? [] : read.refusal.errors.map(({ field }) => field) };
}

describe('proposed times', () => {
  test('are named in the visitor’s zone and in ours', () => {
    const { form, read } = propose({ ...person, first: '2026-12-01T10:00', second: '', third: '' });
    if (!read.ok) throw new Error('It was refused.');
    expect(form.chosen!(read.values)).toEqual([
      [
        'Proposed time 1',
        'Tuesday 1 December 2026, 10:00 to 10:30, Sydney time (UTC+11), 00:00 to 00:30 Berlin time',
      ],
    ]);
  });

  test('name our weekday where it is another day in Berlin', () => {
    const { form, read } = propose({ ...person, first: '2026-12-11T09:00', second: '', third: '' });
    if (!read.ok) throw new Error('It was refused.');
    expect(form.chosen!(read.values)[0]![1]).toBe(
      'Friday 11 December 2026, 09:00 to 09:30, Sydney time (UTC+11), Thursday 23:00 to 23:30 Berlin time',
    );
  });

  test.each(['2026-11-16T19:59', '2020-01-01T10:00', '2099-01-01T10:00', 'tomorrow', '2026-13-01T10:00'])(
    '%s is refused as no time that we could meet at',
    (first) => {
      expect(propose({ ...person, first }).faults).toEqual(['first']);
    },
  );

  test('a note is enough, and without a time it is needed', () => {
    expect(propose({ ...person, note: 'Any day in January would suit.' }).faults).toEqual([]);
    expect(propose(person).faults).toEqual(['note']);
  });

  test('are confirmed to the visitor only if there are any', () => {
    const titleAfter = (entered: Record<string, string>) => {
      const { form, read } = propose({ ...person, ...entered });
      if (!read.ok) throw new Error('It was refused.');
      return form.mails.visitor!(read.values, 1)!.title;
    };
    expect(titleAfter({ second: '2026-12-01T10:00' })).toBe('We’ve received your proposed times');
    expect(titleAfter({ note: 'Any day in January would suit.' })).toBe(
      'We’ve received your request for a demo time',
    );
  });

  test('need no contact from a visitor who has filled in the demo form', () => {
    const { read } = propose({ third: '2027-02-01T10:00' }, 'Asia/Tokyo', true);
    expect(read).toMatchObject({ ok: true, values: person });
  });
});

describe('the visitor’s working day', () => {
  test.each([
    ['Europe/Berlin', true],
    ['America/New_York', true],
    ['Asia/Singapore', true],
    ['America/Los_Angeles', false],
    ['Pacific/Honolulu', false],
    ['Pacific/Auckland', false],
  ])('overlaps with ours in %s: %s', (zone, overlaps) => {
    expect(overlapsWorkday(rules, now, zone)).toBe(overlaps);
  });
});
