import { countryFigureFacts, seriesFacts } from '../facts.ts';
import type { SourceRegister } from '../sources.ts';
import { type Anchor, anchorsOf } from './anchors.ts';
import { countedBuyers } from './online-buyers.ts';

type PublicMetric = 'market-size' | 'online-share' | 'online-buyers';

/** How a figure is told that equals a published one by construction: exactly, as reported, with its source. */
type Told = { method: 'reported'; source: string };

export type PublicValues = (
  region: string,
  metric: PublicMetric,
  year: number,
  value: number,
) => Told | undefined;

/**
 * A country whose level rests on one published total of our own definition has exactly that total, one whose retail is
 * set by a published share has that share, and one whose shoppers are counted has that count. The published figure is
 * public, so ours would be no secret.
 */
export function publicValues(sources: SourceRegister): PublicValues {
  return (region, metric, year, value) => {
    const published = metric === 'online-buyers' ? countOf(region) : anchorOf(region, metric, year);
    if (published?.year !== year || Math.abs(value / published.value - 1) > 5e-4) return undefined;
    return { method: 'reported', source: sourceOf(region, published, sources) };
  };
}

type Published = { indicator: string; period: string; year: number; value: number };

function countOf(country: string): Published | undefined {
  const fact = countedBuyers(country);
  if (!fact) return undefined;
  const period = String(fact.year);
  return { indicator: fact.indicator, period, year: Number(period.slice(0, 4)), value: fact.value * 1e6 };
}

function anchorOf(country: string, metric: PublicMetric, year: number): Published | undefined {
  const anchors = anchorsOf(country);
  const isTotal = metric === 'market-size';
  const wanted = anchors.filter(({ kind }) => kind === (isTotal ? 'spending' : 'online share'));
  const isOurs = ({ factor }: Anchor) => factor === 1 && (!isTotal || wanted.length === 1);
  const anchor = wanted.find((one) => one.year === year && isOurs(one));
  return anchor && { ...anchor, value: isTotal ? anchor.target : 100 * anchor.target };
}

function sourceOf(country: string, { indicator, period }: Published, sources: SourceRegister): string {
  const isWanted = (fact: { geoCode: string; indicator: string }) =>
    fact.geoCode === country && fact.indicator === indicator;
  const fact =
    seriesFacts.find((series) => isWanted(series) && period in series.values) ??
    countryFigureFacts.find((one) => isWanted(one) && String(one.year) === period)!;
  return sources.add({ name: fact.source, url: fact.url, year: period.slice(0, 4) });
}
