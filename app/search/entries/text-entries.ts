import { articlePath, publishedOf } from '../../editorial/blog/articles.ts';
import { libraryCountries, type Content, type Report, type Whitepaper } from '../../editorial/content.ts';
import { termPath } from '../../editorial/glossary/glossary-index.ts';
import { reportEntry, whitepaperEntry } from '../../editorial/library/library-entry.ts';
import { plainText, type Block } from '../../editorial/prose/prose.ts';
import { metricKeys, metricOf } from '../../figures/metric.ts';
import type { SearchEntry } from '../search-entry.ts';

export function textEntries(content: Content): SearchEntry[] {
  const { terms, articles, topics, whitepapers, reports, questions, legal } = content;
  const nameOf = (topic: string) => topics.find(({ id }) => id === topic)?.name ?? topic;
  return [
    ...terms.map(({ slug, title, group, definition, formula, body }): SearchEntry => ({
      kind: 'term',
      title,
      about: definition,
      path: termPath(slug),
      locked: false,
      names: [slug.replaceAll('-', ' ')],
      words: [group, definition, 'definition'],
      text: [formula ?? '', plainText(body)].join(' '),
      facets: { metrics: metricKeys().filter((key) => metricOf(key).term === slug) },
      weight: 0.5,
    })),
    ...questions.flatMap((group) =>
      group.questions.map(({ id, question, answer }): SearchEntry => ({
        kind: 'question',
        title: question,
        about: firstSentence(plainText(answer)),
        path: `/faq#${id}`,
        locked: false,
        names: askedAs[id] ? [askedAs[id]] : [],
        words: [group.name],
        text: plainText(answer),
        weight: 0.5,
      })),
    ),
    ...publishedOf(articles).map((article): SearchEntry => ({
      kind: 'article',
      title: article.title,
      about: article.summary,
      ...(article.lang === 'de' && { lang: 'de' }),
      path: articlePath(article),
      locked: false,
      words: [article.summary, ...article.topics.map(nameOf), ...headingsOf(article.body)],
      text: plainText(article.body),
      weight: 0.4,
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
        text: [...paper.features, plainText(paper.paragraphs), plainText(paper.body)].join(' '),
        weight: 0.4,
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
        text: plainText(report.body),
        weight: 0.4,
      };
    }),
    ...legal.flatMap(({ slug, title, body }) => legalSections(slug, title, body)),
  ];
}

/** Other words for what a question is about. */
const askedAs: Readonly<Record<string, string>> = {
  coverage: 'which countries how many shops list of countries database size',
  'what-is-free': 'free trial free account without registration',
  'cost-with-vat': 'price tax plan cost how much',
  'pay-monthly': 'cancel subscription refund money back end plan renewal terminate stop monthly billing',
  'promo-codes': 'coupon voucher discount code',
  discounts: 'student discount university academic press journalist start-up startup non-profit',
  'one-report': 'single report buy once invoice',
  'how-old': 'update frequency how current up to date refresh next edition',
  'why-different': 'statista eurostat other sources discrepancy',
  'wrong-figure': 'report an error mistake correction wrong number',
  'where-from': 'data sources source methodology origin',
  'try-api': 'api key token access authentication developer',
  limits: 'rate limit quota error codes http 429',
  formats: 'csv json excel xlsx download export file format powerpoint',
  reuse: 'licence license reuse use in a thesis embed cite republish train ai model copyright',
  cookies: 'cookie tracking consent',
  'my-data': 'gdpr delete my data erase right to be forgotten access request',
  forms: 'privacy personal data form what is stored',
  confidence: 'grade reliability quality confidence level',
  'how-often-wrong': 'accuracy error margin track record',
};

const printedLegal: Readonly<Record<string, string>> = {
  'terms-and-conditions': '/legal/terms-and-conditions',
  'privacy-policy': '/legal/privacy-policy',
  'legal-information': '/legal/legal-information',
  accessibility: '/accessibility',
};

function legalSections(slug: string, title: string, body: readonly Block[]): SearchEntry[] {
  const path = printedLegal[slug];
  if (!path) return [];
  return body.flatMap((block, at): SearchEntry[] => {
    if (block.kind !== 'heading' || block.level !== 2) return [];
    const end = body.findIndex((other, place) => place > at && other.kind === 'heading' && other.level === 2);
    const text = plainText(body.slice(at + 1, end === -1 ? undefined : end));
    return [
      {
        kind: 'page',
        title: `${title}: ${block.text.replace(/^\d+\.\s*/, '')}`,
        path: `${path}#${block.id}`,
        locked: false,
        text,
        weight: 0.2,
      },
    ];
  });
}

const headingsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();
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
