import { dateInWords } from '../../../base/dates.ts';
import { publisher } from '../../../base/linked-data.ts';
import { brand } from '../../../base/brand.ts';
import { datasetChecks } from '../../../dataset/dataset-checks.server.ts';
import { presentFigure } from '../../../data-pages/page/present-sheet.server.ts';
import { pathIn } from '../../../figures/sheet-address.ts';
import type { SheetContext } from '../../../figures/sheet-context.server.ts';
import { listSourcesOf } from '../../../figures/source-queries.server.ts';
import { metricOf } from '../../../figures/metric.ts';
import { findFigure } from '../../../passport/find-figure.server.ts';
import type { Markup } from '../../../ui/markup.ts';
import { categories } from '../../../taxonomy/category.ts';
import { loadCoverage } from './coverage/coverage.server.ts';
import { drawCoverage, drawSources } from './drawn-parts.server.tsx';
import { gradesView } from './grades.ts';
import { countGrades } from './grades.server.ts';
import { drawLadder, stretches } from './ladders/ladders.ts';
import { listSources } from './sources.ts';

export type OurData = Awaited<ReturnType<typeof loadOurData>>;

/** What the loaded data set rests on, how far it reaches, and what was found when it was checked. */
export async function loadOurData(context: SheetContext, toMarkup: (html: string) => Markup) {
  const { db, datasetId, edition, baseYear } = context;
  const [sources, covered, grades, checks, ladders] = await Promise.all([
    listSourcesOf(context),
    loadCoverage(context),
    countGrades(context),
    datasetChecks(db, datasetId),
    Promise.all(stretches.map((stretch) => ladderOf(context, stretch))),
  ]);
  const listed = listSources(sources);
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
      countries: countries.filter(({ categories: published }) => published > 0).length,
      groups: covered.length - countries.length,
      categories: categories.length,
      shops: sum(({ shops }) => shops),
      profiles: sum(({ profiles }) => profiles),
      sources: listed.length,
      rankings: sum(({ rankings }) => rankings),
      figures: [...grades.values()].reduce((total, number) => total + number, 0),
    },
    sources: toMarkup(drawSources(listed)),
    coverage: toMarkup(drawCoverage(covered)),
    ladders,
    grades: gradesView(grades),
    checks: checks && { checkedAt: dateInWords(checks.checkedAt.toISOString()), results: checks.results },
    linkedData: [linkedDataOf(context)],
  };
}

/** With the step in which a figure of the largest market that everybody knows lies. */
async function ladderOf(context: SheetContext, stretch: (typeof stretches)[number]) {
  const found = await findFigure(context, `market/de/all/${stretch.metric}/${context.baseYear}`);
  const example = found && {
    about: `${metricOf(stretch.metric).label}, ${found.figure.scope}, ${found.figure.period}`,
    value: presentFigure(found.figure, pathIn(context.siteUrl)),
  };
  return { ...drawLadder(stretch, found?.figure), example };
}

function linkedDataOf({ siteUrl, edition }: SheetContext) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${brand.product}: ${edition.label}`,
    description: 'Online retail by country and category, profiles and rankings of online shops.',
    url: `${siteUrl}/our-data`,
    version: edition.version,
    dateModified: edition.asOf,
    isAccessibleForFree: true,
    creator: publisher(siteUrl),
  };
}
