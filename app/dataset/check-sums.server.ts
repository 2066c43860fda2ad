import type { Client } from 'pg';
import { metricKeys, metricOf } from '../figures/metric.ts';
import { categories } from '../taxonomy/category.ts';
import { membersOf } from '../taxonomy/region-catalogue.server.ts';
import type { Fault, FaultReport } from './faults.ts';

export type DataCheck = {
  name: string;
  find: (client: Client, rows: CheckedRows, limit: number) => Promise<FaultReport>;
};

export type CheckedRows = { of: (table: string, parameter: string) => string; values: readonly unknown[] };

export const stagedRows: CheckedRows = { of: (table) => `staged_${table}`, values: [] };

export function loadedRows(datasetId: number): CheckedRows {
  return {
    of: (table, parameter) =>
      `(select null::integer as line, * from ${table} where dataset_id = ${parameter})`,
    values: [datasetId],
  };
}

/** Complete parts add up to their whole; incomplete ones do not exceed it. */
export const sumChecks: readonly DataCheck[] = [
  {
    name: 'Categories add up to their parent and country',
    find: (client, rows, limit) =>
      findWrongSums(client, rows, limit, {
        partsOf: 'category',
        same: 'region',
        pairs: categories.flatMap(({ slug, parent }) => (parent ? [[parent, slug] as const] : [])),
      }),
  },
  {
    name: 'Countries add up to their region and the world',
    find: (client, rows, limit) =>
      findWrongSums(client, rows, limit, {
        partsOf: 'region',
        same: 'category',
        pairs: groups.flatMap((group) => membersOf(group).map((member) => [group, member] as const)),
      }),
  },
  { name: 'Ranked retailers’ combined sales do not exceed their market', find: findTooLargeRankings },
];

const groups = ['wor', 'eur', 'afr', 'asi', 'sea', 'lat', 'men', 'gcc', 'soa', 'eeu'];

// Rounded figures may miss their sum by a thousandth, or by a dollar each.
const slack = 'greatest(abs(whole.value) / 1000, count(*))';

const marketSizes = (figures: string) =>
  `select line, region, category, period, value from ${figures} figures
   where metric = 'market-size' and dimension = '' and value is not null`;

type Parts = {
  partsOf: 'category' | 'region';
  same: 'category' | 'region';
  pairs: (readonly [string, string])[];
};
type WrongSum = {
  line: number | null;
  region: string;
  category: string;
  period: string;
  value: number;
  sum: number;
  total: string;
};

async function findWrongSums(
  client: Client,
  rows: CheckedRows,
  limit: number,
  { partsOf, same, pairs }: Parts,
) {
  const { rows: found } = await client.query<WrongSum>(
    `with size as materialized (${marketSizes(rows.of('market_figure', '$4'))}),
       pair as (select * from unnest($1::text[], $2::text[]) as pair (whole, part)),
       family as (select whole, count(*) as members from pair group by whole)
     select whole.line, whole.region, whole.category, whole.period, whole.value,
       sum(part.value) as sum, count(*) over () as total
     from size whole
     join family on family.whole = whole.${partsOf}
     join pair on pair.whole = whole.${partsOf}
     join size part on part.${partsOf} = pair.part and part.${same} = whole.${same} and part.period = whole.period
     group by whole.line, whole.region, whole.category, whole.period, whole.value, family.members
     having sum(part.value) > whole.value + ${slack}
       or (count(*) = family.members and sum(part.value) < whole.value - ${slack})
     order by 1, 2, 3, 4 limit $3`,
    [pairs.map(([whole]) => whole), pairs.map(([, part]) => part), limit, ...rows.values],
  );
  return report(found, 'market-figures', ({ region, category, period, value, sum }) => {
    const parts = partsOf === 'category' ? 'categories' : 'countries';
    return `The ${parts} in ${region}/${category} add up to ${amount(sum)} for ${period}, but it has ${amount(value)}.`;
  });
}

type TooLarge = {
  line: number | null;
  ranking: string;
  edition: number;
  size: number;
  sum: number;
  total: string;
};

async function findTooLargeRankings(client: Client, rows: CheckedRows, limit: number) {
  const money = metricKeys().filter((key) => metricOf(key).unit === 'usd');
  const { rows: found } = await client.query<TooLarge>(
    `with whole as (${marketSizes(rows.of('market_figure', '$3'))})
     select min(place.line) as line, ranking.slug as ranking, place.edition, whole.value as size,
       sum(place.value) as sum, count(*) over () as total
     from ${rows.of('ranking', '$3')} ranking
     join ${rows.of('ranking_place', '$3')} place on place.ranking = ranking.slug
     join whole on whole.region = ranking.region and whole.category = ranking.category
       and whole.period = place.edition::text
     where ranking.metric = any ($1::text[])
     group by ranking.slug, place.edition, whole.value
     having sum(place.value) > whole.value + ${slack}
     order by 1, 2, 3 limit $2`,
    [money, limit, ...rows.values],
  );
  return report(
    found,
    'ranking-places',
    ({ ranking, edition, sum, size }) =>
      `The retailers of ${ranking} ${edition} have ${amount(sum)} together, more than their market of ${amount(size)}.`,
  );
}

function report<Found extends { line: number | null; total: string }>(
  found: readonly Found[],
  file: string,
  sentence: (found: Found) => string,
): FaultReport {
  const faults = found.map((row): Fault => ({
    file: `${file}.csv`,
    line: row.line,
    column: 'value',
    sentence: sentence(row),
  }));
  return { faults, total: Number(found[0]?.total ?? 0) };
}

function amount(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
