import * as z from 'zod';
import { personFacts, person } from '../../leads/forms/person.server.ts';
import { lines } from '../../forms/read-form.server.ts';
import type { LeadForm } from '../../leads/receive-lead.server.ts';
import type { UpcomingWebinar } from './upcoming.ts';

/** For those who want to be told of one that is not planned yet. */
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
