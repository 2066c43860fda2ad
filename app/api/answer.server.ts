import type { Context } from 'hono';
import { toCsv, type CsvRow } from '../base/csv.server.ts';

/** The same answer as JSON, or as CSV for whoever asks for it by `Accept` or by `.csv`. */
export function answer<Body extends object>(c: Context, body: Body, rows: () => readonly CsvRow[]) {
  c.header('Vary', 'Accept', { append: true });
  if (!wantsCsv(c)) return c.json(body, 200);
  return c.body(toCsv(rows()), 200, { 'Content-Type': 'text/csv; charset=utf-8' }) as never;
}

function wantsCsv(c: Context) {
  const accepted = c.req.header('accept') ?? '';
  return accepted.includes('text/csv') && !accepted.includes('application/json');
}
