import * as z from 'zod';
import { person, personFacts } from '../../../leads/forms/person.server.ts';
import { neededLines } from '../../../forms/read-form.server.ts';
import type { LeadForm } from '../../../leads/receive-lead.server.ts';

const schema = z.object({ ...person, message: neededLines('Say what you would like to know') });

type About = { report: { id: number; title: string; page: string } | null; language: string };

export function questionForm({ report, language }: About): LeadForm<typeof schema> {
  return {
    formType: 'report-request',
    schema,
    about: { language, ...(report && { report: `${report.title} (${report.id})`, page: report.page }) },
    chosen: () => [
      ['Report', report ? `${report.title} (${report.id})` : ''],
      ['Answer in', language],
    ],
    typed: (values) => [...personFacts(values), ['Message', values.message]],
    mails: {
      team: () => (report ? `Question: ${report.title}` : 'Question about reports'),
      visitor: () => ({
        title: report ? `We have your question: ${report.title}` : 'We have your question',
        next: `A person answers in ${language}, usually on the next working day.`,
      }),
    },
  };
}
