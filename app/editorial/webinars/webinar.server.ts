import { href } from 'react-router';
import * as z from 'zod';
import type { Database } from '../../base/database.server.ts';
import { lines } from '../../forms/read-form.server.ts';
import { personFacts, person } from '../../leads/lead-form-definitions.server.ts';
import { nextWebinar } from '../../leads/lead.ts';
import type { LeadForm } from '../../leads/receive-lead.server.ts';
import type { Edition } from '../../newsletter/new-editions.server.ts';
import { webinarList } from '../../newsletter/subscriptions.server.ts';
import type { Settings } from '../../settings/environment.server.ts';
import type { Content, Slide } from '../content.ts';

const schemaFor = (upcoming: readonly UpcomingWebinar[]) =>
  z.object({
    webinar: z.enum([nextWebinar, ...upcoming.map(({ slug }) => slug)], {
      error: ({ input }) =>
        input === ''
          ? 'Choose one of the webinars'
          : `That webinar is no longer open for registration. ${upcoming.length > 0 ? 'Choose another option.' : 'Send the form again to hear about the next one.'}`,
    }),
    ...person,
    question: lines(1_000),
  });

export function webinarForm(
  upcoming: readonly UpcomingWebinar[],
  settings: Pick<Settings, 'siteUrl' | 'teamMail'>,
  subscribe: (tx: Database, email: string) => Promise<void>,
): LeadForm<ReturnType<typeof schemaFor>> {
  const named = (slug: string) => upcoming.find((webinar) => webinar.slug === slug);
  return {
    formType: 'webinar',
    schema: schemaFor(upcoming),
    chosen: ({ webinar }) => [
      ['Webinar', named(webinar)?.title ?? 'The next one'],
      ['When', named(webinar)?.when ?? ''],
    ],
    typed: (values) => [...personFacts(values), ['Question', values.question]],
    onStored: async (tx, { webinar, email }) => {
      if (webinar === nextWebinar) await subscribe(tx, email);
    },
    mails: {
      team: ({ webinar }) => `Webinar: ${named(webinar)?.title ?? 'alert requested for the next one'}`,
      visitor: ({ webinar }) => {
        const chosen = named(webinar);
        return chosen ? invitation(chosen, settings) : null;
      },
    },
  };
}

/** The mail after a registration, and again the day before. */
export function invitation(
  webinar: UpcomingWebinar,
  { siteUrl, teamMail }: Pick<Settings, 'siteUrl' | 'teamMail'>,
  { isReminder = false } = {},
) {
  const { slug, title, when, isSoon, starts, minutes, join } = webinar;
  const startsAt = new Date(starts);
  return {
    title: `${isReminder ? 'Reminder' : 'You’re registered'}: “${title}”`,
    next: isReminder
      ? `You registered for this webinar, which is on ${when}. Join using the link below.`
      : `The webinar is on ${when}. The attached file adds it to your calendar${isSoon ? '' : ', and we’ll remind you the day before'}.`,
    link: { label: 'Join the webinar', url: join },
    event: {
      uid: `webinar-${slug}@${new URL(siteUrl).hostname}`,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
      title,
      organizer: teamMail,
      link: join,
    },
  };
}

/** The list of those who want to hear about new webinars, and know the ones that are scheduled now. */
export const webinarAlerts = (upcoming: readonly UpcomingWebinar[]) => ({
  list: webinarList,
  edition: upcoming.map(({ slug }) => slug).join(' '),
  title: 'Webinars',
});

export const webinarEditions = (upcoming: readonly UpcomingWebinar[]): Edition[] =>
  upcoming.map(({ slug, title, when }) => ({
    list: webinarList,
    edition: slug,
    title,
    path: href('/request/webinar'),
    when,
  }));

export type UpcomingWebinar = {
  slug: string;
  title: string;
  about: string;
  starts: string;
  /** '10 Dec'. */
  day: string;
  /** '15:00', in Berlin. */
  time: string;
  /** 'Thursday 10 December 2026 at 15:00 Berlin time (45 minutes)'. */
  when: string;
  /** Starts within a day: too late for a reminder. */
  isSoon: boolean;
  minutes: number;
  join: string;
  speakers: readonly { name: string; role: string }[];
  preview?: Slide | undefined;
};

export function upcomingWebinars(
  { webinars, authors }: Pick<Content, 'webinars' | 'authors'>,
  now: Date,
): UpcomingWebinar[] {
  return webinars
    .filter(({ starts }) => new Date(starts) > now)
    .toSorted((one, other) => new Date(one.starts).getTime() - new Date(other.starts).getTime())
    .map(({ slug, title, about, starts, minutes, join, speakers, preview }) => ({
      slug,
      title,
      about,
      starts,
      day: shortDay.format(new Date(starts)),
      time: time.format(new Date(starts)),
      // House style writes the weekday without a comma.
      when: `${dayAndTime.format(new Date(starts)).replace(',', '')} Berlin time (${minutes} minutes)`,
      isSoon: new Date(starts).getTime() - now.getTime() <= dayMs,
      minutes,
      join,
      preview,
      speakers: authors.filter(({ id }) => speakers.includes(id)).map(({ name, role }) => ({ name, role })),
    }));
}

const dayMs = 24 * 60 * 60 * 1_000;

const inBerlin = (shown: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...shown, timeZone: 'Europe/Berlin' });

const dayAndTime = inBerlin({ dateStyle: 'full', timeStyle: 'short' });
const shortDay = inBerlin({ day: 'numeric', month: 'short' });
const time = inBerlin({ timeStyle: 'short' });
