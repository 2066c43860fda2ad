import { brand } from '../../base/brand.ts';
import type { ArticleSummary } from './articles.ts';

/** The blog as an Atom feed (RFC 4287). */
export function atomFeed(articles: readonly ArticleSummary[], siteUrl: string): string {
  const changes = articles.map(changedOn).toSorted();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${escape(`${brand.product} blog`)}</title>`,
    `  <id>${siteUrl}/blog</id>`,
    `  <link rel="self" type="application/atom+xml" href="${siteUrl}/blog/feed.xml"/>`,
    `  <link rel="alternate" type="text/html" href="${siteUrl}/blog"/>`,
    `  <updated>${instant(changes.at(-1) ?? '1970-01-01')}</updated>`,
    `  <author><name>${escape(brand.company.name)}</name></author>`,
    ...articles.flatMap((article) => entryOf(article, siteUrl)),
    '</feed>\n',
  ].join('\n');
}

function entryOf(article: ArticleSummary, siteUrl: string) {
  const { title, summary, path, lang, author, published, topics } = article;
  return [
    `  <entry xml:lang="${lang}">`,
    `    <title>${escape(title)}</title>`,
    `    <id>${siteUrl}${path}</id>`,
    `    <link rel="alternate" type="text/html" href="${siteUrl}${path}"/>`,
    `    <published>${instant(published.date)}</published>`,
    `    <updated>${instant(changedOn(article))}</updated>`,
    `    <author><name>${escape(author.name)}</name></author>`,
    ...topics.map(({ name }) => `    <category term="${escape(name)}"/>`),
    `    <summary>${escape(summary)}</summary>`,
    '  </entry>',
  ];
}

const changedOn = ({ published, updated }: ArticleSummary) => (updated ?? published).date;

const instant = (date: string) => `${date}T00:00:00Z`;

function escape(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
