import { articlePath, publishedOf } from '../editorial/blog/articles.ts';
import type { Content } from '../editorial/content.ts';
import { reportPath, whitepaperPath } from '../editorial/library/library-address.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetKeys } from './sheet-keys.server.ts';
import type { SitemapEntry, SitemapPart } from './sitemap.ts';

type Sources = {
  /** Addresses without parameters. */
  paths: readonly string[];
  content: Content;
  /** Null while no data set is loaded. */
  data: { keys: SheetKeys; loadedOn: string } | null;
};

/** Every page that search engines may index. What shows figures has changed when the data set was loaded. */
export function sitemapEntries({ paths, content, data }: Sources): Record<SitemapPart, SitemapEntry[]> {
  const sheets = (kind: keyof SheetKeys) =>
    (data?.keys[kind] ?? []).map((key) => ({ path: sheetPath(key), changed: data!.loadedOn }));
  const withFigures = (written: string) => [written, data?.loadedOn ?? ''].toSorted().at(-1);
  return {
    pages: paths.map((path) => ({ path })),
    markets: sheets('markets'),
    retailers: sheets('retailers'),
    rankings: sheets('rankings'),
    blog: publishedOf(content.articles).map((article) => ({
      path: articlePath(article),
      changed: withFigures(article.updated ?? article.published),
    })),
    glossary: content.terms.map(({ slug }) => ({ path: `/glossary/${slug}` })),
    library: [
      ...content.whitepapers.map((paper) => ({
        path: whitepaperPath(paper),
        changed: withFigures(paper.published),
      })),
      ...content.reports.map((report) => ({
        path: reportPath(report),
        changed: withFigures(report.published),
      })),
    ],
  };
}
