import { createRoute, z } from '@hono/zod-openapi';
import type { Services } from '../context.server.ts';
import { figureCells } from '../figures/format/figure-cells.ts';
import { rangesNote } from '../figures/format/format.ts';
import {
  findRetailer,
  pageOfRetailers,
  retailerCompetitors,
  retailerFigures,
  retailerProviders,
} from '../subjects/retailer-queries.server.ts';
import { answer, dataApi, problem } from './answer.server.ts';
import { filterOf, listQuery, ok } from './lists.server.ts';
import { answerPage, askedPage } from './paging.server.ts';
import { figureSchema, noteSchema, pageOf } from './schemas.server.ts';

const retailerSchema = z
  .object({
    name: z.string().openapi({ example: 'zalando' }),
    displayName: z.string().openapi({ example: 'Zalando' }),
    slug: z.string().openapi({ example: 'zalando.de-de' }),
    hasDetails: z.boolean(),
    domain: z.string(),
    country: z.string(),
    category: z.string(),
  })
  .openapi('Retailer');

const detailSchema = z.object({
  businessModel: z.string().nullable(),
  type: z.string().nullable(),
  parent: z.string().nullable(),
  headquarters: z.string().nullable(),
  founded: z.int().nullable(),
  figures: z.array(figureSchema),
  providers: z.array(
    z.object({
      kind: z.enum(['payment', 'shipping', 'shop-software']),
      name: z.string(),
      method: z
        .string()
        .openapi({ description: '`modelled`: common in this market, not observed in this shop.' }),
    }),
  ),
  competitors: z.array(
    z.object({ slug: z.string(), displayName: z.string(), hasDetails: z.boolean(), reason: z.string() }),
  ),
  note: noteSchema,
});

const list = createRoute({
  method: 'get',
  tags: ['Retailers'],
  path: '/',
  summary: 'The retailer catalogue',
  request: {
    query: z.object({
      ...listQuery,
      search: z.string().max(100).optional().openapi({ description: 'Part of a name or domain.' }),
      letter: z
        .string()
        .regex(/^(#|[a-z])$/, 'must be "#" or a letter from a to z')
        .optional()
        .openapi({ description: 'First letter of the name, `a` to `z`, or `#` for digits.' }),
    }),
  },
  responses: ok(pageOf(retailerSchema), 'A page of retailers.'),
});

const one = createRoute({
  method: 'get',
  tags: ['Retailers'],
  path: '/{slug}',
  summary: 'A retailer, with its figures where `hasDetails` is true',
  request: {
    params: z.object({ slug: z.string().openapi({ description: 'A `slug` from `/api/retailers`.' }) }),
  },
  responses: ok(retailerSchema.extend(detailSchema.partial().shape), 'A retailer.'),
});

export function retailersApi(services: Services) {
  return dataApi(services)
    .openapi(list, async (c) => {
      const { data } = c.var;
      const { search, letter, ...asked } = c.req.valid('query');
      const { filter, fault } = filterOf(c, asked, { within: true });
      if (!filter) return fault;
      const place = askedPage(c, asked, data.datasetId);
      if ('fault' in place) return place.fault;
      const { items, total } = await pageOfRetailers(
        data,
        {
          search: search?.trim(),
          letter,
          countries: filter.regions,
          categories: filter.category && [filter.category],
        },
        place,
      );
      return answerPage(
        c,
        { ...place, items, total },
        { datasetId: data.datasetId, fields: Object.keys(retailerSchema.shape), rows: () => items },
      );
    })
    .openapi(one, async (c) => {
      const { data } = c.var;
      const retailer = await findRetailer(data, c.req.valid('param').slug);
      if (!retailer) return problem(c, 404, 'Retailer not found.');
      const { name, displayName, slug, hasDetails, domain, country, category } = retailer;
      const entry = { name, displayName, slug, hasDetails, domain, country, category };
      if (!hasDetails) return answer(c, entry, () => [entry]);

      const [figures, providers, competitors] = await Promise.all([
        retailerFigures(data, retailer),
        retailerProviders(data, slug),
        retailerCompetitors(data, slug),
      ]);
      const body = { ...retailer, figures, providers, competitors, note: rangesNote };
      return answer(c, body, () => figures.map((figure) => ({ retailer: slug, ...figureCells(figure) })));
    });
}
