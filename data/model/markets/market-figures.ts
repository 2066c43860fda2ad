import type { Confidence } from '../../../app/figures/figure.ts';
import { categories, type CategorySlug } from '../../../app/taxonomy/category.ts';
import { band, lower } from '../confidence.ts';
import { leavesOf } from '../leaves.ts';
import type { Concentration } from '../retailers/concentration.ts';
import { round } from '../rounding.ts';
import { figure, type FigureRow, type MarketFigureRow } from '../rows.ts';
import { baseYear, forecast, history } from '../years.ts';
import type { MarketRates } from './market-rates.ts';
import type { Markets, Region } from './markets.ts';
import type { PublicValues } from './public-values.ts';
import { months, seasonality } from './seasonality.ts';

/** What is known of every region and category. */
export function* marketFigures(
  markets: Markets,
  rates: MarketRates,
  region: Region,
  concentration: ReadonlyMap<CategorySlug, Concentration>,
  published: PublicValues,
): Generator<MarketFigureRow> {
  const grade = totalConfidence(markets, region);
  const uncertainty = uncertaintyOf(markets, region);
  for (const { slug: category } of categories) {
    const confidence = lower(grade, category === 'all' ? 0 : 1);
    const rows = [
      ...sizes(markets, region, category, confidence, uncertainty * depthFactor(category)),
      ...shares(rates, region, category, lower(confidence)),
      ...competition(concentration.get(category)!, lower(confidence)),
      ...season(markets, region, category, lower(confidence)),
    ];
    for (const row of rows)
      yield {
        region: region.code,
        category,
        ...(category === 'all' ? asPublished(row, region, published) : row),
      };
  }
}

function asPublished(row: FigureRow, { code }: Region, published: PublicValues): FigureRow {
  if (row.metric !== 'market-size' && row.metric !== 'online-share') return row;
  const told = published(code, row.metric, Number(row.period), row.value);
  return told ? { ...row, ...told, confidence: 'A' } : row;
}

function* sizes(
  markets: Markets,
  region: Region,
  category: CategorySlug,
  confidence: Confidence,
  uncertainty: number,
): Generator<FigureRow> {
  for (const year of history)
    yield figure('market-size', year, markets.spending(region, category, year), confidence);
  for (const year of forecast) {
    const value = markets.spending(region, category, year);
    yield figure('market-size', year, value, lower(confidence), {
      method: 'forecast',
      ...band(value, uncertainty, year - baseYear),
    });
  }
}

function* shares(
  { onlineShare, marketplaceShare, crossBorderShare }: MarketRates,
  region: Region,
  category: CategorySlug,
  confidence: Confidence,
): Generator<FigureRow> {
  for (const year of history)
    yield figure('online-share', year, round(onlineShare(region, category, year), 2), confidence);
  yield figure('marketplace-share', baseYear, round(marketplaceShare(region, category), 1), confidence);
  yield figure('cross-border-share', baseYear, round(crossBorderShare(region, category), 1), confidence);
}

function* competition({ cr4, hhi }: Concentration, confidence: Confidence): Generator<FigureRow> {
  yield figure('concentration-cr4', baseYear, round(cr4, 1), confidence);
  yield figure('concentration-hhi', baseYear, Math.round(hhi), confidence);
}

function* season(
  markets: Markets,
  region: Region,
  category: CategorySlug,
  confidence: Confidence,
): Generator<FigureRow> {
  for (const [month, value] of seasonality(markets, region, category).entries())
    yield figure('seasonality-index', baseYear, value, confidence, { dimension: `month:${months[month]}` });
}

/** B where the total, or seven tenths of a group's, rests on published figures; C where on income and internet use. */
function totalConfidence(markets: Markets, region: Region): Confidence {
  const spent = (members: Region['members']) => markets.spending({ ...region, members }, 'all', baseYear);
  return spent(region.members.filter(markets.isAnchored)) >= 0.7 * spent(region.members) ? 'B' : 'C';
}

/** Standard deviation of a year's forecast error, by what each member spends. */
function uncertaintyOf(markets: Markets, region: Region): number {
  let [sum, weight] = [0, 0];
  for (const member of region.members) {
    const spent = markets.spending({ ...region, members: [member] }, 'all', baseYear);
    sum += spent * member.curve.uncertainty;
    weight += spent;
  }
  return sum / weight;
}

/** The narrower the category, the wider the band. */
function depthFactor(category: CategorySlug): number {
  if (category === 'all') return 1;
  return leavesOf(category).length > 1 ? 1.2 : 1.45;
}
