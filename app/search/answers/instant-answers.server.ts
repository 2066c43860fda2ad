import { marketNames } from '../../compare/compare-markets-sheet.server.ts';
import { listInWords } from '../../data-pages/sentence.ts';
import { partOf } from '../../figures/dimension.ts';
import { figureSet } from '../../figures/figure-set.ts';
import type { Figure } from '../../figures/figure.ts';
import { presentFigure } from '../../figures/format/shown-value.ts';
import { metricOf, type MetricKey } from '../../figures/metric.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { comparisonOf, comparisonPath, marketSubject, mostCompared } from '../../subjects/comparison.ts';
import { conversionTitle, findMarket, marketFigures } from '../../subjects/market-queries.server.ts';
import { marketKey } from '../../subjects/market.ts';
import { findRetailer, retailerFigures } from '../../subjects/retailer-queries.server.ts';
import { retailerKey } from '../../subjects/retailer.ts';
import { categoryOf, nameInText } from '../../taxonomy/category.ts';
import { isWorldwide } from '../../taxonomy/region.ts';
import { kpiMetrics } from '../entries/measure-entries.ts';
import type { Understanding } from '../query/understand.ts';
import type { ComparisonAnswer, FigureAnswer, InstantAnswer } from '../search-entry.ts';
import { askedComparison, askedFigures, type AskedFigure, type AskedMarket } from './asked-figures.ts';
import { sparklineOf } from './sparkline.ts';

/** Published figures only, written as on the pages. */
export async function instantAnswers(
  context: SheetContext,
  understood: Understanding,
): Promise<InstantAnswer[]> {
  const [comparison, ...figures] = await Promise.all([
    comparisonAnswer(context, understood),
    ...askedFigures(understood).map((asked) => figureAnswer(context, asked, understood.year)),
  ]);
  const seen = new Set<string>();
  const cards = figures.filter((card) => {
    if (!card || seen.has(card.passport)) return false;
    seen.add(card.passport);
    return true;
  });
  return [...cards, comparison].filter((answer) => answer !== null);
}

type AskedYear = number | null;

function figureAnswer(
  context: SheetContext,
  asked: AskedFigure,
  askedYear: AskedYear,
): Promise<FigureAnswer | null> {
  return asked.subject === 'retailer'
    ? ofRetailer(context, asked, askedYear)
    : ofMarket(context, asked, askedYear);
}

async function ofRetailer(
  context: SheetContext,
  { retailer: slug, metric }: AskedFigure & { subject: 'retailer' },
  askedYear: AskedYear,
): Promise<FigureAnswer | null> {
  const retailer = await findRetailer(context, slug);
  if (!retailer?.hasDetails) return null;
  const page = { label: `See ${retailer.displayName}’s profile`, to: sheetPath(retailerKey(slug)) };
  const figures = await retailerFigures(context, retailer, { metrics: [metric], dimension: '' });
  const place = context.region(retailer.country).geoCodeAlpha2;
  return cardOf(figures, { metric, year: context.baseYear, askedYear, page, place });
}

async function ofMarket(
  context: SheetContext,
  { metric, markets }: AskedFigure & { subject: 'market' },
  askedYear: AskedYear,
): Promise<FigureAnswer | null> {
  for (const asked of markets) {
    const card = await marketCard(context, asked, { metric, askedYear });
    if (!card) continue;
    if (asked === markets[0]) return card;
    const wider = insteadOf(context, markets[0]!, asked);
    return { ...card, note: [wider, card.note].filter(Boolean).join(' ') };
  }
  return null;
}

async function marketCard(
  context: SheetContext,
  { region, category }: AskedMarket,
  { metric, askedYear }: Pick<CardOf, 'metric' | 'askedYear'>,
): Promise<FigureAnswer | null> {
  const market = await findMarket(context, region, category);
  if (!market) return null;
  const path = sheetPath(marketKey(market));
  const title = kpiMetrics.includes(metric) ? await conversionTitle(context, market) : null;
  const page = title ? { label: title, to: `${path}/transactions` } : { label: market.seoTitle, to: path };
  const figures = await marketFigures(context, market, { metrics: [metric] });
  const place = context.region(region);
  return cardOf(figures, {
    metric,
    year: context.baseYear,
    askedYear,
    page,
    place: place.geoType === 'Country' ? place.geoCodeAlpha2 : undefined,
  });
}

type CardOf = {
  metric: MetricKey;
  /** The newest year that is not a forecast. */
  year: number;
  askedYear: AskedYear;
  page: FigureAnswer['page'];
  place?: string;
};

function cardOf(
  figures: readonly Figure[],
  { metric, year, askedYear, page, place }: CardOf,
): FigureAnswer | null {
  const set = figureSet(figures);
  const dimension = dimensions(metric, year).find((one) => set.series(metric, one).length > 0);
  if (dimension === undefined) return null;
  const asked = askedYear === null ? null : set.one(metric, askedYear, dimension);
  const figure = asked ?? set.one(metric, year, dimension) ?? set.one(metric, undefined, dimension);
  const value = figure && presentFigure(figure);
  if (!figure || value?.state !== 'shown') return null;
  const since = metric === 'market-cagr' ? partOf(dimension).part : undefined;
  return {
    kind: 'figure',
    measure: metricOf(metric).label,
    scope: figure.scope,
    place,
    text: value.text,
    period: figure.period,
    since,
    note: askedYear === null ? undefined : yearNote(askedYear, figure, set.series(metric, dimension), since),
    passport: value.passport,
    page,
    trend: sparklineOf(set.series(metric, dimension)),
  };
}

/** What a reader who asked for a year has to know about the figure; nothing where it is the one asked for. */
function yearNote(
  asked: number,
  { period, method }: Figure,
  series: readonly Figure[],
  since?: string,
): string | undefined {
  if (period === String(asked)) return method === 'forecast' ? 'This is a forecast.' : undefined;
  const [first, last] = [series[0]!.period, series.at(-1)!.period];
  const available =
    first === last
      ? `The only ${since ? `period available is ${since}–${first}` : `year available is ${first}`}.`
      : `The years available are ${first} to ${last}; this is the figure for ${period}.`;
  return `Not published for ${asked}. ${available}`;
}

/** Which part of a split is meant by the measure alone. */
function dimensions(metric: MetricKey, year: number): string[] {
  if (metric === 'market-cagr') return [`since:${year - 5}`];
  if (metric === 'market-share') return ['of:all', 'of:wor'];
  return [''];
}

function insteadOf({ region }: SheetContext, asked: AskedMarket, shown: AskedMarket): string {
  const goods = asked.category === 'all' ? null : nameInText(categoryOf(asked.category)!);
  const place = region(asked.region);
  const missing = [goods, isWorldwide(place) ? null : `in ${place.prefixedShortName}`]
    .filter(Boolean)
    .join(' ');
  const instead =
    shown.region === asked.region
      ? `This figure covers all categories ${isWorldwide(place) ? 'worldwide' : `in ${place.prefixedShortName}`}.`
      : 'This is the figure for the whole world.';
  return `Not published for ${goods ? missing : place.prefixedShortName}. ${instead}`;
}

async function comparisonAnswer(
  context: SheetContext,
  understood: Understanding,
): Promise<ComparisonAnswer | null> {
  const asked = askedComparison(understood);
  if (!asked) return null;
  if (asked.kind === 'market') {
    const chosen = asked.markets.slice(0, mostCompared);
    const names = marketNames(
      chosen.map(({ region, category }) => ({ place: context.region(region), category })),
    ).map(({ inText }) => inText);
    const path = comparisonPath(comparisonOf('market', chosen.map(marketSubject)));
    return { kind: 'comparison', title: `Compare ${listInWords(names)}`, path };
  }
  const found = await Promise.all(
    asked.retailers.slice(0, mostCompared).map((slug) => findRetailer(context, slug)),
  );
  const shops = found.filter((shop) => shop !== null);
  const open = shops.filter(({ hasDetails }) => hasDetails);
  if (open.length === 0) return null;
  const locked = shops.filter(({ hasDetails }) => !hasDetails).map(({ displayName }) => displayName);
  const path = comparisonPath(
    comparisonOf(
      'retailer',
      open.map(({ slug }) => slug),
    ),
  );
  const named = open.map(({ displayName }) => displayName);
  const title =
    named.length > 1 ? `Compare ${listInWords(named)}` : `Compare ${named[0]} with other retailers`;
  if (locked.length === 0) return { kind: 'comparison', title, path };
  const note = `${listInWords(locked)} ${locked.length > 1 ? 'are' : 'is'} available only in our paid plans.`;
  return { kind: 'comparison', title, path, note };
}
