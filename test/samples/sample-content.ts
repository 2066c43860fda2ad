import type { Article, Content, Report, Term, Whitepaper } from '../../app/editorial/content.ts';
import type { Block } from '../../app/editorial/prose/prose.ts';

/** A few made-up texts, for tests. */
export function sampleArticle(fields: Partial<Article> = {}): Article {
  const { id = 1 } = fields;
  return {
    slug: `article-${id}`,
    id,
    title: `Article ${id}`,
    summary: `What article ${id} is about.`,
    author: 'desk',
    published: '2026-03-01',
    updated: null,
    topics: ['method'],
    related: [],
    lang: 'en',
    previewHash: null,
    body: [sentence('A short text.')],
    ...fields,
  };
}

export function sampleTerm(fields: Partial<Term> = {}): Term {
  return {
    slug: 'gmv',
    title: 'Gross merchandise value (GMV)',
    group: 'Size & money',
    definition: 'The value of all goods that were ordered.',
    formula: null,
    see: ['net-sales'],
    body: [sentence('Before returns.')],
    ...fields,
  };
}

export function sampleWhitepaper(fields: Partial<Whitepaper> = {}): Whitepaper {
  const { slug = 'parcels-2025' } = fields;
  return {
    slug,
    title: `The paper ${slug}`,
    lang: 'en',
    format: 'pdf',
    countryCode: 'DE',
    publicationYear: 2025,
    published: '2026-03-01',
    features: ['How many parcels there are'],
    paragraphs: [sentence('Parcels were sent.')],
    slides: [
      { title: 'There are many parcels', chart: 'series/market/de/all/orders' },
      { title: 'They are of all sizes', chart: 'parts/market/de/all/orders/2025/size' },
    ],
    featuredData: null,
    metaData: null,
    body: [{ kind: 'heading', level: 2, id: 'in-short', text: 'In short' }, sentence('Parcels.')],
    ...fields,
  };
}

export function sampleReport(fields: Partial<Report> = {}): Report {
  return {
    slug: 'parcels-in-germany',
    id: 2501,
    title: 'Parcels in Germany',
    lang: 'en',
    countryCode: 'DE',
    publicationYear: 2025,
    published: '2026-02-01',
    summary: 'All there is to know of parcels.',
    contents: ['Size', 'Weight'],
    samplePages: [{ title: 'There are many parcels', chart: 'series/market/de/all/orders' }],
    keyTable: { title: 'Parcels by size', chart: 'table/orders/2025/market/de/all' },
    method: 'They were counted.',
    price: { single: 690, team: 1490 },
    pages: 64,
    body: [sentence('Who sends parcels needs it.')],
    ...fields,
  };
}

export function sampleContent(fields: Partial<Content> = {}): Content {
  return {
    authors: [{ id: 'desk', name: 'The desk', role: 'Data', about: 'Those who keep the data.' }],
    topics: [
      { id: 'method', name: 'Method', about: 'How figures are made.' },
      { id: 'markets', name: 'Markets', about: 'Countries and categories.' },
    ],
    articles: [],
    terms: [],
    questions: [],
    whitepapers: [],
    reports: [],
    reportTerms: null,
    german: null,
    legal: [],
    webinars: [],
    ...fields,
  };
}

export function sentence(text: string): Block {
  return { kind: 'paragraph', children: [text] };
}

export function linkTo(to: string) {
  return {
    kind: 'paragraph' as const,
    children: ['See ', { kind: 'link' as const, to, children: ['there'] }],
  };
}
