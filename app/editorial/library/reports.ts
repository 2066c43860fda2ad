import { formatEur, vatPercent, withVat } from '../../base/money.ts';
import type { Report, ReportTerms } from '../content.ts';
import { chartBlock, type Block } from '../prose/prose.ts';
import { reportPath } from './library-address.ts';

type ReportLookup =
  | { kind: 'found'; report: Report }
  | { kind: 'moved'; to: string }
  | { kind: 'unknown' }
  | { kind: 'malformed' };

export function lookUpReport(
  reports: readonly Report[],
  { slug, id }: { slug: string; id: string },
): ReportLookup {
  const found = reportWithId(reports, id);
  if (found.kind !== 'found') return found;
  const { report } = found;
  return report.slug === slug ? found : { kind: 'moved', to: reportPath(report) };
}

export const malformedId = 'Report id malformed.';
export const unknownReport = 'Report not found.';

export function reportWithId(
  reports: readonly Report[],
  id: string,
): Exclude<ReportLookup, { kind: 'moved' }> {
  if (!/^\d+$/.test(id)) return { kind: 'malformed' };
  const report = reports.find((candidate) => String(candidate.id) === id);
  return report ? { kind: 'found', report } : { kind: 'unknown' };
}

/** The key table as prose, so that it is resolved like the charts of a text. */
export const keyTableIn = ({ keyTable }: Report): Block[] => [chartBlock(keyTable)];

export const licenceKinds = ['single', 'team'] as const;

export type LicenceKind = (typeof licenceKinds)[number];

export type Licence = {
  kind: LicenceKind;
  name: string;
  about: string;
  /** '€690 excl. VAT'. */
  net: string;
  /** '€821.10 incl. 19% VAT'. */
  gross: string;
};

export function licencesOf(
  { price }: Pick<Report, 'price'>,
  terms: Pick<ReportTerms, 'licenceSingle' | 'licenceTeam'>,
): Licence[] {
  return licenceKinds.map((kind) => ({
    kind,
    name: names[kind],
    about: kind === 'single' ? terms.licenceSingle : terms.licenceTeam,
    net: `${formatEur(centsOf({ price }, kind))} excl. VAT`,
    gross: `${formatEur(withVat(centsOf({ price }, kind)))} incl. ${vatPercent}% VAT`,
  }));
}

/** Net of VAT. */
export const centsOf = ({ price }: Pick<Report, 'price'>, kind: LicenceKind) => price[kind] * 100;

const names: Readonly<Record<LicenceKind, string>> = { single: 'Single licence', team: 'Team licence' };
