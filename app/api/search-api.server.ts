import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Services } from '../context.server.ts';
import { longestQuery, searchKinds } from '../search/search-entry.ts';
import { answer, invalid } from './answer.server.ts';
import { ok } from './lists.server.ts';

const hitSchema = z
  .object({
    title: z.string().openapi({ example: 'Toys Industry in Germany' }),
    about: z.string().optional(),
    lang: z.literal('de').optional().openapi({ description: 'Where it is not English.' }),
    path: z
      .string()
      .nullable()
      .openapi({ description: 'The page about it; null where there is none.', example: '/pricing' }),
    locked: z.boolean().openapi({ description: 'Only registered users see more of it.' }),
  })
  .openapi('SearchHit');

const search = createRoute({
  method: 'get',
  path: '/',
  summary: 'Retailers, markets, rankings and pages by their words',
  request: {
    query: z.object({
      q: z.string().openapi({
        description: `What is looked for; the first ${longestQuery} characters count.`,
        example: 'toys germany',
      }),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
  },
  responses: ok(
    z.object({
      total: z.int(),
      groups: z.array(
        z.object({
          kind: z.enum(searchKinds),
          total: z.int().openapi({ description: 'How many there are, those beyond the limit included.' }),
          items: z.array(hitSchema),
        }),
      ),
    }),
    'What was found, by kind; the kinds share the limit evenly.',
  ),
});

export function searchApi(services: Services) {
  return new OpenAPIHono({ defaultHook: invalid }).openapi(search, async (c) => {
    const { q, limit } = c.req.valid('query');
    const { total, groups } = await services.search(q, limit);
    return answer(
      c,
      { total, groups: groups.map(({ items, ...group }) => ({ ...group, items: [...items] })) },
      () =>
        groups.flatMap(({ kind, items }) =>
          items.map(({ title, about = null, path, locked }) => ({ kind, title, about, path, locked })),
        ),
    );
  });
}
