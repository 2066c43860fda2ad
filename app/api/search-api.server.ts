import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Services } from '../context.server.ts';
import { rangesNote } from '../figures/format/format.ts';
import { longestQuery, searchKinds, type SearchAnswer } from '../search/search-entry.ts';
import { answer, invalid } from './answer.server.ts';
import { ok } from './lists.server.ts';
import { noteSchema } from './schemas.server.ts';

const place = z.string().optional().openapi({ description: 'The country, as two letters.', example: 'de' });

const hitSchema = z
  .object({
    kind: z.enum(searchKinds),
    title: z.string().openapi({ example: 'Toys Industry in Germany' }),
    about: z.string().optional(),
    lang: z.literal('de').optional().openapi({ description: 'Set if the page is not in English.' }),
    place,
    value: z
      .object({
        label: z.string().openapi({ example: 'Market size, 2025' }),
        text: z.string().openapi({ example: '$5–10bn' }),
      })
      .optional()
      .openapi({ description: 'A published figure, as shown on the site.' }),
    path: z.string().openapi({ description: 'Its page.', example: '/pricing' }),
    locked: z.boolean().openapi({ description: 'True if the full profile is available in paid plans only.' }),
  })
  .openapi('SearchHit');

const figureAnswerSchema = z
  .object({
    kind: z.literal('figure'),
    measure: z.string().openapi({ example: 'Conversion rate' }),
    scope: z.string().openapi({ example: 'eCommerce, Germany' }),
    place,
    text: z.string().openapi({ example: '2.5–3%' }),
    period: z.string().openapi({ example: '2025' }),
    since: z
      .string()
      .optional()
      .openapi({ description: 'Set for an average over several years: the year it starts from.' }),
    note: z
      .string()
      .optional()
      .openapi({ description: 'Set if the figure is a forecast, or not exactly the one asked for.' }),
    passport: z.string().openapi({ description: 'The page about this figure, for links and citations.' }),
    page: z.object({ label: z.string(), to: z.string() }),
    trend: z
      .object({ from: z.string(), to: z.string(), past: z.string(), forecast: z.string() })
      .nullable()
      .openapi({ description: 'The published ranges by year, as SVG paths in a box of 120 × 36.' }),
  })
  .openapi('FigureAnswer');

const comparisonAnswerSchema = z
  .object({
    kind: z.literal('comparison'),
    title: z.string().openapi({ example: 'Compare Zalando and OTTO' }),
    path: z.string(),
    note: z.string().optional(),
  })
  .openapi('ComparisonAnswer');

const search = createRoute({
  method: 'get',
  tags: ['Search'],
  path: '/',
  summary: 'Search the site; name a measure with a region, category or retailer to get the figure too',
  request: {
    query: z.object({
      q: z.string().openapi({
        description: `The query. Only its first ${longestQuery} characters are used.`,
        example: 'toys germany',
      }),
      kind: z
        .enum(searchKinds)
        .optional()
        .openapi({ description: 'Return only hits of this kind, without figures or comparisons.' }),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
  },
  responses: ok(
    z.object({
      answers: z
        .array(z.discriminatedUnion('kind', [figureAnswerSchema, comparisonAnswerSchema]))
        .openapi({ description: 'Figures and comparisons that the query asks for.' }),
      total: z.int().openapi({ description: 'How many hits there are, including those beyond the limit.' }),
      kinds: z.array(z.object({ kind: z.enum(searchKinds), total: z.int() })),
      items: z.array(hitSchema).openapi({ description: 'Best first.' }),
      nearest: z.array(hitSchema).openapi({ description: 'The closest entries, if nothing was found.' }),
      note: noteSchema,
    }),
    'Answers and hits, best first.',
  ),
});

export function searchApi(services: Services) {
  return new OpenAPIHono({ defaultHook: invalid }).openapi(search, async (c) => {
    const { q, kind, limit } = c.req.valid('query');
    const found = await services.search(q, { limit, kind });
    return answer(c, { ...mutable(found), note: rangesNote }, () =>
      found.items.map(({ kind: of, title, about = null, place: code = null, value, path, locked }) => ({
        kind: of,
        title,
        about,
        place: code,
        measure: value?.label ?? null,
        value: value?.text ?? null,
        path,
        locked,
      })),
    );
  });
}

/** The schemas describe plain arrays. */
function mutable({ answers, total, kinds, items, nearest }: SearchAnswer) {
  return { answers: [...answers], total, kinds: [...kinds], items: [...items], nearest: [...nearest] };
}
