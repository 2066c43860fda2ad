import type { Database } from '../../base/database.server.ts';
import type { Services } from '../../context.server.ts';
import { queueMail } from '../../mail/mail-store.server.ts';
import { passportAddress, passportPathIn, passportRoot } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { formatFigure } from '../../figures/format/format.ts';
import { keyInForm, refuseWornToken, withToken } from '../../forms/form-token.server.ts';
import { mayRequest, tooMany } from '../../forms/may-request.server.ts';
import { readForm, refused, type Refused } from '../../forms/read-form.server.ts';
import { isTrapped } from '../../forms/field-names.ts';
import { findFigure } from '../find-figure.server.ts';
import { passportCard } from '../passport.server.ts';
import {
  findReport,
  reportSchema,
  storeReport,
  type ErrorReport,
  type ReportedFigure,
  type StoredReport,
} from './error-report.server.ts';

type Sent = { form: FormData; address: string };

type Needs = Pick<Services, 'db' | 'enqueue' | 'settings' | 'isWithinLimit' | 'secret' | 'now'>;

type ReportOutcome = { ok: true; ticket: string } | Refused;

export async function reportedCard(context: SheetContext, url: URL) {
  const found = await findFigure(context, url.searchParams.get('figure') ?? '');
  return found && passportCard(found);
}

export async function reportedFigure(context: SheetContext, url: URL): Promise<ReportedFigure | null> {
  const found = await findFigure(context, url.searchParams.get('figure') ?? '');
  return (
    found && {
      figure: passportAddress(passportPathIn(found.figure.passportUrl)),
      shown: formatFigure(found.figure),
      datasetVersion: found.figure.version,
    }
  );
}

/** Acknowledged only once stored with its mails. Sent twice from one form it is one report; with other words it is another. */
export async function receiveReport(
  services: Needs,
  about: ReportedFigure | null,
  sent: Sent,
): Promise<ReportOutcome> {
  const outcome = await takeReport(services, about, sent);
  return outcome.ok ? outcome : { ...outcome, refusal: withToken(services, outcome.refusal, sent.form) };
}

async function takeReport(
  services: Needs,
  about: ReportedFigure | null,
  { form, address }: Sent,
): Promise<ReportOutcome> {
  const read = readForm(reportSchema, form);
  if (!read.ok) return read;
  const { values, entered } = read;
  if (!about) return refused(422, noFigure, entered);
  const keyed = keyInForm(services, form, entered);
  if ('refused' in keyed) return keyed.refused;
  const report = { ...values, formKey: keyed.key, looksAutomatic: isTrapped(form) };
  const known = await findReport(services.db, about, report);
  if (known) return { ok: true, ticket: known.ticket };
  if (!(await mayRequest(services, address, values.email))) return refused(429, tooMany, entered);
  const worn = await refuseWornToken(services, form, keyed.key, entered);
  if (worn) return worn;
  return services.db.transaction(async (tx) => {
    const stored = await storeReport(tx, about, report);
    if (stored.isNew) await notifyReport(tx, services, stored, about, report);
    return { ok: true, ticket: stored.ticket };
  });
}

const noFigure =
  'We couldn’t find this figure; it may no longer be published. If it has been replaced, open the new one, choose “Report an error” and paste your text there. Otherwise, email it to us.';

/** A report that looks automatic is mailed to the team only: a bot must not make us write to others. */
export async function notifyReport(
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
    ['Suggested correction', suggestion],
  ];
  await queueMail(tx, enqueue, {
    key: `figure-report/${id}/team`,
    template: 'team-notice',
    to: settings.teamMail,
    payload: {
      title: `${ticket}: error report for a figure${looksAutomatic ? ' (possibly spam)' : ''}`,
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
      title: `We’ve received your error report (${ticket})`,
      next: 'We’ll check the figure against its source and method, and against what you sent us. You’ll hear the outcome within five working days.',
      // The address is unconfirmed, so the reader's own words are not sent to it.
      facts: about,
    },
  });
}

const automaticLine =
  'The hidden spam-trap field was filled in, perhaps by a browser. The reader has had no reply.';
