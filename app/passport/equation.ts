import type { Figure } from '../figures/figure.ts';
import type { FigureSet, WantedFigures } from '../figures/figure-set.ts';
import { identities, type Term } from '../figures/identities.ts';
import { metricOf, type MetricKey } from '../figures/metric.ts';

export type Equation = readonly { sign: Sign; words: string; figure: Figure }[];

type Sign = '' | '=' | '×';

export function equationsOf({ metric, period, dimension }: Figure, figures: FigureSet): Equation[] {
  if (dimension !== '') return [];
  return productsWith(metric).flatMap((terms) => {
    const parts = terms.flatMap((term, at) => {
      const figure = figures.one(term.metric, Number(period) - (term.yearsBefore ?? 0));
      return figure ? [{ sign: signs[at] ?? '×', words: inWords(term), figure }] : [];
    });
    return parts.length === terms.length ? [parts] : [];
  });
}

export function wantedForEquations({ metric, period, dimension }: Figure): WantedFigures | null {
  const terms = productsWith(metric).flat();
  if (dimension !== '' || terms.length === 0) return null;
  return {
    metrics: [...new Set(terms.map((term) => term.metric))],
    periods: [...new Set(terms.map((term) => String(Number(period) - (term.yearsBefore ?? 0))))],
    dimension: '',
  };
}

function productsWith(metric: MetricKey): Term[][] {
  return identities
    .map(({ whole, factors }) => [whole, ...factors])
    .filter((terms) => terms.some((term) => term.metric === metric));
}

const signs: readonly Sign[] = ['', '='];

function inWords({ metric, as, yearsBefore }: Term): string {
  const { label } = metricOf(metric);
  if (as === 'growth') return `(100% + ${label.toLowerCase()})`;
  if (as === 'rest') return `(100% − ${label.toLowerCase()})`;
  return yearsBefore ? `${label} (previous year)` : label;
}
