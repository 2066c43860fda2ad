import { dateInWords } from '../base/dates.ts';
import { brand } from '../base/brand.ts';
import { articlePath, publishedOf } from '../editorial/blog/articles.ts';
import type { Content } from '../editorial/content.ts';
import { whitepaperPath } from '../editorial/library/library-address.ts';
import type { Edition } from '../figures/dataset.ts';

type Sources = { siteUrl: string; edition: Edition; content: Content };

/** In the form of llmstxt.org: a title, what it is, and lists of links. */
export function llmsText({ siteUrl, edition, content }: Sources): string {
  const link = (title: string, path: string, about = '') =>
    `- [${title}](${siteUrl}${path})${about ? `: ${about}` : ''}`;
  return `# ${brand.product}

> ${brand.pitch}

Data set: ${edition.label}, as of ${dateInWords(edition.asOf)}, next update ${dateInWords(edition.nextUpdate)}.${
    edition.demonstration
      ? ' It is a demonstration: names and published facts are real, other figures are modelled.'
      : ''
  }
Most figures are ranges; exact values need a plan. Every figure has a page of its own with definition, scope, method, date and citation: cite that page, with the version of the data set and its date. Do not give the middle of a range as a value.

## Data
${[
  link(
    'Sample data',
    '/resources/sample-data',
    'all markets, retailers and rankings that can be read without a plan',
  ),
  link(
    'A market as Markdown',
    '/resources/sample-data/market/de/all.md',
    'add .md to the address of any data page',
  ),
  link('API reference', '/resources/api-reference', 'the same figures as JSON and CSV, without a key'),
  link('How the figures are made', '/our-data'),
].join('\n')}

## Definitions
${[link('Glossary', '/glossary', `${content.terms.length} terms`), link('Questions and answers', '/faq')].join('\n')}

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
