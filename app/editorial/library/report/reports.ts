import type { Report } from '../../content.ts';
import type { Block } from '../../prose/prose.ts';
import { reportPath } from '../library-address.ts';

export type ReportLookup =
  | { kind: 'found'; report: Report }
  /** The right number under another name. */
  | { kind: 'moved'; to: string }
  | { kind: 'unknown' }
  | { kind: 'malformed' };

/** By what stands in its address. */
export function lookUpReport(
  reports: readonly Report[],
  { slug, id }: { slug: string; id: string },
): ReportLookup {
  const found = reportWithId(reports, id);
  if (found.kind !== 'found') return found;
  const { report } = found;
  return report.slug === slug ? found : { kind: 'moved', to: reportPath(report) };
}

/** Stands on the error page. */
export const malformedId = 'Report id malformed.';

/** A number is digits and nothing else. */
export function reportWithId(
  reports: readonly Report[],
  id: string,
): Exclude<ReportLookup, { kind: 'moved' }> {
  if (!/^\d+$/.test(id)) return { kind: 'malformed' };
  const report = reports.find((candidate) => String(candidate.id) === id);
  return report ? { kind: 'found', report } : { kind: 'unknown' };
}

/** The table that its page shows, as a text of its own. */
export const keyTableIn = ({ keyTable: { chart, title } }: Report): Block[] => [
  { kind: 'chart', chart: { ref: chart, title } },
];
