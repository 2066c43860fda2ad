import { formatEur, vatPercent, withVat } from '../../../base/money.ts';
import type { Report, ReportTerms } from '../../content.ts';

export const licenceKinds = ['single', 'team'] as const;

export type LicenceKind = (typeof licenceKinds)[number];

/** A licence as it is offered. */
export type Licence = {
  kind: LicenceKind;
  name: string;
  /** What it allows, in the language of the report. */
  about: string;
  /** '€690 without VAT'. */
  net: string;
  /** '€821.10 with 19% VAT'. */
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
    net: `${formatEur(centsOf({ price }, kind))} without VAT`,
    gross: `${formatEur(withVat(centsOf({ price }, kind)))} with ${vatPercent}% VAT`,
  }));
}

/** Without VAT. */
export const centsOf = ({ price }: Pick<Report, 'price'>, kind: LicenceKind) => price[kind] * 100;

const names: Readonly<Record<LicenceKind, string>> = { single: 'Single licence', team: 'Team licence' };
