import type { RouterContextProvider } from 'react-router';
import { brand } from '../../base/brand.ts';
import { servicesContext } from '../../context.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { summarise, publishedOf } from '../../editorial/blog/articles.ts';
import { content } from '../../editorial/content.server.ts';
import { whitepaperEntry } from '../../editorial/library/library-entry.ts';
import { rangesNote } from '../../figures/format/format.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import type { PassportCard } from '../../passport/passport-view.ts';
import { passportCard } from '../../passport/passport.server.ts';
import { plansFor } from '../../plans/plan-view.ts';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { organisation } from '../../shell/organisation.ts';
import { loadExcerpt } from '../sections/live.server.tsx';

export async function loadHome(context: Readonly<RouterContextProvider>) {
  const { facts } = context.get(servicesContext);
  const data = dataContext(context);
  const [world, counts, passports] = await Promise.all([
    loadExcerpt(context, 'market/ww/all', ['growth', 'map']),
    datasetCounts(data),
    examplePassports(data),
  ]);
  return {
    world,
    counts: countLines(counts),
    categories: counts.categories,
    passports,
    rangesNote,
    demonstration: data.edition.demonstration,
    plans: plansFor(facts.centPrices.current).map(({ id, name, unlocks, prices }) => ({
      id,
      name,
      unlocks,
      year: prices?.annually.base ?? null,
    })),
    articles: publishedOf(content.articles).slice(0, 3).map(toSummary),
    whitepaper: newestWhitepaper(),
    linkedData: homeLinkedData(data.siteUrl),
  };
}

/** One figure each of grade A (published), B (several sources agree) and C (modelled). */
async function examplePassports(data: SheetContext): Promise<PassportCard[]> {
  const year = data.baseYear;
  const found = await Promise.all(
    [
      `retailer/amazon.com-us/company-sales/${year}`,
      `market/de/all/market-size/${year}`,
      `market/ww/all/conversion-rate/${year}`,
    ].map((address) => findFigure(data, address)),
  );
  return found.flatMap((figure) => (figure ? [passportCard(figure)] : []));
}

function countLines({
  countries,
  categories,
  retailers,
  rankings,
}: Awaited<ReturnType<typeof datasetCounts>>) {
  return [
    { count: countries, of: 'countries' },
    { count: categories, of: 'product categories' },
    { count: retailers, of: 'online shops' },
    { count: rankings, of: 'rankings' },
  ].map(({ count, of }) => ({ of, count: count.toLocaleString('en-US') }));
}

function toSummary(article: Parameters<typeof summarise>[0]) {
  const { path, title, summary, lang, published, minutes } = summarise(article, content);
  return { path, title, summary, lang, published, minutes };
}

function newestWhitepaper() {
  const [newest] = content.whitepapers.toSorted((one, other) => other.published.localeCompare(one.published));
  return newest ? whitepaperEntry(newest, null) : null;
}

function homeLinkedData(siteUrl: string): object[] {
  return [
    organisation(siteUrl),
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.product,
      url: `${siteUrl}/`,
      description: brand.pitch,
      inLanguage: 'en',
      publisher: { '@id': `${siteUrl}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
