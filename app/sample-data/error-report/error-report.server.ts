import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../base/database.server.ts';
import type { FormError } from '../../ui/form/error-summary.tsx';
import { figureReportTable as table } from './figure-report-table.server.ts';
import { ticketNumber } from './ticket-number.ts';

/** What a reader entered, as it goes back into the form. */
export type ReportValues = Record<'message' | 'suggestion' | 'email', string>;

export type ErrorReport = {
  /** Every form has its own. */
  formKey: string;
  message: string;
  suggestion: string | null;
  email: string | null;
};

/** The figure it is about, as the reader saw it. */
export type ReportedFigure = { figure: string; shown: string; datasetVersion: string };

type ReadReport =
  | { ok: true; report: ErrorReport }
  | { ok: false; errors: FormError[]; values: ReportValues };

export function readReport(form: FormData): ReadReport {
  const entered = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = { message: entered('message'), suggestion: entered('suggestion'), email: entered('email') };
  const parsed = reportSchema.safeParse({ ...values, website: entered('website') });
  if (!parsed.success) return { ok: false, errors: parsed.error.issues.map(toFormError), values };
  const { message, suggestion, email } = parsed.data;
  const optional = { suggestion: suggestion || null, email: email || null };
  return { ok: true, report: { formKey: entered('key'), message, ...optional } };
}

/**
 * Keeps a report and gives it a ticket. Sent twice from one form it is one report with one ticket; sent again with
 * other words it is another.
 */
export async function storeReport(
  db: Database,
  about: ReportedFigure,
  { formKey, ...report }: ErrorReport,
): Promise<string> {
  const idempotencyKey = hashOf([formKey, about.figure, report.message, report.suggestion, report.email]);
  const stored = { id: table.id, receivedAt: table.receivedAt };
  const [added] = await db
    .insert(table)
    .values({ idempotencyKey, ...about, ...report })
    .onConflictDoNothing({ target: table.idempotencyKey })
    .returning(stored);
  const [kept] = added
    ? [added]
    : await db.select(stored).from(table).where(eq(table.idempotencyKey, idempotencyKey));
  return ticketNumber(kept!.id, kept!.receivedAt.getUTCFullYear());
}

const most = 4_000;

/** Or none. Nothing in it may end a header or begin a second address. */
const oneAddress = /^$|^[^\s@,;<>"\p{Cc}]+@[^\s@,;<>"\p{Cc}]+\.[^\s@,;<>"\p{Cc}]+$/u;
const addressFault = 'Enter one e-mail address, such as name@company.example, or leave this empty';

const text = z
  .string()
  .transform(withoutControls)
  .pipe(z.string().max(most, `Shorten this to ${most.toLocaleString('en-US')} characters or fewer`));

const reportSchema = z.object({
  message: text.pipe(z.string().min(10, 'Say what is wrong, in at least 10 characters')),
  suggestion: text,
  email: z.string().trim().regex(oneAddress, addressFault).max(254, addressFault),
  // People do not see this field; what fills it in is mostly no person.
  website: z.string().max(0, 'A field that is not meant for you was filled in. Please send the form again'),
});

/** Line breaks and tabs stay; anything else that cannot be read goes. */
function withoutControls(entered: string) {
  return entered
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

function toFormError({ path: [field], message }: z.core.$ZodIssue): FormError {
  return field === 'website' ? { message } : { field: String(field), message };
}

function hashOf(content: readonly (string | null)[]) {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}
