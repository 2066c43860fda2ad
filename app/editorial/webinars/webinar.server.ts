import * as z from 'zod';
import { lines } from '../../forms/read-form.server.ts';
import { personFacts, person } from '../../leads/lead-form-definitions.server.ts';
import type { LeadForm } from '../../leads/receive-lead.server.ts';
import type { Content } from '../content.ts';

/** Chosen by visitors who want to hear about the next webinar. */
export const nextOne = 'next';

const schemaFor = (upcoming: readonly UpcomingWebinar[]) =>
  z.object({
    webinar: z.enum([nextOne, ...upcoming.map(({ slug }) => slug)], 'Choose one of the webinars'),
    ...person,
    question: lines(1_000),
  });

export function webinarForm(upcoming: readonly UpcomingWebinar[]): LeadForm<ReturnType<typeof schemaFor>> {
  const named = (slug: string) => upcoming.find((webinar) => webinar.slug === slug);
  return {
    formType: 'webinar',
    schema: schemaFor(upcoming),
    chosen: ({ webinar }) => [
      ['Webinar', named(webinar)?.title ?? 'The next one'],
      ['When', named(webinar)?.when ?? ''],
    ],
    typed: (values) => [...personFacts(values), ['Question', values.question]],
    mails: {
      team: ({ webinar }) => `Webinar: ${named(webinar)?.title ?? 'the next one'}`,
      visitor: ({ webinar }) => registered(named(webinar)),
    },
  };
}

function registered(webinar: UpcomingWebinar | undefined) {
  if (!webinar) return noted;
  return {
    title: `You are registered: ${webinar.title}`,
    next: `It takes place on ${webinar.when}. Before it begins you get a mail with the link to join.`,
  };
}

const noted = {
  title: 'We tell you about the next webinar',
  next: 'You get a mail as soon as its date is set, and none about anything else.',
};

export type UpcomingWebinar = {
  slug: string;
  title: string;
  about: string;
  starts: string;
  /** 'Thursday, 10 December 2026 at 15:00, Berlin time, 45 minutes'. */
  when: string;
  speakers: readonly { name: string; role: string }[];
};

export function upcomingWebinars(
  { webinars, authors }: Pick<Content, 'webinars' | 'authors'>,
  now: Date,
): UpcomingWebinar[] {
  return webinars
    .filter(({ starts }) => new Date(starts) > now)
    .toSorted((one, other) => new Date(one.starts).getTime() - new Date(other.starts).getTime())
    .map(({ slug, title, about, starts, minutes, speakers }) => ({
      slug,
      title,
      about,
      starts,
      when: `${dayAndTime.format(new Date(starts))}, Berlin time, ${minutes} minutes`,
      speakers: authors.filter(({ id }) => speakers.includes(id)).map(({ name, role }) => ({ name, role })),
    }));
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});
