import { count, eq } from 'drizzle-orm';
import { href } from 'react-router';
import { capitalised } from '../../../base/capitalised.ts';
import { brand } from '../../../base/brand.ts';
import { dateInWords } from '../../../base/dates.ts';
import { publisher } from '../../../base/linked-data.ts';
import { presentFigure } from '../../../figures/format/shown-value.ts';
import {
  datasetChecks,
  disclosureCost,
  type DisclosureCost,
} from '../../../dataset/dataset-queries.server.ts';
import type { Confidence } from '../../../figures/figure.ts';
import { metricOf } from '../../../figures/metric.ts';
import type { SheetContext } from '../../../figures/sheet-context.server.ts';
import { listSourcesOf } from '../../../figures/published-columns.server.ts';
import { findFigure } from '../../../passport/find-figure.server.ts';
import { confidences } from '../../../passport/passport.ts';
import { publishedMarketFigureTable } from '../../../subjects/market-queries.server.ts';
import { publishedRankingPlaceTable } from '../../../subjects/ranking-queries.server.ts';
import { publishedRetailerFigureTable } from '../../../subjects/retailer-queries.server.ts';
import { categories } from '../../../taxonomy/category.ts';
import { loadCoverage } from './coverage.server.tsx';
import { rangesNote } from '../../../figures/format/format.ts';
import { drawLadder, shownLadders, type ShownLadder } from './ladders.ts';
import { listPublications } from './sources.server.tsx';

export type OurData = Awaited<ReturnType<typeof loadOurData>>;

export async function loadOurData(context: SheetContext) {
  const { db, datasetId, edition, baseYear } = context;
  const [sources, covered, grades, checks, cost, ladders] = await Promise.all([
    listSourcesOf(context),
    loadCoverage(context),
    countGrades(context),
    datasetChecks(db, datasetId),
    disclosureCost(db, datasetId),
    Promise.all(shownLadders.map((ladder) => ladderWithExample(context, ladder))),
  ]);
  const publications = listPublications(sources);
  const countries = covered.filter(({ isCountry }) => isCountry);
  const sum = (pick: (one: (typeof covered)[number]) => number) =>
    covered.reduce((total, one) => total + pick(one), 0);
  return {
    baseYear,
    edition: {
      label: edition.label,
      asOf: dateInWords(edition.asOf),
      nextUpdate: dateInWords(edition.nextUpdate),
      demonstration: edition.demonstration,
    },
    counts: {
      countries: countries.filter(({ hasMarket }) => hasMarket).length,
      groups: covered.length - countries.length,
      categories: categories.filter(({ slug }) => slug !== 'all').length,
      shops: sum(({ shops }) => shops),
      profiles: sum(({ profiles }) => profiles),
      sources: publications.length,
      rankings: sum(({ rankings }) => rankings),
      figures: [...grades.values()].reduce((total, number) => total + number, 0),
    },
    sources: publications,
    coverage: covered,
    ladders,
    rangesNote,
    grades: gradesView(grades),
    checks: checks && { checkedAt: dateInWords(checks.checkedAt.toISOString()), results: checks.results },
    cost: cost && costInWords(cost),
    linkedData: [linkedDataOf(context)],
  };
}

export function costInWords({ masked, wider, withheld }: DisclosureCost) {
  const part = masked === 0 ? 0 : (100 * (wider + withheld)) / masked;
  return {
    masked: whole.format(masked),
    wider: whole.format(wider),
    withheld: whole.format(withheld),
    part: part > 0 && part < 1 ? 'under 1%' : `${whole.format(part)}%`,
  };
}

/** Marks the step of the German market as an example. */
async function ladderWithExample(context: SheetContext, ladder: ShownLadder) {
  const found = await findFigure(context, `market/de/all/${ladder.metric}/${context.baseYear}`);
  const example = found && {
    about: `${metricOf(ladder.metric).label}, ${found.figure.scope}, ${found.figure.period}`,
    value: presentFigure(found.figure),
  };
  return { ...drawLadder(ladder, found?.figure), example };
}

function linkedDataOf({ siteUrl, edition }: SheetContext) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${brand.product}: ${edition.label}`,
    description: 'Online retail by country and category, profiles and rankings of online shops.',
    url: siteUrl + href('/our-data'),
    version: edition.version,
    dateModified: edition.asOf,
    isAccessibleForFree: true,
    creator: publisher(siteUrl),
  };
}

async function countGrades({ db, datasetId }: SheetContext): Promise<ReadonlyMap<Confidence, number>> {
  const counted = await Promise.all(
    [publishedMarketFigureTable, publishedRetailerFigureTable, publishedRankingPlaceTable].map((table) =>
      db
        .select({ grade: table.confidence, total: count() })
        .from(table)
        .where(eq(table.datasetId, datasetId))
        .groupBy(table.confidence),
    ),
  );
  const totals = new Map<Confidence, number>();
  for (const { grade, total } of counted.flat()) totals.set(grade, (totals.get(grade) ?? 0) + total);
  return totals;
}

export function gradesView(counted: ReadonlyMap<Confidence, number>) {
  const all = [...counted.values()].reduce((total, number) => total + number, 0);
  return (Object.keys(confidences) as Confidence[]).map((grade) => {
    const number = counted.get(grade) ?? 0;
    const percent = all === 0 ? 0 : (100 * number) / all;
    return {
      grade,
      meaning: capitalised(confidences[grade]),
      figures: whole.format(number),
      share: percent > 0 && percent < 1 ? 'under 1%' : `${whole.format(percent)}%`,
      width: Math.round(percent * 10) / 10,
    };
  });
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
