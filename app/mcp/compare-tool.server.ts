import { z } from 'zod';
import { UnknownName } from '../api/wanted.server.ts';
import type { Figure } from '../figures/figure.ts';
import { metricOf, type MetricKey } from '../figures/metric.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import { comparisonPath, marketSubject, mostCompared } from '../subjects/comparison.ts';
import { marketFigures } from '../subjects/market-queries.server.ts';
import { marketKey } from '../subjects/market.ts';
import { retailerFigures } from '../subjects/retailer-queries.server.ts';
import { retailerKey } from '../subjects/retailer.ts';
import {
  categoryArgument,
  findMarketNamed,
  findMeasure,
  findRetailerNamed,
  measureArgument,
  placeArgument,
  retailerArgument,
} from './arguments.server.ts';
import { figureAnswer, figureAnswerSchema, notesOn, notesSchema } from './figure-answer.server.ts';
import { newestOf } from './subject-answers.server.ts';
import { defineTool, type ToolContext } from './tool.server.ts';

const sideSchema = z.object({ subject: z.string(), title: z.string(), url: z.string() });

const compare = defineTool({
  name: 'compare',
  title: 'Compare markets or retailers',
  description:
    `Up to ${mostCompared} markets or retailers side by side, measure by measure. If two ranges overlap, they do not show ` +
    'which value is larger.',
  input: z.object({
    markets: z
      .array(z.object({ place: placeArgument, category: categoryArgument.default('all') }))
      .max(mostCompared)
      .optional(),
    retailers: z.array(retailerArgument).max(mostCompared).optional(),
    measures: z.array(measureArgument).max(12).optional().describe('Defaults to the key measures.'),
  }),
  output: z.object({
    sides: z.array(sideSchema),
    rows: z.array(
      z.object({
        measure: z.string(),
        label: z.string(),
        figures: z
          .array(figureAnswerSchema.nullable())
          .describe('In the order of the sides; null where missing.'),
      }),
    ),
    url: z.string().describe('The page with this comparison.'),
    ...notesSchema,
  }),
  async run(context, { markets = [], retailers = [], measures }) {
    if (markets.length > 0 === retailers.length > 0) {
      throw new UnknownName('Provide two or more markets or two or more retailers, but not both.');
    }
    const { data } = context;
    const isOfMarkets = markets.length > 0;
    const sides = await Promise.all(
      isOfMarkets
        ? markets.map((market) => marketSide(context, market))
        : retailers.map((retailer) => retailerSide(context, retailer)),
    );
    if (sides.length < 2)
      throw new UnknownName(`Provide at least two ${isOfMarkets ? 'markets' : 'retailers'} to compare.`);
    const wanted = measures?.map(findMeasure) ?? (isOfMarkets ? tellingOfMarkets : tellingOfRetailers);
    const rows = wanted.map((measure) => ({
      measure,
      label: metricOf(measure).label,
      figures: sides.map(({ newest }) => {
        const figure = newest.find(({ metric }) => metric === measure);
        return figure ? figureAnswer(figure, data) : null;
      }),
    }));
    return {
      sides: sides.map(({ subject, title, url }) => ({ subject, title, url })),
      rows: rows.filter(({ figures }) => figures.some((figure) => figure !== null)),
      url:
        data.siteUrl +
        comparisonPath({
          kind: isOfMarkets ? 'market' : 'retailer',
          subjects: sides.map(({ name }) => name),
        }),
      ...notesOn(
        rows.flatMap(({ figures }) => figures.filter((figure) => figure !== null)),
        data,
      ),
    };
  },
});

type Side = z.input<typeof sideSchema> & { name: string; newest: readonly Figure[] };

async function marketSide(context: ToolContext, asked: { place: string; category: string }): Promise<Side> {
  const { market } = await findMarketNamed(context, asked);
  const key = marketKey(market);
  return {
    subject: key,
    title: market.seoTitle,
    url: context.data.siteUrl + sheetPath(key),
    name: marketSubject(market),
    newest: newestOf(await marketFigures(context.data, market)),
  };
}

async function retailerSide(context: ToolContext, asked: string): Promise<Side> {
  const retailer = await findRetailerNamed(context, asked);
  const key = retailerKey(retailer.slug);
  return {
    subject: key,
    title: retailer.displayName,
    url: context.data.siteUrl + sheetPath(key),
    name: retailer.slug,
    newest: newestOf(await retailerFigures(context.data, retailer)),
  };
}

const tellingOfMarkets: readonly MetricKey[] = [
  'market-size',
  'market-growth',
  'online-share',
  'spend-per-head',
  'online-buyers',
  'concentration-cr4',
  'average-order-value',
  'conversion-rate',
  'return-rate',
];

const tellingOfRetailers: readonly MetricKey[] = [
  'net-sales',
  'net-sales-growth',
  'gmv',
  'first-party-share',
  'visits',
  'conversion-rate',
  'average-order-value',
  'return-rate',
];

export const compareTools = [compare];
