import { stepLevel } from '../../charts/colours.ts';
import { largestFirst } from '../../data-pages/exhibit-shapes.ts';
import { presentFigure } from '../../figures/format/shown-value.ts';
import type { Figure } from '../../figures/figure.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { tickOf } from '../../figures/figure-marks.ts';
import { formatFigure } from '../../figures/format/format.ts';
import { compareMarkets } from '../../subjects/market-queries.server.ts';
import { isWorldwide, placeName, type Region, type RegionGrouping } from '../../taxonomy/region.ts';
import { regionGroupings } from '../../taxonomy/region-catalogue.server.ts';
import { sizeShading } from '../sections/world-map.server.tsx';
import { sizeColumns, type MarketSort } from './market-sort.ts';

export type MarketOverview = Awaited<ReturnType<typeof marketOverview>>;

/** Sizes by country and category, and the whole regions. `part` filters the countries, `sort` orders them. */
export async function marketOverview(context: SheetContext, part: RegionGrouping | '', sort: MarketSort) {
  const { baseYear: year } = context;
  const found = await compareMarkets(context, {
    metric: 'market-size',
    period: year,
    categories: sizeColumns.map(({ slug }) => slug),
  });
  const markets = found.map((market) => ({ ...market, place: context.region(market.region) }));
  const wholes = markets.filter(({ category }) => category === 'all');
  const countries = wholes.filter(({ place }) => place.geoType === 'Country');
  const isWanted = part ? new Set(regionGroupings[part]) : null;
  const cells = new Map(markets.map((market) => [`${market.region} ${market.category}`, market.figure]));
  const { steps, stepOf } = await sizeShading(context);
  const shaded = (figure: Figure) => {
    const step = stepOf(figure);
    return { text: formatFigure(figure), shade: step < 0 ? null : stepLevel(step, steps.length) };
  };
  return {
    year,
    sort,
    countryCount: countries.length,
    /** Smaller markets than those on the map have no shade: '$1bn'. */
    leastShaded: wholes[0] && steps[0]?.low ? tickOf(wholes[0].figure)(steps[0].low) : null,
    columns: sizeColumns,
    rows: countries
      .filter(({ region }) => !isWanted || isWanted.has(region))
      .map(({ region, place, figure }) => ({
        place,
        label: place.name,
        // A market that is missing comes last, as if it had no size.
        figure: cells.get(`${region} ${sort}`) ?? { ...figure, visibility: 'no-access' as const },
        sizes: sizeColumns.map(({ slug }) => cells.get(`${region} ${slug}`)),
      }))
      .toSorted(sort === 'name' ? byLabel : largestFirst)
      .map(({ place, sizes }) => ({
        code: place.geoCodeAlpha2,
        name: place.name,
        sizes: sizes.map((figure) => (figure ? shaded(figure) : null)),
      })),
    groups: wholes
      .filter(({ place }) => place.geoType !== 'Country')
      .toSorted((one, other) => worldFirst(one.place, other.place))
      .map(({ place, figure }) => ({
        code: place.geoCodeAlpha2,
        name: placeName(place),
        size: presentFigure(figure),
      })),
  };
}

const byLabel = (one: { label: string }, other: { label: string }) =>
  one.label.localeCompare(other.label, 'en');

const worldFirst = (one: Region, other: Region) =>
  Number(isWorldwide(other)) - Number(isWorldwide(one)) || one.name.localeCompare(other.name, 'en');
