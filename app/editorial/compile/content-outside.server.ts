import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { findSheet } from '../../sample-data/find-sheet.server.ts';
import { legalFilePath } from '../../shell/legal-file.ts';
import { marketCoverage, marketDimensions } from '../../subjects/market-queries.server.ts';
import type { Content } from '../content.ts';
import { findChart } from '../references/find-chart.server.ts';
import { wordingOf, type TextWording } from '../references/wording.ts';
import type { Outside } from './check-content.ts';

/** Checks content against the loaded data set, the site's routes and the content itself. */
export function outsideOf(context: SheetContext, content: Content, paths: ReadonlySet<string>): Outside {
  const english = wordingOf('en', context, null);
  const written = new Set([
    ...content.articles.flatMap(({ slug, id }) => [`/blog/${slug}`, `/blog/${slug}/${id}`]),
    ...content.terms.map(({ slug }) => `/glossary/${slug}`),
    ...content.whitepapers.map(({ slug }) => `/whitepaper/${slug}`),
    ...content.reports.map(({ slug, id }) => `/reports/${slug}/${id}`),
    ...content.legal.filter(({ printed }) => printed).map(({ slug }) => legalFilePath(slug)),
  ]);
  const once = <T>(ask: (key: string) => Promise<T>) => {
    const known = new Map<string, Promise<T>>();
    return (key: string) => {
      const answer = known.get(key) ?? ask(key);
      known.set(key, answer);
      return answer;
    };
  };

  /** The terms that had to keep their English name. */
  async function missedBy(write: (german: TextWording) => Promise<unknown>): Promise<string[]> {
    const missed = new Set<string>();
    await write(wordingOf('de', context, content.german, (term) => missed.add(term)));
    return [...missed];
  }

  return {
    hasFigure: once(async (ref) => {
      const found = await findFigure(context, ref);
      return found !== null && found.figure.visibility !== 'no-access';
    }),
    hasChart: once(async (ref) => (await findChart(context, { ref, title: ref }, english)) !== null),
    hasPage: once(async (path) => {
      if (paths.has(path) || written.has(path)) return true;
      const key = path.replace('/resources/sample-data/', '');
      return key !== path && (await findSheet(context, key)) !== null;
    }),
    englishIn: once((ref) => missedBy((german) => findChart(context, { ref, title: ref }, german))),
    untranslated: () =>
      missedBy(async ({ region, part }) => {
        for (const geoCode of (await marketCoverage(context)).markets) region(geoCode);
        for (const dimension of await marketDimensions(context)) part(dimension);
      }),
  };
}
