import type { Database } from '../../base/database.server.ts';
import type { Services } from '../../context.server.ts';
import { passportRoot } from '../../figures/passport-links.ts';
import { queueMail } from '../../mail/mail-store.server.ts';
import type { ErrorReport, ReportedFigure, StoredReport } from './error-report.server.ts';

/** Mails a report to the team, and to its reader who left an address: no machine can make us write to anybody else. */
export async function tellOfReport(
  tx: Database,
  { enqueue, settings }: Pick<Services, 'enqueue' | 'settings'>,
  { id, ticket }: StoredReport,
  { figure, shown, datasetVersion }: ReportedFigure,
  { message, suggestion, email, looksAutomatic }: ErrorReport,
): Promise<void> {
  const about: [string, string][] = [
    ['Ticket', ticket],
    ['Figure', settings.siteUrl + passportRoot + figure],
    ['Shown as', shown],
    ['Data set', datasetVersion],
  ];
  const typed: [string, string][] = [
    ['What is wrong', message],
    ['What would be right', suggestion],
  ];
  await queueMail(tx, enqueue, {
    key: `figure-report/${id}/team`,
    template: 'team-notice',
    to: settings.teamMail,
    payload: {
      title: `${ticket}: an error in a figure${looksAutomatic ? ' (looks automatic)' : ''}`,
      lines: looksAutomatic ? [automaticLine] : [],
      facts: [...about, ...typed.filter(([, value]) => value)],
      replyTo: email || undefined,
    },
  });
  if (!email || looksAutomatic) return;
  await queueMail(tx, enqueue, {
    key: `figure-report/${id}/reader`,
    template: 'request-received',
    to: email,
    payload: {
      title: `We have your report ${ticket}`,
      next: 'A person compares the figure with its source and method, and with what you wrote. You hear the outcome within five working days.',
      // No stranger's words go to an address that nobody has confirmed.
      facts: about,
    },
  });
}

const automaticLine =
  'A field was filled in that people do not see. It may have been a browser: the reader has had no mail from us.';
