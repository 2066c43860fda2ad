import { articlePath, publishedOf } from '../editorial/blog/articles.ts';
import { libraryCountries, type Content, type Report, type Whitepaper } from '../editorial/content.ts';
import { termPath } from '../editorial/glossary/glossary-index.ts';
import { reportEntry, whitepaperEntry } from '../editorial/library/library-entry.ts';
import type { SearchEntry } from './search-entry.ts';

export function textEntries({ terms, articles, topics, whitepapers, reports }: Content): SearchEntry[] {
  const nameOf = (topic: string) => topics.find(({ id }) => id === topic)?.name ?? topic;
  return [
    ...terms.map(({ slug, title, group, definition }): SearchEntry => ({
      kind: 'term',
      title,
      about: definition,
      path: termPath(slug),
      locked: false,
      words: [slug.replaceAll('-', ' '), group],
    })),
    ...publishedOf(articles).map((article): SearchEntry => ({
      kind: 'article',
      title: article.title,
      about: article.summary,
      path: articlePath(article),
      locked: false,
      words: [article.summary, ...article.topics.map(nameOf)],
    })),
    ...whitepapers.map((paper): SearchEntry => {
      const { title, path, finding } = whitepaperEntry(paper, null);
      return {
        kind: 'whitepaper',
        title,
        about: finding.title ? `${finding.title}. ${finding.text}` : finding.text,
        path,
        locked: false,
        ...placeOf(paper, ['whitepaper study download', paper.format, finding.title ?? '', finding.text]),
      };
    }),
    ...reports.map((report): SearchEntry => {
      const { title, path } = reportEntry(report);
      return {
        kind: 'report',
        title,
        about: report.summary,
        path,
        locked: false,
        ...placeOf(report, ['report study order', report.summary, ...report.contents]),
      };
    }),
  ];
}

function placeOf(
  {
    lang,
    countryCode,
    publicationYear,
  }: Pick<Whitepaper | Report, 'lang' | 'countryCode' | 'publicationYear'>,
  words: readonly string[],
) {
  const region = countryCode ? libraryCountries[countryCode] : '';
  const language = lang === 'de' ? 'German deutsch' : 'English';
  return {
    ...(lang === 'de' && { lang }),
    words: [...words, region, language, String(publicationYear ?? '')],
  };
}
