import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../base/database.server.ts';
import { emailOrNone, lines, neededLines } from '../../forms/read-form.server.ts';
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
};

/** The figure it is about, as the reader saw it. */
export type ReportedFigure = { figure: string; shown: string; datasetVersion: string };

export type StoredReport = {
  id: number;
  ticket: string;
  /** Not known from before. */
  isNew: boolean;
};

/**
 * Keeps a report and gives it a ticket. Sent twice from one form it is one report with one ticket; sent again with
 * other words it is another.
 */
export async function storeReport(
  tx: Database,
  about: ReportedFigure,
  { formKey, message, suggestion, email }: ErrorReport,
): Promise<StoredReport> {
  const idempotencyKey = hashOf([formKey, about.figure, message, suggestion, email]);
  const report = { ...about, message, suggestion: suggestion || null, email: email || null };
  const stored = { id: table.id, receivedAt: table.receivedAt };
  const [added] = await tx
    .insert(table)
    .values({ idempotencyKey, ...report })
    .onConflictDoNothing({ target: table.idempotencyKey })
    .returning(stored);
  const [kept] = added
    ? [added]
    : await tx.select(stored).from(table).where(eq(table.idempotencyKey, idempotencyKey));
  const { id, receivedAt } = kept!;
  return { id, ticket: ticketNumber(id, receivedAt.getUTCFullYear()), isNew: added !== undefined };
}

function hashOf(content: readonly string[]) {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}
