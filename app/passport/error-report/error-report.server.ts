import { eq, lt } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { brand, quotedNumber } from '../../base/brand.ts';
import type { Database } from '../../base/database.server.ts';
import { forgotten, type Forget } from '../../base/retention.ts';
import { emailOrNone, lines, neededLines } from '../../forms/read-form.server.ts';
import { submissionKey } from '../../forms/form-token.server.ts';

const table = pgTable('figure_report', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  figure: text('figure').notNull(),
  shown: text('shown').notNull(),
  datasetVersion: text('dataset_version').notNull(),
  message: text('message').notNull(),
  suggestion: text('suggestion'),
  email: text('email'),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});

export const reportSchema = z.object({
  message: neededLines('Tell us what is wrong'),
  suggestion: lines(4_000),
  email: emailOrNone,
});

export type ErrorReport = z.output<typeof reportSchema> & {
  formKey: string;
  looksAutomatic: boolean;
};

export type ReportedFigure = { figure: string; shown: string; datasetVersion: string };

export type StoredReport = { id: number; ticket: string };

/** Returns the ticket of an identical report that was sent at the same time. */
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

export const forgetReports: Forget = async (db, { oldest }) => [
  forgotten('error reports', await db.delete(table).where(lt(table.receivedAt, oldest))),
];

export const ticketNumber = (id: number, year: number) => quotedNumber(`E-${year}`, id);

/** Tickets without the E were issued until November 2026. */
export const isTicketNumber = (entered: string) =>
  entered.startsWith(`${brand.ticketPrefix}-`) &&
  /^-(E-)?\d{4}-\d{6,12}$/.test(entered.slice(brand.ticketPrefix.length));
