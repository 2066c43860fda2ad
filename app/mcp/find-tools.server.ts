import { z } from 'zod';
import { readCursor, writeCursor } from '../api/cursor.ts';
import { countFigures, figureKinds, pageOfFigures } from '../api/figures/figure-queries.server.ts';
import { readPosition } from '../api/figures/figure-position.server.ts';
import { UnknownName } from '../api/wanted.server.ts';
import { longestQuery, searchKinds } from '../search/search-entry.ts';
import {
  categoryArgument,
  findCategory,
  findMeasure,
  findPlace,
  measureArgument,
  pageArguments,
  placeArgument,
} from './arguments.server.ts';
import { figureAnswer, figureAnswerSchema, notesOn, notesSchema } from './figure-answer.server.ts';
import { defineTool, type ToolContext } from './tool.server.ts';

const search = defineTool({
  name: 'search',
  title: 'Search the site',
  description:
    'Finds markets, retailers, rankings, glossary terms, articles and reports by keyword. Use it to find the slug of a ' +
    'retailer or ranking; for numbers use find_figures or get_market.',
  input: z.object({
    query: z.string().trim().min(1).max(longestQuery).describe('Words, such as "toys germany" or "zalando".'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  output: z.object({
    total: z.number(),
    results: z.array(
      z.object({
        kind: z.enum(searchKinds),
        title: z.string(),
        about: z.string().nullable(),
        url: z.string().nullable().describe('Null where there is no page.'),
        next: z
          .object({ tool: z.string(), arguments: z.record(z.string(), z.string()) })
          .nullable()
          .describe('The call that reads its figures.'),
      }),
    ),
  }),
  async run({ services, data }, { query, limit }) {
    const { total, items } = await services.search(query, { limit });
    const results = items.map(({ kind, title, about, path }) => ({
      kind,
      title,
      about: about ?? null,
      url: path && data.siteUrl + path,
      next: path ? callFor(path) : null,
    }));
    return { total, results };
  },
});

/** Which tool reads the figures of a data page. */
function callFor(path: string): { tool: string; arguments: Record<string, string> } | null {
  const [, kind, first = '', second = ''] =
    /^\/resources\/sample-data\/(\w+)\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  if (kind === 'market') return { tool: 'get_market', arguments: { place: first, category: second } };
  if (kind === 'retailer') return { tool: 'get_retailer', arguments: { retailer: first } };
  if (kind === 'ranking') return { tool: 'get_ranking', arguments: { ranking: first } };
  return null;
}

const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(20);

const findFigures = defineTool({
  name: 'find_figures',
  title: 'Find figures',
  description:
    'Published figures by measure, place, category and year: a series over time, one measure for many places, or the ' +
    'parts of a split. Up to 50 per response; pass nextCursor for more. Narrow the question rather than reading everything.',
  input: z.object({
    measures: list(measureArgument).min(1),
    places: list(placeArgument).optional().describe('All places if left out.'),
    categories: list(categoryArgument).optional().describe('All categories if left out.'),
    fromYear: z.coerce.number().int().min(1900).max(2100).optional(),
    toYear: z.coerce.number().int().min(1900).max(2100).optional(),
    of: z.enum(figureKinds).default('market').describe('What the figures are about.'),
    split: z
      .string()
      .max(100)
      .default('none')
      .describe(
        '"none" for totals, "all" for everything, or a split such as "device", "payment", "category", "month".',
      ),
    ...pageArguments,
  }),
  output: z.object({
    total: z.number(),
    figures: z.array(figureAnswerSchema),
    nextCursor: z.string().nullable(),
    ...notesSchema,
  }),
  async run(context, asked) {
    const { data } = context;
    const filter = {
      kinds: [asked.of],
      measures: asked.measures.map(findMeasure),
      regions: asked.places?.map((place) => findPlace(place, context).geoCode),
      categories: asked.categories?.map(findCategory),
      fromYear: asked.fromYear,
      toYear: asked.toYear,
      dimension: dimensionOf(asked),
    };
    const [{ items, next }, total] = await Promise.all([
      pageOfFigures(data, filter, { after: startOf(context, asked.cursor), limit: asked.limit }),
      countFigures(data, filter),
    ]);
    const figures = items.map(({ figure }) => figureAnswer(figure, data));
    return {
      total,
      figures,
      nextCursor: next && writeCursor({ datasetId: data.datasetId, position: next }),
      ...notesOn(figures, data),
    };
  },
});

/** Every place of a ranking is a part, so a ranking has no wholes to choose. */
function dimensionOf({ split, of }: { split: string; of: string }) {
  if (split === 'all' || (split === 'none' && of === 'ranking')) return undefined;
  return split === 'none' ? '' : split;
}

function startOf({ data }: ToolContext, cursor: string | undefined) {
  if (cursor === undefined) return null;
  const position = readPosition(readCursor(cursor), data.datasetId);
  if (position === 'invalid') throw new UnknownName('Invalid cursor. Start again without one.');
  if (position === 'gone')
    throw new UnknownName('cursor: a new edition of the data is out. Start again without it.');
  return position;
}

export const findTools = [search, findFigures];
