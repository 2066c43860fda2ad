import choicesJson from '../../assumptions/anchors.json' with { type: 'json' };
import { countryFigureFacts, seriesFacts } from '../facts.ts';
import { amountInUsd } from './exchange.ts';

/**
 * A published figure that the model is fitted to. Definitions differ, so `factor` brings it to ours: what consumers
 * spend online on physical goods in a calendar year, VAT included, after returns.
 */
export type Anchor = {
  country: string;
  indicator: string;
  period: string;
  year: number;
  unit: string;
  published: number;
  factor: number;
  why: string;
  kind: 'spending' | 'online share';
  /** US dollars, or a part of retail from 0 to 1. */
  target: number;
};

export function anchorsOf(country: string): readonly Anchor[] {
  return anchorsByCountry.get(country) ?? [];
}

type Choice = {
  country: string;
  indicator: string;
  /** All that are published, if not told. */
  periods?: readonly string[];
  factor: number;
  why: string;
};

const choices: readonly Choice[] = choicesJson;

const anchorsByCountry = Map.groupBy(choices.flatMap(anchorsFrom), ({ country }) => country);

function anchorsFrom({ country, indicator, periods, factor, why }: Choice): Anchor[] {
  const found = publishedFigures(country, indicator).filter(
    ({ period }) => periods?.includes(period) ?? true,
  );
  if (found.length === 0 || (periods && periods.length !== found.length))
    throw new Error(`The facts do not hold ${indicator} of ${country}`);
  return found.map(({ period, unit, value }) => {
    const year = Number(period.slice(0, 4));
    const isShare = unit === 'percent';
    return {
      country,
      indicator,
      period,
      year,
      unit,
      published: value,
      factor,
      why,
      kind: isShare ? 'online share' : 'spending',
      target: factor * (isShare ? value / 100 : amountInUsd(value, unit, year)),
    };
  });
}

function publishedFigures(country: string, indicator: string) {
  const isWanted = (fact: { geoCode: string; indicator: string }) =>
    fact.geoCode === country && fact.indicator === indicator;
  return [
    ...seriesFacts
      .filter(isWanted)
      .flatMap(({ unit, values }) =>
        Object.entries(values).map(([period, value]) => ({ period, unit, value })),
      ),
    ...countryFigureFacts
      .filter((fact) => isWanted(fact) && fact.confidence === 'read')
      .map(({ year, unit, value }) => ({ period: String(year), unit, value })),
  ];
}
