import type { Outside } from '../../editorial/check-content.ts';
import type { Content } from '../../editorial/content.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { findFigure } from '../find-figure.server.ts';
import { findSheet } from '../find-sheet.server.ts';
import { findChart } from './find-chart.server.ts';
import { englishTextWording } from './wording.ts';

/** What the content is checked against: the loaded data set, the site's own addresses, and itself. */
export function outsideOf(context: SheetContext, content: Content, paths: ReadonlySet<string>): Outside {
  const wording = englishTextWording((geoCode) => context.region(geoCode).name);
  const written = new Set([
    ...content.articles.flatMap(({ slug, id }) => [`/blog/${slug}`, `/blog/${slug}/${id}`]),
    ...content.terms.map(({ slug }) => `/glossary/${slug}`),
    ...content.whitepapers.map(({ slug }) => `/whitepaper/${slug}`),
    ...content.reports.map(({ slug, id }) => `/reports/${slug}/${id}`),
  ]);
  const once = <T>(ask: (key: string) => Promise<T>) => {
    const known = new Map<string, Promise<T>>();
    return (key: string) => {
      const answer = known.get(key) ?? ask(key);
      known.set(key, answer);
      return answer;
    };
  };
  return {
    hasFigure: once(async (ref) => (await findFigure(context, ref)) !== null),
    hasChart: once(async (ref) => (await findChart(context, { ref, title: ref }, wording)) !== null),
    hasPage: once(async (path) => {
      if (paths.has(path) || written.has(path)) return true;
      const key = path.replace('/resources/sample-data/', '');
      return key !== path && (await findSheet(context, key)) !== null;
    }),
  };
}
