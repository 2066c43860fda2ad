import type { Services } from '../../context.server.ts';
import { pathIn } from '../../exhibits/sheet-address.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { formatFigure } from '../../figures/format/format.ts';
import { passportAddress } from '../../figures/passport/passport-links.ts';
import { keyInForm, withToken } from '../../forms/form-token.server.ts';
import { mayRequest } from '../../forms/may-request.server.ts';
import { trapName } from '../../forms/trap-name.ts';
import { readForm, refusalFor, textIn, type Refusal } from '../../forms/read-form.server.ts';
import { findFigure } from '../find-figure.server.ts';
import { passportCard } from '../passport/passport.server.ts';
import { findReport, reportSchema, storeReport, type ReportedFigure } from './error-report.server.ts';
import { tellOfReport } from './tell-of-report.server.ts';

/** A form, and the network address of the browser it came from. */
type Sent = { form: FormData; address: string };

type Needs = Pick<Services, 'db' | 'enqueue' | 'settings' | 'isWithinLimit' | 'secret' | 'now'>;

type ReportOutcome = { ok: true; ticket: string } | { ok: false; status: 422 | 429; refusal: Refusal | null };

/** The figure that a report is about, as it is shown now; null where the address names none. */
export async function reportedCard(context: SheetContext, url: URL) {
  const found = await findFigure(context, url.searchParams.get('figure') ?? '');
  return found && passportCard(found, context);
}

/** The same, as a report keeps it. */
export async function reportedFigure(context: SheetContext, url: URL): Promise<ReportedFigure | null> {
  const found = await findFigure(context, url.searchParams.get('figure') ?? '');
  return (
    found && {
      figure: passportAddress(pathIn(context.siteUrl)(found.figure.passportUrl)),
      shown: formatFigure(found.figure),
      datasetVersion: found.figure.version,
    }
  );
}

/**
 * Stores the report with the mails that tell of it, in one transaction; only then is it acknowledged. Sent twice from
 * one form it is one report with one ticket; sent again with other words it is another.
 */
export async function receiveReport(
  services: Needs,
  about: ReportedFigure | null,
  { form, address }: Sent,
): Promise<ReportOutcome> {
  if (!about) return { ok: false, status: 422, refusal: null };
  const read = readForm(reportSchema, form);
  if (!read.ok) return { ok: false, status: 422, refusal: withToken(services, read.refusal, form) };
  const { values, entered } = read;
  const refuse = (status: 422 | 429, message: string) => ({
    ok: false as const,
    status,
    refusal: withToken(services, refusalFor(message, entered), form),
  });

  const keyed = keyInForm(services.secret, form, services.now());
  if ('fault' in keyed) return refuse(422, keyed.fault);
  const report = { ...values, formKey: keyed.key };
  const known = await findReport(services.db, about, report);
  if (known) return { ok: true, ticket: known.ticket };
  if (!(await mayRequest(services, address, values.email))) return refuse(429, tooMany);
  const isSuspect = textIn(form, trapName) !== '';
  return services.db.transaction(async (tx) => {
    const stored = await storeReport(tx, about, report);
    // What fills in a field that nobody sees is kept, but told to nobody.
    if (stored.isNew && !isSuspect) await tellOfReport(tx, services, stored, about, report);
    return { ok: true, ticket: stored.ticket };
  });
}

const tooMany = 'Those were many reports in a short time. Please try again in an hour, or write us a mail.';
