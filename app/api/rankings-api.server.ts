import { createRoute, z } from '@hono/zod-openapi';
import type { Services } from '../context.server.ts';
import { figureCells } from '../figures/format/figure-cells.ts';
import { rangesNote } from '../figures/format/format.ts';
import {
  findRanking,
  pageOfRankings,
  rankingEditions,
  rankingPlaces,
} from '../subjects/ranking-queries.server.ts';
import { answer, dataApi, problem } from './answer.server.ts';
import { filterOf, listQuery, ok } from './lists.server.ts';
import { answerPage, askedPage } from './paging.server.ts';
import { figureSchema, noteSchema, pageOf } from './schemas.server.ts';

const rankingSchema = z
  .object({
    slug: z.string().openapi({ example: 'top-online-stores-in-germany' }),
    title: z.string(),
    region: z.string(),
    category: z.string(),
    metric: z.string(),
  })
  .openapi('Ranking');

const placeSchema = z
  .object({
    place: z.int(),
    change: z
      .int()
      .nullable()
      .openapi({ description: 'Ranks gained since the previous edition; null for a new entry.' }),
    retailer: z.object({
      slug: z.string(),
      displayName: z.string(),
      hasDetails: z.boolean(),
      country: z.string(),
    }),
    figure: figureSchema,
  })
  .openapi('RankingPlace');

const list = createRoute({
  method: 'get',
  tags: ['Rankings'],
  path: '/',
  summary: 'Rankings by region and category',
  request: { query: z.object(listQuery) },
  responses: ok(pageOf(rankingSchema), 'A page of rankings.'),
});

const one = createRoute({
  method: 'get',
  tags: ['Rankings'],
  path: '/{slug}',
  summary: 'One ranking in full',
  request: {
    params: z.object({ slug: z.string().openapi({ description: 'A `slug` from `/api/rankings`.' }) }),
    query: z.object({
      edition: z.coerce.number().int().optional().openapi({ description: 'A year; the latest by default.' }),
    }),
  },
  responses: ok(
    rankingSchema.extend({
      edition: z.int(),
      editions: z.array(z.int()),
      places: z.array(placeSchema),
      note: noteSchema,
    }),
    'A ranking in its latest or the requested edition.',
  ),
});

export function rankingsApi(services: Services) {
  return dataApi(services)
    .openapi(list, async (c) => {
      const { data } = c.var;
      const asked = c.req.valid('query');
      const { filter, fault } = filterOf(c, asked);
      if (!filter) return fault;
      const place = askedPage(c, asked, data.datasetId);
      if ('fault' in place) return place.fault;
      const { items, total } = await pageOfRankings(data, filter, place);
      return answerPage(
        c,
        { ...place, items, total },
        { datasetId: data.datasetId, fields: Object.keys(rankingSchema.shape), rows: () => items },
      );
    })
    .openapi(one, async (c) => {
      const { data } = c.var;
      const ranking = await findRanking(data, c.req.valid('param').slug);
      if (!ranking) return problem(c, 404, 'Ranking not found.');
      const editions = await rankingEditions(data, ranking.slug);
      const edition = c.req.valid('query').edition ?? editions[0] ?? data.baseYear;
      if (!editions.includes(edition)) return problem(c, 404, `Edition ${edition} not found.`);
      const places = await rankingPlaces(data, ranking, edition);
      return answer(c, { ...ranking, edition, editions, places, note: rangesNote }, () =>
        places.map(({ place, change, retailer, figure }) => ({
          ranking: ranking.slug,
          edition,
          place,
          change,
          retailer: retailer.slug,
          name: retailer.displayName,
          country: retailer.country,
          ...figureCells(figure),
        })),
      );
    });
}
