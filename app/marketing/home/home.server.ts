import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { publishedOf } from '../../editorial/blog/articles.ts';
import { summarise } from '../../editorial/blog/article-summary.ts';
import { content } from '../../editorial/content.server.ts';
import { whitepaperEntry } from '../../editorial/library/library-entry.ts';
import type { PassportCard } from '../../passport/passport-view.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { rangesNote } from '../../figures/format/format.ts';
import { plansFor } from '../../plans/plan-view.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { passportCard } from '../../passport/passport.server.ts';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { excerptOf } from '../sections/live.server.tsx';
import { homeLinkedData } from './home-linked-data.ts';

/** All that the home page shows of the data, the texts and the plans. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const { facts } = context.get(servicesContext);
  const data = dataContext(context);
  const [world, counts, passports] = await Promise.all([
    excerptOf(context, 'market/ww/all', ['growth', 'map']),
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

/** One that is published, one on which several sources agree, and one that is modelled: A, B and C. */
async function examplePassports(data: SheetContext): Promise<PassportCard[]> {
  const year = data.baseYear;
  const found = await Promise.all(
    [
      `retailer/amazon.com-us/company-sales/${year}`,
      `market/de/all/market-size/${year}`,
      `market/ww/all/conversion-rate/${year}`,
    ].map((address) => findFigure(data, address)),
  );
  return found.flatMap((figure) => (figure ? [passportCard(figure, data)] : []));
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
