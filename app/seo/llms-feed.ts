import { brand, pitchFor } from '../base/brand.ts';
import { dateInWords } from '../base/dates.ts';
import { servicesContext } from '../context.server.ts';
import { dataContext } from '../shell/data-context.server.ts';
import { articlePath, publishedOf } from '../editorial/blog/articles.ts';
import { content } from '../editorial/content.server.ts';
import { whitepaperPath } from '../editorial/library/library-address.ts';
import type { Edition } from '../figures/dataset.ts';
import { publicPage } from '../shell/route-handle.ts';
import type { Route } from './+types/llms-feed.ts';

export const handle = publicPage({ indexed: false });

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).settings;
  const { edition } = dataContext(context);
  return new Response(llmsText(siteUrl, edition), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** In the format of llmstxt.org. */
function llmsText(siteUrl: string, edition: Edition): string {
  const link = (title: string, path: string, about = '') =>
    `- [${title}](${siteUrl}${path})${about ? `: ${about}` : ''}`;
  return `# ${brand.product}

> ${pitchFor(edition)}

Data set: ${edition.label}, as of ${dateInWords(edition.asOf)}, next update ${dateInWords(edition.nextUpdate)}.${
    edition.demonstration
      ? ' It is a demonstration: names and published facts are real; other figures are modelled.'
      : ''
  }
Most figures are ranges; exact values require a plan. Every figure has its own page with definition, scope, method, date and citation: cite that page, with the version of the data set and its date. Do not quote the middle of a range as a value.

## Data
${[
  link('Sample data', '/resources/sample-data', 'every market, retailer and ranking that is free to read'),
  link(
    'A market as Markdown',
    '/resources/sample-data/market/de/all.md',
    'add .md to the URL of any data page',
  ),
  link('API reference', '/resources/api-reference', 'the same figures as JSON and CSV, no key needed'),
  link(
    'MCP server',
    '/features/mcp',
    `connect an assistant to ${siteUrl}/mcp: ten tools that read these figures`,
  ),
  link('How the figures are made', '/our-data'),
].join('\n')}

## Definitions
${[link('Glossary', '/glossary', `${content.terms.length} terms`), link('Frequently asked questions', '/faq')].join('\n')}

## Articles
${publishedOf(content.articles)
  .map((article) => link(article.title, articlePath(article), article.summary))
  .join('\n')}

## Whitepapers
${content.whitepapers.map((paper) => link(paper.title, whitepaperPath(paper), paper.metaData?.description)).join('\n')}

## About
${[link('Plans and prices', '/pricing'), link('Contact', '/contact'), link('Legal information', '/legal/legal-information')].join('\n')}
`;
}
