import type { Article, Content, Term } from './content.ts';
import type { Block } from './prose/prose.ts';

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
