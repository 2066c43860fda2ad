import { count, eq, sql } from 'drizzle-orm';
import { ChartFrame } from '../../../charts/chart-frame.tsx';
import type { MapChart } from '../../../charts/chart.ts';
import { drawChart } from '../../../charts/draw-chart.server.tsx';
import { Fold, PhoneFold } from '../../../ui/fold.tsx';
import { sheetPath } from '../../../figures/sheet-address.ts';
import type { SheetContext } from '../../../figures/sheet-context.server.ts';
import { conversionStatisticTable, marketTable } from '../../../subjects/market-queries.server.ts';
import { marketKey } from '../../../subjects/market.ts';
import { rankingTable } from '../../../subjects/ranking-queries.server.ts';
import { retailerTable } from '../../../subjects/retailer-queries.server.ts';
import { placeName } from '../../../taxonomy/region.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { StaticTable, type Column } from '../../../ui/table.tsx';
import { textLink } from '../../../ui/text-link.ts';

/** What the data set has for a country or a group of countries. */
export type RegionCoverage = {
  code: string;
  name: string;
  isCountry: boolean;
  hasMarket: boolean;
  /** Number of categories with a published market, without the total of all goods. */
  categories: number;
  transactions: boolean;
  rankings: number;
  /** Shops based in the region, and how many of them have an open profile. */
  shops: number;
  profiles: number;
};

/** Every region with a market or a shop, by name. */
export async function loadCoverage({ db, datasetId, region }: SheetContext): Promise<RegionCoverage[]> {
  const perRegion = async (table: typeof conversionStatisticTable | typeof rankingTable) => {
    const rows = await db
      .select({ code: table.region, total: count() })
      .from(table)
      .where(eq(table.datasetId, datasetId))
      .groupBy(table.region);
    return new Map(rows.map(({ code, total }) => [code, total]));
  };
  const [marketRows, transactions, rankings, shopRows] = await Promise.all([
    db
      .select({
        code: marketTable.region,
        categories: sql<number>`count(*) filter (where ${marketTable.category} <> 'all')`.mapWith(Number),
      })
      .from(marketTable)
      .where(eq(marketTable.datasetId, datasetId))
      .groupBy(marketTable.region),
    perRegion(conversionStatisticTable),
    perRegion(rankingTable),
    db
      .select({
        code: retailerTable.country,
        shops: count(),
        profiles: sql<number>`count(*) filter (where ${retailerTable.hasDetails})`.mapWith(Number),
      })
      .from(retailerTable)
      .where(eq(retailerTable.datasetId, datasetId))
      .groupBy(retailerTable.country),
  ]);
  const markets = new Map(marketRows.map((row) => [row.code, row]));
  const shops = new Map(shopRows.map((row) => [row.code, row]));
  return [...new Set([...markets.keys(), ...shops.keys()])]
    .map((code) => ({
      code,
      name: placeName(region(code)),
      isCountry: region(code).geoType === 'Country',
      hasMarket: markets.has(code),
      categories: markets.get(code)?.categories ?? 0,
      transactions: (transactions.get(code) ?? 0) > 0,
      rankings: rankings.get(code) ?? 0,
      shops: shops.get(code)?.shops ?? 0,
      profiles: shops.get(code)?.profiles ?? 0,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

export function Coverage({ covered }: { covered: readonly RegionCoverage[] }) {
  const countries = covered.filter(({ isCountry }) => isCountry);
  const published = countries.filter(({ hasMarket }) => hasMarket);
  const shopsOnly = countries.filter(({ hasMarket }) => !hasMarket);
  const groups = covered.filter(({ isCountry }) => !isCountry);
  return (
    <>
      <ChartFrame svg={drawChart(coverageMap(covered), mapLabel)} label={mapLabel} />
      <div className="mt-4">
        <Fold title={`View as table (${published.length} countries)`}>
          <StaticTable
            captionId="coverage-table"
            caption="Countries with a published market"
            captionHidden
            columns={columns}
            rows={published}
            rowKey={({ code }) => code}
          />
        </Fold>
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div>
          <h3 className="text-xl">Country groups</h3>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            {groups.map((group) => (
              <li key={group.code}>
                <PlaceName {...group} />
              </li>
            ))}
          </ul>
        </div>
        {shopsOnly.length > 0 && (
          <div>
            <h3 className="text-xl">Shops listed, no market page yet</h3>
            <PhoneFold label={`Show ${shopsOnly.length} countries`}>
              <p className="mt-3 text-[0.9375rem] leading-7 text-soft">
                {shopsOnly.map(({ name, shops }) => `${name} (${shops})`).join(', ')}.
              </p>
            </PhoneFold>
          </div>
        )}
      </div>
    </>
  );
}

const mapLabel = 'Coverage by country';

const columns: Column<RegionCoverage>[] = [
  { key: 'name', head: 'Country', cell: (place) => <PlaceName {...place} /> },
  { key: 'market', head: 'Categories', numeric: true, cell: ({ categories }) => categories },
  {
    key: 'transactions',
    head: 'Transaction KPIs',
    cell: ({ transactions }) => <YesOrNone has={transactions} />,
  },
  { key: 'rankings', head: 'Rankings', numeric: true, cell: ({ rankings }) => rankings || <None /> },
  { key: 'shops', head: 'Shops', numeric: true, cell: ({ shops }) => shops || <None /> },
  { key: 'profiles', head: 'Free profiles', numeric: true, cell: ({ profiles }) => profiles || <None /> },
];

function PlaceName(place: RegionCoverage) {
  const to = marketPathOf(place);
  if (!to) return place.name;
  return (
    <AppLink to={to} className={textLink}>
      {place.name}
    </AppLink>
  );
}

const YesOrNone = ({ has }: { has: boolean }) => (has ? 'Yes' : <None />);

const None = () => <span className="text-soft">–</span>;

export function coverageMap(covered: readonly RegionCoverage[]): MapChart {
  return {
    kind: 'map',
    areas: covered
      .filter(({ isCountry }) => isCountry)
      .map((country) => {
        const level = coverageLevel(country);
        const href = marketPathOf(country);
        return {
          code: country.code,
          label: country.name,
          text: levels[level]!,
          extent: { low: level, high: level },
          step: level,
          ...(href && { href }),
        };
      }),
    steps: levels,
  };
}

const levels = [
  'Shops in the catalogue',
  'Market by category',
  'Market and rankings',
  'Market, rankings, transaction KPIs',
];

function coverageLevel({ hasMarket, rankings, transactions }: RegionCoverage): number {
  if (!hasMarket) return 0;
  if (transactions) return 3;
  return rankings > 0 ? 2 : 1;
}

/** Null if the region has no market page. */
export function marketPathOf({ code, hasMarket }: RegionCoverage): string | null {
  return hasMarket ? sheetPath(marketKey({ region: code, category: 'all' })) : null;
}
