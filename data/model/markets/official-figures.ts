import scopesJson from '../../assumptions/official-figures.json' with { type: 'json' };
import type { CategorySlug } from '../../../app/taxonomy/category.ts';
import { countryFigureFacts, eurostatBuyers, seriesFacts } from '../facts.ts';
import type { OfficialFigureRow } from '../rows.ts';
import type { SourceRegister } from '../sources.ts';
import { baseYear } from '../years.ts';
import type { Markets } from './markets.ts';

/** Figures of statistical offices and associations that a reader will hold against ours, and why they differ. */
export function* officialFigures(markets: Markets, sources: SourceRegister): Generator<OfficialFigureRow> {
  const published = new Set(markets.regions.map(({ code }) => code));

  for (const fact of [
    ...annualSeries(),
    ...countryFigureFacts.filter(({ confidence }) => confidence === 'read'),
  ]) {
    const scope = scopeOf(fact.geoCode, fact.indicator);
    if (!scope || !published.has(fact.geoCode)) continue;
    const period = String(fact.year);
    yield {
      region: fact.geoCode,
      category: scope.category as CategorySlug,
      indicator: fact.indicator,
      period,
      value: fact.value,
      unit: fact.unit,
      source: sources.add({ name: fact.source, url: fact.url, year: period.slice(0, 4) }),
      difference: scope.difference,
    };
  }

  for (const [region, values] of Object.entries(eurostatBuyers.values)) {
    const value = values[baseYear];
    if (value === undefined || !published.has(region)) continue;
    yield {
      region,
      category: 'all',
      indicator: eurostatBuyers.indicator,
      period: String(baseYear),
      value,
      unit: eurostatBuyers.unit,
      source: sources.add({ name: eurostatBuyers.source, url: eurostatUrl, year: String(baseYear) }),
      difference:
        'Counts people aged 16 to 74 over three months, services included; ours counts all ages over twelve months.',
    };
  }
}

const eurostatUrl = 'https://ec.europa.eu/eurostat/databrowser/view/isoc_ec_ib20';

type Scope = { geoCode: string; indicator: string; category: string; difference: string };

const scopes: readonly Scope[] = scopesJson;

function scopeOf(geoCode: string, indicator: string): Scope | undefined {
  return scopes.find((scope) => scope.geoCode === geoCode && scope.indicator === indicator);
}

function annualSeries() {
  return seriesFacts.flatMap(({ geoCode, indicator, unit, source, url, values }) =>
    Object.entries(values).map(([year, value]) => ({ geoCode, indicator, unit, source, url, year, value })),
  );
}
