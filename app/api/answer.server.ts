import { stringify } from 'csv-stringify/sync';
import type { Context } from 'hono';
import { rangesNote } from '../figures/format.ts';
import type { Figure } from '../figures/figure.ts';

type Cells = Record<string, string | number | boolean | null>;

/** The same answer as JSON, or as CSV for whoever asks for it by `Accept` or by `.csv`. */
export function answer<Body extends object>(c: Context, body: Body, rows: () => readonly Cells[]) {
  c.header('Vary', 'Accept', { append: true });
  if (!wantsCsv(c)) return c.json(body, 200);
  const csv = stringify([...rows()], { header: true, cast: { boolean: String } });
  return c.body(csv, 200, { 'Content-Type': 'text/csv; charset=utf-8' }) as never;
}

/** A figure as cells; where it is a range, the note stands beside it. */
export function figureCells(figure: Figure): Cells {
  const range = figure.visibility === 'range' ? figure.range : null;
  return {
    metric: figure.metric,
    dimension: figure.dimension,
    period: figure.period,
    value: figure.visibility === 'exact' ? figure.value : null,
    low: range?.low ?? null,
    high: range?.high ?? null,
    unit: figure.currency ?? figure.unit,
    visibility: figure.visibility,
    method: figure.method,
    confidence: figure.confidence,
    source: figure.source?.url ?? null,
    as_of: figure.asOf,
    next_update: figure.nextUpdate,
    version: figure.version,
    definition: figure.definitionUrl,
    passport: figure.passportUrl,
    note: figure.visibility === 'range' ? rangesNote : null,
  };
}

function wantsCsv(c: Context) {
  const accepted = c.req.header('accept') ?? '';
  return accepted.includes('text/csv') && !accepted.includes('application/json');
}
