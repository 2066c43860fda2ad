import type { Context } from 'hono';
import { toCsv, type CsvRow } from '../base/csv.server.ts';
import { cacheControl } from '../edge/policies.ts';

/** The same answer as JSON, or as CSV for whoever asks for it by `.csv` or by `Accept`. */
export function answer<Body extends object>(c: Context, body: Body, rows: () => readonly CsvRow[]) {
  const csv = () => c.body(toCsv(rows()), 200, { 'Content-Type': 'text/csv; charset=utf-8' }) as never;
  if (isCsvAddress(c)) return csv();
  c.header('Vary', 'Accept', { append: true });
  if (!acceptsCsv(c)) return c.json(body, 200);
  // Many CDNs ignore `Vary` and would give the CSV to whoever asks for JSON.
  c.header('Cache-Control', cacheControl.nobody);
  return csv();
}

/** What the API tells itself of a request to `….csv`. */
export const csvAddress = { isCsvAddress: true };

const isCsvAddress = (c: Context) => (c.env as Partial<typeof csvAddress> | undefined)?.isCsvAddress ?? false;

function acceptsCsv(c: Context) {
  const accepted = c.req.header('accept') ?? '';
  return accepted.includes('text/csv') && !accepted.includes('application/json');
}
