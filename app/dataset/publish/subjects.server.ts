import type { Client } from 'pg';
import type { RankedPlace } from '../../figures/disclosure/retailer-relations.ts';
import { createSizeLedger, type SizeKey, type SizeLedger } from '../../figures/disclosure/size-ledger.ts';
import type { ExactFigure, Source } from '../../figures/figure.ts';
import { completeMarket } from '../../subjects/market.ts';
import { completeRetailer } from '../../subjects/retailer.ts';
import { lineageOf, type CategorySlug } from '../../taxonomy/category.ts';
import { membersOf } from '../../taxonomy/region-catalogue.server.ts';

/** Exact and derived figures are masked together, because one may reveal another. */
export type MarketSubject = { region: string; category: CategorySlug; figures: () => ExactFigure[] };
export type PlaceSubject = RankedPlace & { edition: number; place: number; previousPlace: number | null };
export type RetailerSubject = { retailer: string; country: string; figures: () => ExactFigure[] };

export async function* marketSubjects(
  client: Client,
  id: number,
  regions: readonly string[],
): AsyncGenerator<MarketSubject[]> {
  const edition = await client.query<{ base_year: number }>('select base_year from dataset where id = $1', [
    id,
  ]);
  const baseYear = edition.rows[0]!.base_year;
  const world = await marketFigures(client, id, 'wor');
  for (const region of regions) {
    const inRegion = await marketFigures(client, id, region);
    const surroundingsOf = (category: CategorySlug) => ({
      region: inRegion.get('all') ?? [],
      wholes: {
        ...Object.fromEntries(
          lineageOf(category)
            .slice(0, -1)
            .map(({ slug }) => [slug, inRegion.get(slug) ?? []]),
        ),
        ...(region === 'wor' ? {} : { wor: world.get(category) ?? [] }),
      },
    });
    // A market may be announced before it has figures.
    if (inRegion.size === 0) continue;
    yield [...inRegion].map(([category, own]) => ({
      region,
      category,
      figures: () => withoutDuplicates(completeMarket(own, surroundingsOf(category), baseYear)),
    }));
  }
}

/** Groups after their members. */
export async function regionsIn(client: Client, id: number): Promise<string[]> {
  const { rows } = await client.query<{ region: string }>(
    'select distinct region from market where dataset_id = $1 order by region',
    [id],
  );
  return rows
    .map(({ region }) => region)
    .toSorted((one, other) => membersOf(one).length - membersOf(other).length);
}

/** Sizes that are public are known from the beginning: they limit all others. */
export async function sizeLedgerOf(client: Client, id: number): Promise<SizeLedger> {
  const { rows } = await client.query<SizeKey & { value: number; isPublic: boolean }>(
    `select region, category, period, value, method = 'reported' and source is not null as "isPublic"
     from market_figure
     where dataset_id = $1 and metric = 'market-size' and dimension = '' and value is not null`,
    [id],
  );
  const ledger = createSizeLedger(await regionsIn(client, id), membersOf);
  for (const { value, isPublic, ...key } of rows) {
    ledger.expect(key, value);
    if (isPublic) ledger.set(key, { low: value, high: value });
  }
  return ledger;
}

export type RetailerGroup = { retailers: RetailerSubject[]; places: PlaceSubject[] };

/** All retailers with a rank together, since their order connects them; then the others, some at a time. */
export async function* retailerGroups(client: Client, id: number): AsyncGenerator<RetailerGroup> {
  const places = await rankedPlaces(client, id);
  const ranked = new Set(places.map(({ retailer }) => retailer));
  if (ranked.size > 0) yield { retailers: await subjectsOf(client, id, [...ranked].toSorted()), places };
  for (let after = ''; ;) {
    const { rows } = await client.query<{ slug: string }>(
      'select slug from retailer where dataset_id = $1 and slug > $2 order by slug limit $3',
      [id, after, retailersAtOnce],
    );
    if (rows.length === 0) return;
    after = rows.at(-1)!.slug;
    const chosen = rows.map(({ slug }) => slug).filter((slug) => !ranked.has(slug));
    yield { retailers: await subjectsOf(client, id, chosen), places: [] };
  }
}

const retailersAtOnce = 200;

async function subjectsOf(client: Client, id: number, slugs: readonly string[]): Promise<RetailerSubject[]> {
  const { rows: chosen } = await client.query<{ slug: string; country: string }>(
    'select slug, country from retailer where dataset_id = $1 and slug = any ($2::text[]) order by slug',
    [id, slugs],
  );
  const { rows } = await client.query<Row & { retailer: string }>(
    `select retailer, metric, dimension, period, value, low, high, method, confidence, source
     from retailer_figure where dataset_id = $1 and retailer = any ($2::text[])`,
    [id, slugs],
  );
  const figures = Map.groupBy(rows, ({ retailer }) => retailer);
  return chosen.map(({ slug, country }) => ({
    retailer: slug,
    country,
    figures: () => withoutDuplicates(completeRetailer((figures.get(slug) ?? []).map(toExact))),
  }));
}

/** In the order of their rank, edition by edition. */
async function rankedPlaces(client: Client, id: number): Promise<PlaceSubject[]> {
  const { rows } = await client.query<PlaceRow>(
    `select place.ranking, ranking.region, ranking.category, ranking.metric, place.edition, place.place,
       place.retailer, place.previous_place as "previousPlace", place.value, place.method, place.confidence
     from ranking_place as place
     join ranking on ranking.dataset_id = place.dataset_id and ranking.slug = place.ranking
     where place.dataset_id = $1 order by place.ranking, place.edition, place.place`,
    [id],
  );
  return rows.map(({ metric, edition, value, method, confidence, ...row }) => ({
    ...row,
    edition,
    figure: {
      metric,
      period: String(edition),
      dimension: '',
      value,
      low: null,
      high: null,
      method,
      confidence,
      source: null,
    },
  }));
}

type PlaceRow = Omit<PlaceSubject, 'figure'> &
  Pick<ExactFigure, 'metric' | 'method' | 'confidence'> & { value: number };

type Row = Omit<ExactFigure, 'source'> & { source: string | null };

async function marketFigures(client: Client, id: number, region: string) {
  const { rows } = await client.query<Row & { category: CategorySlug }>(
    `select category, metric, dimension, period, value, low, high, method, confidence, source
     from market_figure where dataset_id = $1 and region = $2 order by category`,
    [id, region],
  );
  const byCategory = Map.groupBy(rows, ({ category }) => category);
  return new Map([...byCategory].map(([category, own]) => [category, own.map(toExact)]));
}

/** A figure in the data set takes precedence over a derived one. */
function withoutDuplicates(figures: readonly ExactFigure[]): ExactFigure[] {
  const first = new Map<string, ExactFigure>();
  for (const figure of figures) if (!first.has(figureKey(figure))) first.set(figureKey(figure), figure);
  return [...first.values()];
}

export function figureKey({
  metric,
  dimension,
  period,
}: Pick<ExactFigure, 'metric' | 'dimension' | 'period'>) {
  return `${metric} ${period} ${dimension}`;
}

function toExact({ source, ...row }: Row): ExactFigure {
  return {
    metric: row.metric,
    period: row.period,
    dimension: row.dimension,
    value: row.value,
    low: row.low,
    high: row.high,
    method: row.method,
    confidence: row.confidence,
    source: source === null ? null : sourceNamed(source),
  };
}

/** Masking only needs to know that there is a source; its name is joined on reading. */
const sourceNamed = (id: string): Source => ({ id, name: '', url: '', year: '' });
