import type { Content, Language, Slide } from '../content.ts';
import { linksOf, referencesOf, type Block } from '../prose/prose.ts';

/** Questions that only the rest of the site can answer. */
export type Outside = {
  hasFigure(ref: string): Promise<boolean>;
  hasChart(ref: string): Promise<boolean>;
  hasPage(path: string): Promise<boolean>;
  englishIn(ref: string): Promise<readonly string[]>;
  /** The terms of the data set that lack a German name. */
  untranslated(): Promise<readonly string[]>;
};

type Fault = { where: string; what: string };

/** Finds broken links, unknown references, duplicate ids and missing translations. */
export async function checkContent(content: Content, outside: Outside): Promise<Fault[]> {
  const faults: Fault[] = [];
  const known = knownNames(content);
  const unknown = (where: string, kind: string, names: readonly string[], among: ReadonlySet<string>) => {
    for (const name of names) if (!among.has(name)) faults.push({ where, what: `unknown ${kind} "${name}"` });
  };

  for (const { slug, author, topics, related } of content.articles) {
    const where = `blog/${slug}`;
    unknown(where, 'author', [author], known.authors);
    unknown(where, 'topic', topics, known.topics);
    unknown(where, 'article', related, known.articles);
  }
  for (const { slug, see } of content.terms) unknown(`glossary/${slug}`, 'term', see, known.terms);
  for (const { speakers } of content.webinars) unknown('webinars.yml', 'author', speakers, known.authors);
  faults.push(...repeated('blog', content.articles), ...repeated('reports', content.reports));
  for (const { slug, slides, paragraphs } of content.whitepapers) {
    const where = `whitepapers/${slug}`;
    faults.push(...repeatedTitles(where, slides));
    for (const { paragraph = 1 } of slides)
      if (paragraph > paragraphs.length)
        faults.push({ where, what: `slide for paragraph ${paragraph} of ${paragraphs.length}` });
  }
  for (const { slug, samplePages } of content.reports)
    faults.push(...repeatedTitles(`reports/${slug}`, samplePages));

  for (const term of await outside.untranslated())
    faults.push({ where: 'german.yml', what: `no German name for "${term}"` });
  for (const text of textsOf(content)) {
    for (const what of await faultsOf(text, outside)) faults.push({ where: text.where, what });
  }
  return faults;
}

async function faultsOf({ lang = 'en', body, charts }: Text, outside: Outside): Promise<string[]> {
  const faults: string[] = [];
  const references = referencesOf(body);
  for (const ref of references.figures) {
    if (!(await outside.hasFigure(ref))) faults.push(`unknown or withheld figure "${ref}"`);
  }
  for (const ref of new Set([...references.charts, ...charts])) {
    if (!(await outside.hasChart(ref))) faults.push(`unknown chart "${ref}"`);
    else if (lang === 'de') faults.push(...(await englishFaults(ref, outside)));
  }
  for (const path of linksOf(body)) {
    if (path.startsWith('/') && !(await outside.hasPage(path.split('#')[0]!)))
      faults.push(`broken link "${path}"`);
  }
  return faults;
}

async function englishFaults(ref: string, outside: Outside): Promise<string[]> {
  if (ref.startsWith('exhibit/')) return [`chart "${ref}" comes from a data page, which is in English`];
  return (await outside.englishIn(ref)).map((term) => `chart "${ref}" has no German name for "${term}"`);
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
    return first
      ? [{ where: `${kind}/${slug}`, what: `duplicate id ${id}, already used by "${first}"` }]
      : [];
  });
}

function repeatedTitles(where: string, slides: readonly Slide[]): Fault[] {
  const titles = slides.map(({ title }) => title);
  const again = new Set(titles.filter((title, at) => titles.indexOf(title) < at));
  return [...again].map((title) => ({ where, what: `duplicate slide title "${title}"` }));
}

type Text = { where: string; lang?: Language; body: readonly Block[]; charts: readonly string[] };

function textsOf(content: Content): Text[] {
  const chartsOf = (slides: readonly Slide[]) => slides.map(({ chart }) => chart);
  return [
    ...content.articles.map(({ slug, lang, body }) => ({ where: `blog/${slug}`, lang, body, charts: [] })),
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
    ...content.webinars.flatMap(({ slug, preview }) =>
      preview ? { where: `webinars.yml: ${slug}`, body: [], charts: chartsOf([preview]) } : [],
    ),
    ...content.legal.map(({ slug, body }) => ({ where: `legal/${slug}`, body, charts: [] })),
  ];
}
