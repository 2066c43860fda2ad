import { z } from 'zod';
import { marketSheet } from '../markets/market-sheet.server.ts';
import { retailerSheet } from '../retailers/retailer-sheet.server.ts';
import { marketFigures, officialFigures } from '../subjects/market-queries.server.ts';
import { rankingEditions, rankingPlaces } from '../subjects/ranking-queries.server.ts';
import { rankingKey } from '../subjects/ranking.ts';
import {
  retailerCompetitors,
  retailerFigures,
  retailerProviders,
} from '../subjects/retailer-queries.server.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import { sourceInWords } from '../figures/citation.ts';
import { UnknownName } from '../api/wanted.server.ts';
import {
  categoryArgument,
  findMarketNamed,
  findRankingNamed,
  findRetailerNamed,
  placeArgument,
  retailerArgument,
} from './arguments.server.ts';
import { figureAnswer, figureAnswerSchema, notesOn, notesSchema } from './figure-answer.server.ts';
import { subjectAnswer, subjectSchema } from './subject-answers.server.ts';
import { defineTool } from './tool.server.ts';

const getMarket = defineTool({
  name: 'get_market',
  title: 'Get a market',
  description:
    'Size, growth, outlook and structure of online retail for one place and category, with what is included and ' +
    'excluded, and what others have published. Start here for “how large is …?”.',
  input: z.object({ place: placeArgument, category: categoryArgument.default('all') }),
  output: z.object({
    place: z.string(),
    category: z.string(),
    ...subjectSchema,
    publishedByOthers: z.array(
      z.object({
        indicator: z.string(),
        period: z.string(),
        value: z.number(),
        unit: z.string(),
        source: z.string().nullable(),
        whyOursDiffers: z.string().nullable(),
      }),
    ),
  }),
  async run(context, asked) {
    const { data } = context;
    const { market } = await findMarketNamed(context, asked);
    const [sheet, figures, official] = await Promise.all([
      marketSheet(data, market),
      marketFigures(data, market),
      officialFigures(data, market),
    ]);
    return {
      place: market.region,
      category: market.category,
      ...subjectAnswer(sheet, figures, data),
      publishedByOthers: official
        .slice(-10)
        .map(({ indicator, period, value, unit, source, difference }) => ({
          indicator,
          period,
          value,
          unit,
          source: source && `${sourceInWords(source)}. ${source.url}`,
          whyOursDiffers: difference,
        })),
    };
  },
});

const getRetailer = defineTool({
  name: 'get_retailer',
  title: 'Get a retailer',
  description: 'Sales, growth, reach, conversion, providers and competitors of one online shop.',
  input: z.object({ retailer: retailerArgument }),
  output: z.object({
    retailer: z.string(),
    domain: z.string(),
    country: z.string(),
    category: z.string(),
    businessModel: z.string().nullable(),
    headquarters: z.string().nullable(),
    founded: z.number().nullable(),
    ...subjectSchema,
    providers: z.array(z.object({ kind: z.string(), name: z.string(), method: z.string() })),
    competitors: z.array(z.object({ retailer: z.string(), name: z.string(), reason: z.string() })),
  }),
  async run(context, { retailer: asked }) {
    const { data } = context;
    const retailer = await findRetailerNamed(context, asked);
    const { slug, domain, country, category, businessModel, headquarters, founded } = retailer;
    const [sheet, figures, providers, competitors] = await Promise.all([
      retailerSheet(data, slug),
      retailerFigures(data, retailer),
      retailerProviders(data, slug),
      retailerCompetitors(data, slug),
    ]);
    if (!sheet) throw new UnknownName(`No profile is available for ${retailer.displayName}.`);
    return {
      retailer: slug,
      domain,
      country,
      category,
      businessModel,
      headquarters,
      founded,
      ...subjectAnswer(sheet, figures, data),
      providers,
      competitors: competitors.map(({ slug: competitor, displayName, reason }) => ({
        retailer: competitor,
        name: displayName,
        reason,
      })),
    };
  },
});

// A ranking has editions too, so that of the data goes by another name here.
const { edition: editionOfData, ...notes } = notesSchema;

const getRanking = defineTool({
  name: 'get_ranking',
  title: 'Get a ranking',
  description:
    'Online shops by net sales in a place and category, each with its rank and how far it has moved. Ranks are exact; sales are ranges.',
  input: z.object({
    ranking: z.string().max(200).optional().describe('Its slug, such as "top-online-stores-in-germany".'),
    place: placeArgument.optional().describe('Instead of the slug, together with the category.'),
    category: categoryArgument.optional(),
    edition: z.coerce.number().int().optional().describe('A year; the newest if left out.'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    fromRank: z.coerce.number().int().min(1).default(1).describe('First rank to return.'),
  }),
  output: z.object({
    ranking: z.string(),
    title: z.string(),
    url: z.string(),
    edition: z.number(),
    editions: z.array(z.number()),
    total: z.number(),
    places: z.array(
      z.object({
        rank: z.number(),
        change: z
          .number()
          .nullable()
          .describe('Ranks gained since the previous edition; null for a new entry.'),
        retailer: z.string(),
        name: z.string(),
        country: z.string(),
        figure: figureAnswerSchema,
      }),
    ),
    nextRank: z.number().nullable().describe('fromRank of the next page.'),
    ...notes,
    editionOfData,
  }),
  async run(context, asked) {
    const { data } = context;
    const ranking = await findRankingNamed(context, asked);
    const editions = await rankingEditions(data, ranking.slug);
    const edition = asked.edition ?? editions[0] ?? data.baseYear;
    if (!editions.includes(edition)) {
      throw new UnknownName(`There is no ${edition} edition. Available: ${editions.join(', ')}.`);
    }
    const all = await rankingPlaces(data, ranking, edition);
    const shown = all.filter(({ place }) => place >= asked.fromRank).slice(0, asked.limit);
    const places = shown.map(({ place, change, retailer, figure }) => ({
      rank: place,
      change,
      retailer: retailer.slug,
      name: retailer.displayName,
      country: retailer.country,
      figure: figureAnswer(figure, data),
    }));
    const last = places.at(-1)?.rank;
    const { edition: dataEdition, ...placeNotes } = notesOn(
      places.map(({ figure }) => figure),
      data,
    );
    return {
      ranking: ranking.slug,
      title: ranking.title,
      url: data.siteUrl + sheetPath(rankingKey(ranking.slug)),
      edition,
      editions,
      total: all.length,
      places,
      nextRank: last !== undefined && all.some(({ place }) => place > last) ? last + 1 : null,
      ...placeNotes,
      editionOfData: dataEdition,
    };
  },
});

export const subjectTools = [getMarket, getRetailer, getRanking];
