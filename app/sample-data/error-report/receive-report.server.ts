import { pathIn } from '../../exhibits/sheet-address.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { passportAddress } from '../../figures/passport/passport-links.ts';
import { formatFigure } from '../../figures/format.ts';
import { findFigure } from '../find-figure.server.ts';
import { passportCard } from '../passport/passport.server.ts';
import type { Refusal } from './error-report-form.tsx';
import { readReport, storeReport } from './error-report.server.ts';

type Outcome = { ok: true; ticket: string } | { ok: false; refusal: Refusal | null };

/** The figure that a report is about, as it is shown now; null where the address names none. */
export async function reportedCard(context: SheetContext, url: URL) {
  const found = await findFigure(context, url.searchParams.get('figure') ?? '');
  return found && passportCard(found, context);
}

/** Stores the report before anything else is done with it. */
export async function receiveReport(context: SheetContext, url: URL, form: FormData): Promise<Outcome> {
  const found = await findFigure(context, url.searchParams.get('figure') ?? '');
  if (!found) return { ok: false, refusal: null };
  const read = readReport(form);
  if (!read.ok) {
    const { errors, values } = read;
    return { ok: false, refusal: { attempt: crypto.randomUUID(), errors, values } };
  }
  const { figure } = found;
  const about = {
    figure: passportAddress(pathIn(context.siteUrl)(figure.passportUrl)),
    shown: formatFigure(figure),
    datasetVersion: figure.version,
  };
  return { ok: true, ticket: await storeReport(context.db, about, read.report) };
}
