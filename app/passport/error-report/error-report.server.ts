import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../base/database.server.ts';
import { emailOrNone, lines, neededLines } from '../../forms/read-form.server.ts';
import { submissionKey } from '../../forms/form-token.server.ts';
import { figureReportTable as table } from './figure-report-table.server.ts';
import { ticketNumber } from './ticket-number.ts';

/** What a reader enters. */
export const reportSchema = z.object({
  message: neededLines('Say what is wrong'),
  suggestion: lines(4_000),
  email: emailOrNone,
});

export type ErrorReport = z.output<typeof reportSchema> & {
  /** Every form has its own. */
  formKey: string;
  /** A field was filled in that people do not see. */
  looksAutomatic: boolean;
};

/** The figure it is about, as the reader saw it. */
export type ReportedFigure = { figure: string; shown: string; datasetVersion: string };

export type StoredReport = { id: number; ticket: string };

/** Keeps a report and gives it a ticket: that of its twin, where that was faster. */
export async function storeReport(
  tx: Database,
  about: ReportedFigure,
  report: ErrorReport,
): Promise<StoredReport & { isNew: boolean }> {
  const { message, suggestion, email } = report;
  const [added] = await tx
    .insert(table)
    .values({
      idempotencyKey: keyOf(about, report),
      ...about,
      message,
      suggestion: suggestion || null,
      email: email || null,
    })
    .onConflictDoNothing({ target: table.idempotencyKey })
    .returning(kept);
  return added
    ? { ...withTicket(added), isNew: true }
    : { ...(await findReport(tx, about, report))!, isNew: false };
}

/** The same report, if we have it. */
export async function findReport(
  db: Database,
  about: ReportedFigure,
  report: ErrorReport,
): Promise<StoredReport | null> {
  const [found] = await db
    .select(kept)
    .from(table)
    .where(eq(table.idempotencyKey, keyOf(about, report)));
  return found ? withTicket(found) : null;
}

const kept = { id: table.id, receivedAt: table.receivedAt };

const withTicket = ({ id, receivedAt }: { id: number; receivedAt: Date }) => ({
  id,
  ticket: ticketNumber(id, receivedAt.getUTCFullYear()),
});

function keyOf({ figure }: ReportedFigure, { formKey, message, suggestion, email }: ErrorReport) {
  return submissionKey(JSON.stringify([formKey, figure, message, suggestion, email]));
}
