import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Client } from 'pg';
import { figuresOfRetailers, showRetailers } from '../../figures/disclosure/show-retailers.ts';
import type { EarlierRanges } from '../../figures/disclosure/show-region.ts';
import type { Masked } from '../../figures/disclosure/show-figures.ts';
import type { Interval } from '../../figures/disclosure/relation.ts';
import type { SizeLedger } from '../../figures/disclosure/size-ledger.ts';
import { metricOf } from '../../figures/metric.ts';
import { membersOf } from '../../taxonomy/region-catalogue.server.ts';
import {
  figureRow,
  shownCells,
  type PublishedRow,
  type Publishing,
  type Write,
} from './published-rows.server.ts';
import { earlierRanges, shownRetailers } from './shown-rows.server.ts';
import { retailerGroups, type PlaceSubject, type RetailerGroup } from './subjects.server.ts';

export async function publishRetailers(client: Client, id: number, publishing: Publishing, write: Write) {
  for await (const group of retailerGroups(client, id)) {
    const slugs = group.retailers.map(({ retailer }) => retailer);
    const earlier = await earlierRanges(publishing.earlier, (edition) =>
      shownRetailers(client, edition, slugs),
    );
    const { retailerRows, placeRows } = rowsOf(group, publishing, earlier);
    await write('published_retailer_figure', retailerRows);
    await write('published_ranking_place', placeRows);
    await yieldToOthers();
  }
}

function rowsOf(
  { retailers, places }: RetailerGroup,
  { visibility, locked, baseYear, ledger }: Publishing,
  earlier: EarlierRanges,
) {
  const subjects = retailers.map(({ retailer, country, figures }) => ({
    retailer,
    country,
    figures: figures(),
  }));
  const all = figuresOfRetailers(subjects, places, membersOf);
  const isHidden: boolean[] = [];
  for (const { country, figures } of subjects) isHidden.push(...figures.map(() => locked.has(country)));
  const countries = new Map(subjects.map(({ retailer, country }) => [retailer, country]));
  for (const { retailer, region } of places)
    isHidden.push(locked.has(region) || locked.has(countries.get(retailer)!));
  const shown = showRetailers(all, visibility, {
    baseYear,
    isLocked: (at) => isHidden[at]!,
    earlier: subjects.flatMap(({ retailer, figures }, nth) =>
      figures.flatMap((figure, at) => {
        const range = earlier(retailer, figure);
        return range ? [{ at: all.subjects[nth]![at]!, ...range }] : [];
      }),
    ),
  });
  enterPlaces(ledger, places, shown.places);

  const retailerRows: PublishedRow[] = [];
  for (const [nth, { retailer, figures }] of subjects.entries())
    for (const [at, figure] of figures.entries())
      retailerRows.push(figureRow([retailer], figure, shown.masked[all.subjects[nth]![at]!]!));
  return {
    retailerRows,
    placeRows: places.map((place, nth) => placeRow(place, shown.masked[all.placeAt[nth]!]!)),
  };
}

/** What can be known of ranked sales limits what can be known of their market. */
export function enterPlaces(ledger: SizeLedger, places: readonly PlaceSubject[], known: readonly Interval[]) {
  const money = places.flatMap((place, nth) =>
    metricOf(place.figure.metric).unit === 'usd' ? [{ place, interval: known[nth]! }] : [],
  );
  const editions = Map.groupBy(money, ({ place }) => `${place.ranking} ${place.edition}`);
  for (const ranked of editions.values()) {
    const { region, category, figure } = ranked[0]!.place;
    ledger.setRanked(
      { region, category, period: figure.period },
      ranked.map(({ interval }) => interval),
    );
  }
}

function placeRow(place: PlaceSubject, masked: Masked): PublishedRow {
  const { ranking, edition, retailer, previousPlace, figure } = place;
  const { method, confidence } = figure;
  const shown = shownCells(masked.shown);
  return {
    cells: [ranking, edition, place.place, retailer, previousPlace, ...shown, method, confidence],
    masked,
  };
}
