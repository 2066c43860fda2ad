import { z } from '@hono/zod-openapi';
import { metricKeys } from '../figures/metric.ts';

const sourceSchema = z
  .object({ id: z.string(), name: z.string(), url: z.string(), year: z.string() })
  .openapi('Source');

const passport = {
  metric: z.enum(metricKeys() as [string, ...string[]]),
  unit: z.enum(['usd', 'count', 'percent', 'index', 'ratio', 'rank']),
  currency: z.literal('USD').nullable(),
  period: z.string().openapi({ example: '2025' }),
  dimension: z
    .string()
    .openapi({ description: 'The segment of a split; empty for a total.', example: 'category:toys' }),
  scope: z.string().openapi({ example: 'Toys, Germany' }),
  method: z.enum(['reported', 'observed', 'modelled', 'imputed', 'forecast']),
  confidence: z.enum(['A', 'B', 'C', 'D']),
  source: sourceSchema.nullable(),
  asOf: z.iso.date(),
  nextUpdate: z.iso.date(),
  version: z.string(),
  definitionUrl: z.string(),
  passportUrl: z.string().openapi({ description: 'The page about this figure, for links and citations.' }),
  protects: z.string().optional().openapi({
    description: 'The metric that could be derived if this figure were shown as a single step of its scale.',
  }),
};

const rangeSchema = z.object({ low: z.number().nullable(), high: z.number().nullable() }).openapi('Range', {
  description: 'From low up to but not including high. Null means no limit at that end.',
});

export const figureSchema = z
  .discriminatedUnion('visibility', [
    z.object({ visibility: z.literal('exact'), value: z.number().nullable(), ...passport }),
    z.object({ visibility: z.literal('range'), range: rangeSchema.nullable(), ...passport }),
    z.object({ visibility: z.literal('no-access'), ...passport }),
  ])
  .openapi('Figure', { description: 'A published number with its passport.' });

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
    nextCursor: z.string().nullable().optional().openapi({ description: 'Null on the last page.' }),
  });

/** Required in every answer with ranges. */
export const noteSchema = z.string().openapi({
  example: 'Displayed as ranges. For exact data, register for one of our paid plans.',
});

export const officialFigureSchema = z
  .object({
    indicator: z.string(),
    period: z.string(),
    value: z.number(),
    unit: z.string(),
    source: sourceSchema.nullable(),
    difference: z.string().nullable(),
  })
  .openapi('OfficialFigure', { description: 'A figure published by others, and why ours differs.' });
