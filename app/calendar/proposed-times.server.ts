import * as z from 'zod';
import { lines, neededLines, textIn } from '../forms/read-form.server.ts';
import { personFacts, personOfCompany } from '../leads/lead-form-definitions.server.ts';
import type { LeadForm } from '../leads/receive-lead.server.ts';
import type { MailFact } from '../mail/mail.ts';
import type { BookingRules } from '../settings/environment.server.ts';
import type { Contact } from './contact.server.ts';
import { endOf } from './offered-times.ts';
import { spanInWords } from './zones.ts';

export const proposedNames = ['first', 'second', 'third'] as const;

type Setting = { zone: string; now: Date; rules: BookingRules; contact: Contact | null };

const schemaFor = ({ zone, now, contact }: Setting, isNoteNeeded: boolean) => {
  const time = z.string().refine((entered) => entered === '' || isLater(entered, zone, now), futureTime);
  return z.object({
    // The signed link identifies visitors who have filled in the demo form.
    ...(contact
      ? {
          name: known(contact.name),
          email: known(contact.email),
          company: known(contact.company),
        }
      : personOfCompany),
    first: time,
    second: time,
    third: time,
    note: isNoteNeeded
      ? neededLines('Propose at least one time, or leave a note saying which times would suit you', 2_000)
      : lines(2_000),
  });
};

const known = (value: string) => z.string().transform(() => value);

const futureTime = 'Choose a date and time within the next year, or leave the field blank';

/** For visitors whom no offered time suits: up to three times in their own zone, or a note. */
export function proposedTimesForm(setting: Setting, sent: FormData): LeadForm<ReturnType<typeof schemaFor>> {
  const isNoteNeeded = proposedNames.every((name) => textIn(sent, name) === '');
  return {
    formType: 'demo-times',
    schema: schemaFor(setting, isNoteNeeded),
    about: { zone: setting.zone },
    chosen: (values) =>
      proposedNames.flatMap((name, at): MailFact[] =>
        values[name] ? [[`Proposed time ${at + 1}`, inWords(values[name], setting)]] : [],
      ),
    typed: (values) => [...personFacts(values), ['Note', values.note]],
    mails: {
      team: ({ company }) => `Demo times proposed: ${company}`,
      visitor: () =>
        isNoteNeeded
          ? {
              title: 'We’ve received your request for a demo time',
              next: 'We’ll reply within one working day with a time for your demo.',
            }
          : {
              title: 'We’ve received your proposed times',
              next: 'We’ll reply within one working day with a confirmed time, or the nearest we can offer.',
            },
    },
  };
}

function inWords(local: string, { zone, rules }: Setting): string {
  const startsAt = instantIn(local, zone)!;
  const words = spanInWords({ startsAt, endsAt: endOf(startsAt, rules) }, zone);
  const office = words.atTheOffice ? `, ${words.atTheOffice}` : '';
  return `${words.day}, ${words.hours}, ${words.zone}${office}`;
}

function isLater(local: string, zone: string, now: Date): boolean {
  const at = instantIn(local, zone);
  return at !== null && at > now && at.getTime() - now.getTime() < yearMs;
}

const yearMs = 366 * 24 * 60 * 60 * 1_000;

/** The value of an `<input type="datetime-local">`. */
function instantIn(local: string, zone: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null;
  try {
    return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);
  } catch {
    return null;
  }
}
