import { createHash } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Services } from '../../context.server.ts';
import { clientAddress } from '../../edge/client-address.server.ts';
import type { Figure } from '../../figures/figure.ts';
import { figureCells } from '../../figures/format/figure-cells.ts';
import { rangesNote } from '../../figures/format/format.ts';
import { metricKeys } from '../../figures/metric.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { toAlpha2 } from '../../taxonomy/geo-codes.ts';
import { csvBody, dataApi, problem, wantsCsv } from '../answer.server.ts';
import { tooManyCalls } from '../call-limit.server.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { readPosition } from './figure-position.server.ts';
import {
  countFigures,
  figureKinds,
  pageOfFigures,
  type FigureFilter,
  type FigurePosition,
  type SubjectFigure,
} from './figure-queries.server.ts';
import { streamCsv } from './figure-stream.server.ts';
import { ok } from '../lists.server.ts';
import {
  chosenFields,
  cursorQuery,
  fieldsQuery,
  goneCursor,
  invalidCursor,
  linkPages,
} from '../paging.server.ts';
import { figureSchema, noteSchema } from '../schemas.server.ts';
import { wantedCategory, wantedList, wantedMeasure, wantedPlace } from '../wanted.server.ts';

const year = z.coerce.number().int().min(1900).max(2100).optional();

const query = z.object({
  measure: z.string().optional().openapi({
    description: 'One or more measures, such as `market-size,market-growth`.',
    example: 'market-size',
    'x-values': metricKeys(),
  }),
  region: z.string().optional().openapi({
    description: 'Regions by code or name, such as `pl,de`; for retailers, where they are based.',
    example: 'pl',
  }),
  category: z.string().optional().openapi({
    description: 'Categories, such as `fashion,toys`; `all` is eCommerce as a whole.',
    example: 'fashion',
  }),
  retailer: z
    .string()
    .max(2_000)
    .optional()
    .openapi({ description: 'Slugs of retailers, such as `zalando.de-de`.' }),
  of: z.enum(figureKinds).optional().openapi({ description: 'Only figures about this kind of subject.' }),
  dimension: z.string().max(100).optional().openapi({
    description: '`total` for totals only, `device` for a split, `device:mobile` for one part of it.',
  }),
  from: year.openapi({ description: 'The first year.' }),
  to: year.openapi({ description: 'The last year.' }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .default(100)
    .openapi({ description: 'For JSON only: CSV has no limit.' }),
  ...cursorQuery,
  ...fieldsQuery,
});

const itemSchema = z
  .intersection(
    z.object({
      subject: z.string().openapi({ description: 'What it is about.', example: 'market/pl/fashion' }),
      region: z.string().openapi({ example: 'pol' }),
      isoCode: z.string().openapi({ example: 'pl' }),
      category: z.string().openapi({ example: 'fashion' }),
      retailer: z.string().nullable(),
    }),
    figureSchema,
  )
  .openapi('SubjectFigure');

const figures = createRoute({
  method: 'get',
  tags: ['Figures'],
  path: '/',
  summary: 'Figures and time series by measure, region, category and year; no row limit in CSV',
  description:
    'Name a measure, a region and a category to get a series covering all years. ' +
    'As CSV (`/api/figures.csv`), every matching row is streamed, up to the whole data set; each file counts as one ' +
    'call per 2,000 rows.',
  request: { query },
  responses: ok(
    z.object({
      items: z.array(itemSchema),
      total: z.int(),
      nextCursor: z.string().nullable(),
      note: noteSchema,
    }),
    'Figures in a fixed order: markets, retailers, rankings; then by region, measure and period.',
  ),
});

export function figuresApi(services: Services) {
  return dataApi(services).openapi(figures, async (c) => {
    const { data } = c.var;
    const asked = c.req.valid('query');
    const filter = filterOf(asked, services);
    const isCsv = wantsCsv(c);
    const chosen = chosenFields(c, isCsv ? csvColumns : jsonFields);
    if ('fault' in chosen) return chosen.fault;
    if (isCsv) return bulk(c, services, data, filter, chosen.names);

    const start = asked.cursor === undefined ? null : readPosition(readCursor(asked.cursor), data.datasetId);
    if (start === 'invalid') return problem(c, 400, invalidCursor);
    if (start === 'gone') return problem(c, 410, goneCursor);
    const [{ items, next }, total] = await Promise.all([
      pageOfFigures(data, filter, { after: start, limit: asked.limit }),
      countFigures(data, filter),
    ]);
    const nextCursor = next && writeCursor({ datasetId: data.datasetId, position: next });
    linkPages(c, { first: start ? {} : null, next: nextCursor ? { cursor: nextCursor } : null });
    const body = {
      items: items.map((item) => chosen.of(itemOf(item)) as never),
      total,
      nextCursor,
      note: rangesNote,
    };
    return c.json(body, 200);
  });
}

function filterOf(asked: z.infer<typeof query>, { facts }: Services): FigureFilter {
  const { measure, region, category, retailer, of, dimension, from, to } = asked;
  const regions = region?.trim().toLowerCase() === 'all' ? undefined : region;
  return {
    kinds: of && [of],
    measures: wantedList(measure, wantedMeasure),
    regions: wantedList(regions, (one) => wantedPlace(one, facts.regions.current).geoCode),
    categories: wantedList(category, wantedCategory),
    retailers: wantedList(retailer, (one) => one.trim().toLowerCase()),
    dimension: dimension === 'total' ? '' : dimension,
    fromYear: from,
    toYear: to,
  };
}

/** Every matching row. Tagged by what it is made from, so that an unchanged file is not even read. */
async function bulk(
  c: Context,
  services: Services,
  data: SheetContext,
  filter: FigureFilter,
  columns: readonly string[],
) {
  const fingerprint = JSON.stringify([data.edition.version, data.datasetId, data.siteUrl, filter, columns]);
  c.header('ETag', `"${createHash('sha256').update(fingerprint).digest('base64url')}"`);
  const total = await countFigures(data, filter);
  const budget = await services.countCalls(
    clientAddress(c, services.settings.trustProxy) ?? 'unknown',
    Math.floor(total / rowsPerCall),
  );
  if (!budget.isWithin) return tooManyCalls(c, budget);
  return csvBody(
    c,
    streamCsv({
      columns,
      total,
      load: async (after: FigurePosition | null) => {
        const { items, next } = await pageOfFigures(data, filter, { after, limit: rowsAtOnce });
        return { rows: items.map(rowOf), next };
      },
      onError: (error) => services.log.error({ err: error }, 'A bulk download failed'),
    }),
  );
}

const rowsPerCall = 2_000;

/** Few enough that writing them as CSV does not hold up other visitors. */
const rowsAtOnce = 1_000;

function itemOf({ subject, region, category, retailer, figure }: SubjectFigure) {
  return { ...subjectCells({ subject, region, category, retailer }), ...figure };
}

function rowOf({ subject, region, category, retailer, figure }: SubjectFigure) {
  return { ...subjectCells({ subject, region, category, retailer }), ...figureCells(figure) };
}

function subjectCells({ subject, region, category, retailer }: Omit<SubjectFigure, 'figure' | 'kind'>) {
  return { subject, region, isoCode: toAlpha2(region) ?? region, category, retailer };
}

const subjectFields = ['subject', 'region', 'isoCode', 'category', 'retailer'];

const jsonFields = [
  ...subjectFields,
  ...new Set(figureSchema.options.flatMap((option) => Object.keys(option.shape))),
];

/** A file has its header before the first figure is known. */
const csvColumns = [...subjectFields, ...Object.keys(figureCells({ visibility: 'no-access' } as Figure))];
