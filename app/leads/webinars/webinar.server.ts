import * as z from 'zod';
import { personFacts, person } from '../forms/person.server.ts';
import { lines } from '../../forms/read-form.server.ts';
import type { LeadForm } from '../receive-lead.server.ts';
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
  const chosen = (slug: string) => upcoming.find((webinar) => webinar.slug === slug);
  return {
    formType: 'webinar',
    schema: schemaFor(upcoming),
    email: ({ email }) => email,
    facts: (values) => [
      ['Webinar', chosen(values.webinar)?.title ?? 'The next one'],
      ['When', chosen(values.webinar)?.when ?? ''],
      ...personFacts(values),
      ['Question', values.question],
    ],
    mails: {
      team: ({ webinar }) => `Webinar: ${chosen(webinar)?.title ?? 'the next one'}`,
      visitor: ({ webinar }) => (chosen(webinar) ? registered(chosen(webinar)!) : noted),
    },
  };
}

const registered = ({ title, when }: UpcomingWebinar) => ({
  title: `You are registered: ${title}`,
  next: `It takes place on ${when}. The day before you get a mail with the link to join.`,
});

const noted = {
  title: 'We tell you about the next webinar',
  next: 'You get a mail as soon as its date is set, and none about anything else.',
};
