import { createRoute, z } from '@hono/zod-openapi';
import type { Services } from '../context.server.ts';
import { cacheControl } from '../edge/policies.ts';
import { summarise, articlesOf, articleWithId } from '../editorial/blog/articles.ts';
import { content } from '../editorial/content.server.ts';
import type { Article } from '../editorial/content.ts';
import { presentProse } from '../editorial/references/present-prose.server.ts';
import { dataApi, problem } from './answer.server.ts';
import { okJson } from './lists.server.ts';
import { answerPage, fieldsQuery, pageQuery } from './paging.server.ts';
import { proseAnswer, proseSchema } from './prose-answer.server.ts';
import { pageOf } from './schemas.server.ts';

const articleSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    summary: z.string(),
    author: z.object({ name: z.string(), role: z.string() }),
    published: z.iso.date(),
    updated: z.iso.date().nullable(),
    topics: z.array(z.string()),
    lang: z.enum(['en', 'de']),
    minutes: z.int().openapi({ description: 'Reading time in minutes.' }),
  })
  .openapi('Article');

const list = createRoute({
  method: 'get',
  tags: ['Content'],
  path: '/',
  summary: 'Blog articles, newest first',
  request: {
    query: z.object({
      ...pageQuery,
      ...fieldsQuery,
      topic: z.string().optional().openapi({ description: 'A topic id from `/api/topics`.' }),
    }),
  },
  responses: okJson(pageOf(articleSchema), 'A page of articles.'),
});

const one = createRoute({
  method: 'get',
  tags: ['Content'],
  path: '/{id}',
  summary: 'One article, full text',
  request: {
    params: z.object({
      id: z
        .string()
        .regex(/^\d+$/, 'must be a number')
        .openapi({ description: 'An `id` from `/api/articles`.' }),
    }),
    query: z.object({ h: z.string().optional().openapi({ description: 'The hash that opens a draft.' }) }),
  },
  responses: okJson(articleSchema.extend({ body: proseSchema }), 'An article.'),
});

export function articlesApi(services: Services) {
  const { siteUrl } = services.settings;
  return dataApi(services, ['/:id'])
    .openapi(list, (c) => {
      const { page, pagesize, topic = '' } = c.req.valid('query');
      if (topic && !content.topics.some(({ id }) => id === topic)) {
        return problem(c, 400, `Unknown topic "${topic}".`);
      }
      const chosen = articlesOf(content.articles, topic);
      const items = chosen
        .slice((page - 1) * pagesize, page * pagesize)
        .map((article) => entryOf(article, siteUrl));
      const fields = Object.keys(articleSchema.shape);
      return answerPage(c, { items, page, pageSize: pagesize, total: chosen.length }, { fields });
    })
    .openapi(one, async (c) => {
      const { data } = c.var;
      const { h = null } = c.req.valid('query');
      const article = articleWithId(content.articles, c.req.valid('param').id, h);
      if (!article) return problem(c, 404, 'Article not found.');
      if (article.previewHash !== null) c.header('Cache-Control', cacheControl.nobody);
      const body = proseAnswer(await presentProse(data, article.body, article.lang), siteUrl);
      return c.json({ ...entryOf(article, siteUrl), body }, 200);
    });
}

function entryOf(article: Article, siteUrl: string) {
  const { id, slug, title, summary, published, updated, topics, lang } = article;
  const { path, author, minutes } = summarise(article, content);
  return {
    id,
    slug,
    url: siteUrl + path,
    title,
    summary,
    author: { name: author.name, role: author.role },
    published,
    updated,
    topics: [...topics],
    lang,
    minutes,
  };
}
