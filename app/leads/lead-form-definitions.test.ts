import { describe, expect, test } from 'vitest';
import { questionForm } from '../editorial/library/report-forms.server.ts';
import { webinarForm } from '../editorial/webinars/webinar.server.ts';
import { readForm } from '../forms/read-form.server.ts';
import { settingsFrom } from '../settings/environment.server.ts';
import { testSecret as secret } from '../../test/test-secret.ts';
import { affiliateForm, contactForm, demoForm, offerForm } from './lead-form-definitions.server.ts';
import { readLeadReference } from './leads.server.ts';
import { editionProspect, rankingProspect } from './prospect.server.ts';
import type { LeadForm, LeadSchema } from './receive-lead.server.ts';

const settings = settingsFrom({ SITE_URL: 'https://site.example' });
const demo = demoForm({ secret, settings });
const offer = offerForm([{ value: 'corporate', label: 'Corporate' }]);
const talk = {
  slug: 'talk',
  title: 'A talk',
  about: '',
  starts: '2026-12-10T15:00:00+01:00',
  day: '10 Dec',
  time: '15:00',
  when: 'Thursday at 15:00',
  isSoon: false,
  minutes: 45,
  join: 'https://meet.example/talk',
  speakers: [],
};
const webinar = webinarForm([talk], settings, async () => {});
const report = { id: 2501, title: 'Parcels', page: '/reports/parcels/2501' };
const ranking = rankingProspect(
  { title: 'Top Toy Stores', page: '/resources/sample-data/ranking/toys' },
  { siteUrl: 'https://site.example', workbook: '/download/ranking/toys.xlsx' },
);
const edition = editionProspect({ title: 'Parcels 2025', page: '/whitepaper/parcels-2025' }, async () => {});

const person = { name: 'Ada Fischer', email: 'ada@company.example', company: 'Kontor' };
const text = 'More than ten characters.';

/** Each form with valid entries, and the fields that it requires. */
const forms = [
  entry('demo', demo, { ...person, role: '', wish: text }, ['name', 'email', 'company', 'wish']),
  entry('offer', offer, { ...person, users: '2 to 5', plan: 'corporate', message: '' }, [
    'name',
    'email',
    'company',
    'users',
  ]),
  entry('webinar', webinar, { webinar: 'talk', ...person, question: '' }, ['webinar', 'name', 'email']),
  entry('contact', contactForm, { ...person, message: text }, ['name', 'email', 'message']),
  entry('question', questionForm({ report, language: 'German' }), { ...person, message: text }, [
    'name',
    'email',
    'message',
  ]),
  entry('affiliate', affiliateForm, { ...person, channel: 'https://blog.example', message: text }, [
    'name',
    'email',
    'channel',
    'message',
  ]),
  entry('ranking', ranking, { email: person.email, company: '' }, ['email']),
  entry('edition', edition, { email: person.email, company: '' }, ['email']),
];

describe.each(forms)('the form %s', (_, form, right, needed) => {
  test('accepts valid entries', () => {
    expect(read(form, right)).toMatchObject({ ok: true, values: right });
  });

  test('reports each required field, and no other', () => {
    const empty = read(form, {});
    expect(empty.ok ? [] : empty.refusal.errors.map(({ field }) => field)).toEqual(needed);
    expect(empty.ok ? [] : empty.refusal.errors.filter(({ message }) => /invalid/i.test(message))).toEqual(
      [],
    );
  });

  test('lets no entry inject a mail header', () => {
    const injected = '\r\nBcc: all@company.example';
    const withName = read(form, { ...right, name: `Ada${injected}`, company: `Kontor${injected}` });
    if (!withName.ok) throw new Error('It was refused.');
    expect(form.mails.team(withName.values)).not.toMatch(/[\r\n]/);
    expect(form.mails.visitor?.(withName.values, 1)?.title ?? '').not.toMatch(/[\r\n]/);
    expect(read(form, { ...right, email: `ada@company.example${injected}` }).ok).toBe(false);
  });

  test('mails the visitor nothing that was typed: the address may be somebody else’s', () => {
    const spam = 'Buy at https://spam.example';
    const free = ['name', 'company', 'role', 'wish', 'message', 'channel', 'question', 'notes'];
    const typed = Object.fromEntries(free.filter((name) => name in right).map((name) => [name, spam]));
    const taken = read(form, { ...right, ...typed });
    if (!taken.ok) throw new Error('It was refused.');
    const answer = form.mails.visitor?.(taken.values, 1);
    expect(JSON.stringify([answer, form.chosen?.(taken.values)])).not.toContain('spam');
    expect(JSON.stringify(form.typed(taken.values))).toContain('spam');
  });

  test('mails the team everything entered, and every mail has a title and a next step', () => {
    const taken = read(form, right);
    if (!taken.ok) throw new Error('It was refused.');
    expect(taken.values.email).toBe(person.email);
    const told = form.typed(taken.values).map(([, value]) => value);
    expect(told).toEqual(expect.arrayContaining([person.email]));
    expect(told.join()).toContain(right['message'] || right['wish'] || person.email);
    if (!form.mails.visitor) return;
    const { title, next } = form.mails.visitor(taken.values, 1)!;
    expect([title, next]).toEqual([expect.stringMatching(/\w{3}/), expect.stringMatching(/\.$|\/pricing$/)]);
  });
});

test('the demo mail links to the calendar with the lead’s reference', () => {
  const { link } = demo.mails.visitor!({ ...person, role: '', wish: text }, 17)!;
  const url = new URL(link!.url);
  expect(url.origin + url.pathname).toBe('https://site.example/book-a-demo/calendar');
  expect(readLeadReference(secret, url.searchParams.get('lead')!)).toBe(17);
});

test('the ranking mail links to its workbook', () => {
  const { title, link } = ranking.mails.visitor!({ email: person.email, company: '' }, 1)!;
  expect([title, link?.url]).toEqual([
    'Your workbook: Top Toy Stores',
    'https://site.example/download/ranking/toys.xlsx',
  ]);
});

test('registers for a planned webinar; who waits for the next one is asked to confirm instead', () => {
  const mail = (slug: string) => webinar.mails.visitor!({ ...person, webinar: slug, question: '' }, 1);
  expect(mail('talk')?.title).toBe('You’re registered: “A talk”');
  expect(mail('next')).toBeNull();
  expect(
    read(
      webinarForm([], settings, async () => {}),
      { ...person, webinar: 'talk', question: '' },
    ).ok,
  ).toBe(false);
  expect(
    read(
      webinarForm([], settings, async () => {}),
      { ...person, webinar: 'next', question: '' },
    ).ok,
  ).toBe(true);
});

type AnyForm = LeadForm<LeadSchema>;

/** The cast is safe: a form only receives what its own schema has parsed. */
function entry<Schema extends LeadSchema>(
  name: string,
  form: LeadForm<Schema>,
  right: Record<string, string>,
  needed: string[],
) {
  return [name, form as unknown as AnyForm, right, needed] as const;
}

function read<Schema extends LeadSchema>(form: LeadForm<Schema>, entered: Record<string, string>) {
  const sent = new FormData();
  for (const [name, value] of Object.entries(entered)) sent.set(name, value);
  return readForm(form.schema, sent);
}
