import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod';
import type { Content } from '../content.ts';
import { fillBrandValues } from '../legal/placeholders.ts';
import type { Block } from '../prose/prose.ts';
import { curlQuotes, curlQuotesIn } from './curl-quotes.ts';
import { proseOfMarkdown } from './prose-of-markdown.server.ts';
import {
  germanSchema,
  articleSchema,
  authorsSchema,
  legalSchema,
  questionsSchema,
  reportSchema,
  reportTermsSchema,
  termSchema,
  topicsSchema,
  webinarsSchema,
  whitepaperSchema,
} from './schemas.server.ts';

/** Reported as 'content/blog/net-or-gross.md: summary: Too small'. */
type ContentFault = { file: string; what: string };

export async function compileContent(folder: string): Promise<{ content: Content; faults: ContentFault[] }> {
  const faults: ContentFault[] = [];
  const read = createReader(folder, faults);
  const content: Content = {
    authors: (await read.list('authors.yml', authorsSchema)) ?? [],
    topics: (await read.list('topics.yml', topicsSchema)) ?? [],
    articles: (await read.texts('blog', articleSchema)).toSorted(
      (one, other) => other.published.localeCompare(one.published) || other.id - one.id,
    ),
    terms: (await read.texts('glossary', termSchema)).toSorted((one, other) =>
      one.title.localeCompare(other.title, 'en'),
    ),
    questions: await read.questions('faq.yml'),
    whitepapers: (await read.whitepapers('whitepapers')).toSorted(newestFirst),
    reports: (await read.texts('reports', reportSchema)).toSorted(newestFirst),
    reportTerms: await read.list('report-terms.yml', reportTermsSchema),
    german: await read.list('german.yml', germanSchema),
    legal: await read.texts('legal', legalSchema, fillBrandValues),
    webinars: (await read.list('webinars.yml', webinarsSchema)) ?? [],
  };
  return { content, faults };
}

const newestFirst = (one: { published: string; slug: string }, other: { published: string; slug: string }) =>
  other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug);

function createReader(folder: string, faults: ContentFault[]) {
  function checked<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      faults.push({ file, what: `${path.join('.') || 'head'}: ${message}` });
    }
    return null;
  }

  function prose(file: string, markdown: string): Block[] {
    return proseOfMarkdown(markdown, (what) => faults.push({ file, what }));
  }

  async function list<Schema extends z.ZodType>(name: string, schema: Schema) {
    const file = join(folder, name);
    return checked(file, schema, curlQuotesIn(parse(await readFile(file, 'utf8'))));
  }

  async function texts<Schema extends z.ZodObject>(kind: string, schema: Schema, prepare = asItIs) {
    const found: (z.output<Schema> & { slug: string; body: Block[] })[] = [];
    for await (const file of glob(join(folder, kind, '*.md'))) {
      const text = prepare(await readFile(file, 'utf8'), (what) => faults.push({ file, what }));
      const { head, body } = split(text);
      const fields = checked(file, schema, curlQuotesIn(parse(head) ?? {}));
      if (fields) found.push({ ...fields, slug: basename(file, '.md'), body: prose(file, curlQuotes(body)) });
    }
    return found;
  }

  async function questions(name: string) {
    const file = join(folder, name);
    const groups = (await list(name, questionsSchema)) ?? [];
    return groups.map((group) => ({
      ...group,
      questions: group.questions.map((one) => ({ ...one, answer: prose(file, one.answer) })),
    }));
  }

  async function whitepapers(kind: string) {
    const papers = await texts(kind, whitepaperSchema);
    return papers.map((paper) => ({
      ...paper,
      paragraphs: prose(join(folder, kind, `${paper.slug}.md`), paper.paragraphs.join('\n\n')),
    }));
  }

  return { list, texts, questions, whitepapers };
}

const asItIs = (text: string, _fault: (what: string) => void) => text;

/** The head is YAML between two lines of three dashes. */
function split(text: string) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [undefined, '', text];
  return { head, body };
}
