import seriesJson from '../../assumptions/company-series.json' with { type: 'json' };
import { type CompanyFigureFact, companyFigureFacts } from '../facts.ts';
import { amountInUsd } from '../markets/exchange.ts';
import { baseYear } from '../years.ts';

/** Which published figure of a company its online sales of own goods follow, and in which proportion. */
type Rule = {
  metric: string;
  factor: number;
  /** Change of the proportion a year, where other business of the company grows faster. */
  yearly?: number;
  fiscalYears?: readonly string[];
};

const rules: Readonly<Partial<Record<string, readonly Rule[]>>> = seriesJson;

/** Online sales of own goods by calendar year in US dollars, as far as published figures tell. */
export function companySeries(retailer: string): ReadonlyMap<number, number> {
  const series = new Map<number, number>();
  for (const { metric, factor, yearly = 0, fiscalYears } of rules[retailer] ?? [])
    for (const fact of companyFigureFacts) {
      const year = calendarYear(fact.fiscalYear) ?? Number(/\d{4}/.exec(fact.fiscalYear)![0]);
      const chosen = fiscalYears ? fiscalYears.includes(fact.fiscalYear) : calendarYear(fact.fiscalYear);
      if (fact.retailer === retailer && fact.metric === metric && chosen)
        series.set(
          year,
          amountInUsd(fact.value, fact.unit, year) * factor * (1 + yearly) ** (year - baseYear),
        );
    }
  return new Map([...series].toSorted(([a], [b]) => a - b));
}

/** Sales of whole companies that were read in a named source, one a year. */
export function reportedCompanySales(): {
  fact: CompanyFigureFact & { url: string };
  year: number;
  usd: number;
}[] {
  return companyFigureFacts.flatMap((fact) => {
    const year = calendarYear(fact.fiscalYear);
    const { url } = fact;
    if (fact.confidence !== 'read' || !url || !year || !companySales.has(fact.metric)) return [];
    return { fact: { ...fact, url }, year, usd: Math.round(amountInUsd(fact.value, fact.unit, year)) };
  });
}

const companySales = new Set([
  'Net sales',
  'Group revenue',
  'Brand sales',
  'Group net sales',
  'Revenue (exc. VAT, inc. fuel)',
  'Total revenue',
  'Total net revenue',
  'Inditex group net sales',
]);

/** The year in which most of a fiscal year lies; null for quarters and halves. */
export function calendarYear(fiscalYear: string): number | null {
  if (/^\d{4}$/.test(fiscalYear)) return Number(fiscalYear);
  const splitYear = /^FY(\d{4})\/\d{2}$/.exec(fiscalYear);
  if (splitYear) return Number(splitYear[1]);
  const ending = /^FY\d{4} \(to (\w{3}) (\d{4})\)$/.exec(fiscalYear);
  return ending ? Number(ending[2]) - (ending[1] === 'Jan' ? 1 : 0) : null;
}
