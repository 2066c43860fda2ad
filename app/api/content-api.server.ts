import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Services } from '../context.server.ts';
import { articlesOf } from '../editorial/blog/articles.ts';
import { content } from '../editorial/content.server.ts';
import { termGroups, type Term } from '../editorial/content.ts';
import { showGroups } from '../editorial/faq/faq-view.server.ts';
import { termPath } from '../editorial/glossary/glossary-index.ts';
import { fillRuntimeValues } from '../editorial/legal/placeholders.ts';
import { presentProse } from '../editorial/references/present-prose.server.ts';
import { dataApi, invalid, problem } from './answer.server.ts';
import { okJson } from './lists.server.ts';
import { proseAnswer, proseSchema } from './prose-answer.server.ts';

const topicSchema = z
  .object({ id: z.string(), name: z.string(), about: z.string(), articles: z.int() })
  .openapi('Topic');

const termSchema = z
  .object({
    slug: z.string().openapi({ example: 'gmv' }),
    title: z.string(),
    group: z.enum(termGroups),
    definition: z.string(),
    formula: z.string().nullable(),
    see: z.array(z.string()).openapi({ description: 'Slugs of related terms.' }),
    url: z.string(),
  })
  .openapi('Term');

const questionSchema = z
  .object({ id: z.string(), question: z.string(), answer: proseSchema, url: z.string() })
  .openapi('Question');

const topics = createRoute({
  method: 'get',
  tags: ['Content'],
  path: '/',
  summary: 'Blog topics with article counts',
  responses: okJson(z.array(topicSchema), 'All topics.'),
});

const glossary = createRoute({
  method: 'get',
  tags: ['Content'],
  path: '/glossary',
  summary: 'Glossary terms, A to Z',
  responses: okJson(z.array(termSchema), 'All terms.'),
});

const term = createRoute({
  method: 'get',
  tags: ['Content'],
  path: '/glossary/{slug}',
  summary: 'One term, full text',
  request: { params: z.object({ slug: z.string().openapi({ description: 'A `slug` from the glossary.' }) }) },
  responses: okJson(termSchema.extend({ body: proseSchema }), 'A term.'),
});

const faq = createRoute({
  method: 'get',
  tags: ['Content'],
  path: '/faq',
  summary: 'FAQs, grouped by topic',
  responses: okJson(
    z.array(z.object({ id: z.string(), name: z.string(), questions: z.array(questionSchema) })),
    'All groups.',
  ),
});

export function topicsApi() {
  return new OpenAPIHono({ defaultHook: invalid }).openapi(topics, (c) =>
    c.json(
      content.topics.map((topic) => ({ ...topic, articles: articlesOf(content.articles, topic.id).length })),
      200,
    ),
  );
}

export function contentApi(services: Services) {
  const { siteUrl } = services.settings;
  return dataApi(services, ['/glossary/:slug', '/faq'])
    .openapi(glossary, (c) =>
      c.json(
        content.terms.map((one) => termEntry(one, siteUrl)),
        200,
      ),
    )
    .openapi(term, async (c) => {
      const { data } = c.var;
      const found = content.terms.find(({ slug }) => slug === c.req.valid('param').slug);
      if (!found) return problem(c, 404, 'Term not found.');
      const body = proseAnswer(await presentProse(data, found.body), siteUrl);
      return c.json({ ...termEntry(found, siteUrl), body }, 200);
    })
    .openapi(faq, async (c) => {
      const { data } = c.var;
      const questions = fillRuntimeValues(content.questions, services.settings);
      const groups = await showGroups(questions, (blocks) => presentProse(data, blocks));
      const body = groups.map(({ questions: asked, ...group }) => ({
        ...group,
        questions: asked.map(({ id, question, answer }) => ({
          id,
          question,
          answer: proseAnswer(answer, siteUrl),
          url: `${siteUrl}/faq#${id}`,
        })),
      }));
      return c.json(body, 200);
    });
}

function termEntry({ slug, title, group, definition, formula, see }: Term, siteUrl: string) {
  return { slug, title, group, definition, formula, see: [...see], url: siteUrl + termPath(slug) };
}
