import { drawChart } from '../../charts/draw-chart.server.tsx';
import { presentFigure } from '../../figures/format/shown-value.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { formatFigure } from '../../figures/format/format.ts';
import { compareMarkets } from '../../subjects/market-queries.server.ts';
import { marketKey } from '../../subjects/market.ts';
import { categoryOf, childrenOf } from '../../taxonomy/category.ts';
import { isWorldwide, placeName, type Region, type RegionGrouping } from '../../taxonomy/region.ts';
import { regionGroupings } from '../../taxonomy/region-catalogue.server.ts';
import { sizeMap } from './size-map.ts';

export type MarketOverview = Awaited<ReturnType<typeof marketOverview>>;

/** `part` filters the table, but not the map. */
export async function marketOverview(context: SheetContext, part: RegionGrouping | '') {
  const { baseYear: year } = context;
  const found = await compareMarkets(context, {
    metric: 'market-size',
    period: year,
    categories: columns.map(({ slug }) => slug),
  });
  const markets = found.map((market) => ({ ...market, place: context.region(market.region) }));
  const wholes = markets.filter(({ category }) => category === 'all');
  const countries = wholes.filter(({ place }) => place.geoType === 'Country');
  const isWanted = part ? new Set(regionGroupings[part]) : null;
  const sizes = new Map(
    markets.map(({ region, category, figure }) => [`${region} ${category}`, formatFigure(figure)]),
  );
  const label = `Market size by country, all online retail, ${year}, in US dollars`;
  return {
    year,
    countryCount: countries.length,
    map: drawChart(
      sizeMap(
        countries.map(({ region, category, place, figure }) => ({
          code: region,
          label: place.name,
          figure,
          href: sheetPath(marketKey({ region, category })),
        })),
      ),
      label,
    ),
    mapLabel: label,
    columns,
    rows: countries
      .filter(({ region }) => !isWanted || isWanted.has(region))
      .toSorted((one, other) => byName(one.place, other.place))
      .map(({ region, place }) => ({
        code: place.geoCodeAlpha2,
        name: place.name,
        sizes: columns.map(({ slug }) => sizes.get(`${region} ${slug}`) ?? null),
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

const byName = (one: Region, other: Region) => one.name.localeCompare(other.name, 'en');

const worldFirst = (one: Region, other: Region) =>
  Number(isWorldwide(other)) - Number(isWorldwide(one)) || byName(one, other);

const columns = [categoryOf('all')!, ...childrenOf('all')].map(({ slug, name }) => ({
  slug,
  name: slug === 'all' ? 'All goods' : name,
}));
