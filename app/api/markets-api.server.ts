import { createRoute, z } from '@hono/zod-openapi';
import type { Services } from '../context.server.ts';
import { figureCells } from '../figures/format/figure-cells.ts';
import { rangesNote } from '../figures/format/format.ts';
import {
  findMarket,
  marketFigures,
  officialFigures,
  pageOfMarkets,
} from '../subjects/market-queries.server.ts';
import { toAlpha2, toAlpha3 } from '../taxonomy/geo-codes.ts';
import { answer, dataApi, problem } from './answer.server.ts';
import { filterOf, listQuery, ok } from './lists.server.ts';
import { answerPage, askedPage } from './paging.server.ts';
import { figureSchema, noteSchema, officialFigureSchema, pageOf } from './schemas.server.ts';

const marketSchema = z
  .object({
    region: z.string().openapi({ example: 'deu' }),
    isoCode: z.string().openapi({ example: 'de' }),
    category: z.string().openapi({ example: 'toys' }),
    seoTitle: z.string().openapi({ example: 'Toys Industry in Germany' }),
    hasDetails: z.boolean(),
  })
  .openapi('Market');

const list = createRoute({
  method: 'get',
  tags: ['Markets'],
  path: '/',
  summary: 'Markets by region and category',
  request: { query: z.object(listQuery) },
  responses: ok(pageOf(marketSchema), 'A page of markets.'),
});

const one = createRoute({
  method: 'get',
  tags: ['Markets'],
  path: '/{isoCode}/{category}',
  summary: 'All figures for one market',
  request: {
    params: z.object({
      isoCode: z.string().openapi({ description: 'A code such as `de`, `deu` or `ww`.' }),
      category: z.string().openapi({ description: 'A category such as `toys`, or `all`.' }),
    }),
  },
  responses: ok(
    marketSchema.extend({
      figures: z.array(figureSchema),
      official: z.array(officialFigureSchema),
      note: noteSchema,
    }),
    'A market with its figures.',
  ),
});

export function marketsApi(services: Services) {
  return dataApi(services)
    .openapi(list, async (c) => {
      const { data } = c.var;
      const asked = c.req.valid('query');
      const { filter, fault } = filterOf(c, asked);
      if (!filter) return fault;
      const place = askedPage(c, asked, data.datasetId);
      if ('fault' in place) return place.fault;
      const found = await pageOfMarkets(data, filter, place);
      const items = found.items.map(withIsoCode);
      return answerPage(
        c,
        { ...place, items, total: found.total },
        { datasetId: data.datasetId, fields: Object.keys(marketSchema.shape), rows: () => items },
      );
    })
    .openapi(one, async (c) => {
      const { data } = c.var;
      const { isoCode, category } = c.req.valid('param');
      const region = toAlpha2(isoCode) ? isoCode.toLowerCase() : toAlpha3(isoCode);
      const market = region && (await findMarket(data, region, category));
      if (!market) return problem(c, 404, 'Market not found.');
      const figures = await marketFigures(data, market);
      const official = await officialFigures(data, market);
      const body = { ...withIsoCode(market), figures, official, note: rangesNote };
      return answer(c, body, () => figures.map((figure) => ({ region, category, ...figureCells(figure) })));
    });
}

function withIsoCode<M extends { region: string }>(market: M) {
  return { ...market, isoCode: toAlpha2(market.region) ?? market.region };
}
