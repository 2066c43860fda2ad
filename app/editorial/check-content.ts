import type { Content, Language, Slide } from './content.ts';
import { linksOf, referencesOf, type Block } from './prose/prose.ts';

/** What only the rest of the site can answer. */
export type Outside = {
  hasFigure(ref: string): Promise<boolean>;
  hasChart(ref: string): Promise<boolean>;
  /** Whether an address of ours leads to a page. */
  hasPage(path: string): Promise<boolean>;
};

type Fault = { where: string; what: string };

/** Broken links, unknown references and names that nothing answers to. */
export async function checkContent(content: Content, outside: Outside): Promise<Fault[]> {
  const faults: Fault[] = [];
  const known = knownNames(content);
  const unknown = (where: string, kind: string, names: readonly string[], among: ReadonlySet<string>) => {
    for (const name of names)
      if (!among.has(name)) faults.push({ where, what: `there is no ${kind} "${name}"` });
  };

  for (const { slug, author, topics, related } of content.articles) {
    const where = `blog/${slug}`;
    unknown(where, 'author', [author], known.authors);
    unknown(where, 'topic', topics, known.topics);
    unknown(where, 'article', related, known.articles);
  }
  for (const { slug, see } of content.terms) unknown(`glossary/${slug}`, 'term', see, known.terms);
  faults.push(...repeated('blog', content.articles), ...repeated('reports', content.reports));

  for (const { where, lang = 'en', body, charts } of textsOf(content)) {
    const references = referencesOf(body);
    for (const ref of references.figures) {
      if (!(await outside.hasFigure(ref))) faults.push({ where, what: `there is no figure "${ref}"` });
    }
    for (const ref of [...references.charts, ...charts]) {
      if (!(await outside.hasChart(ref))) faults.push({ where, what: `there is no chart "${ref}"` });
      if (lang !== 'en' && ref.startsWith('exhibit/'))
        faults.push({ where, what: `the chart "${ref}" of a data page is in English` });
    }
    for (const path of linksOf(body)) {
      if (path.startsWith('/') && !(await outside.hasPage(path.split('#')[0]!)))
        faults.push({ where, what: `the link "${path}" leads nowhere` });
    }
  }
  return faults;
}

function knownNames({ authors, topics, articles, terms }: Content) {
  return {
    authors: new Set(authors.map(({ id }) => id)),
    topics: new Set(topics.map(({ id }) => id)),
    articles: new Set(articles.map(({ slug }) => slug)),
    terms: new Set(terms.map(({ slug }) => slug)),
  };
}

function repeated(kind: string, entries: readonly { id: number; slug: string }[]): Fault[] {
  const seen = new Map<number, string>();
  return entries.flatMap(({ id, slug }) => {
    const first = seen.get(id);
    seen.set(id, slug);
    return first ? [{ where: `${kind}/${slug}`, what: `has the id ${id} of "${first}"` }] : [];
  });
}

type Text = { where: string; lang?: Language; body: readonly Block[]; charts: readonly string[] };

function textsOf(content: Content): Text[] {
  const chartsOf = (slides: readonly Slide[]) => slides.map(({ chart }) => chart);
  return [
    ...content.articles.map(({ slug, body }) => ({ where: `blog/${slug}`, body, charts: [] })),
    ...content.terms.map(({ slug, body }) => ({ where: `glossary/${slug}`, body, charts: [] })),
    ...content.questions.flatMap(({ questions }) =>
      questions.map(({ id, answer }) => ({ where: `faq#${id}`, body: answer, charts: [] })),
    ),
    ...content.whitepapers.map(({ slug, lang, paragraphs, body, slides }) => ({
      where: `whitepapers/${slug}`,
      lang,
      body: [...paragraphs, ...body],
      charts: chartsOf(slides),
    })),
    ...content.reports.map(({ slug, lang, body, samplePages, keyTable }) => ({
      where: `reports/${slug}`,
      lang,
      body,
      charts: chartsOf([...samplePages, keyTable]),
    })),
  ];
}
