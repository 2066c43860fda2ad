import { z } from 'zod';
import { wantedCategory, wantedMeasure, wantedPlace, UnknownName } from '../api/wanted.server.ts';
import { nearestInWords, nearestNames } from '../base/nearest.ts';
import { metricKeys } from '../figures/metric.ts';
import { findMarket } from '../subjects/market-queries.server.ts';
import type { Market } from '../subjects/market.ts';
import { listRankings } from '../subjects/ranking-queries.server.ts';
import type { Ranking } from '../subjects/ranking.ts';
import { findRetailer, listRetailers } from '../subjects/retailer-queries.server.ts';
import type { RetailerProfile } from '../subjects/retailer.ts';
import { categories } from '../taxonomy/category.ts';
import { whereOf, type Region } from '../taxonomy/region.ts';
import type { ToolContext } from './tool.server.ts';

/**
 * Names are plain strings in the schemas: an unknown one then gets our answer, with the nearest names that exist. The
 * description lists the values, so that a model need not ask for them first.
 */
const name = z.string().trim().min(1).max(100);

export const placeArgument = name.describe(
  'A place by code or name: "pl", "pol" or "Poland"; "ww" for the world.',
);

export const categoryArgument = name.describe(
  `A category: ${categories.map(({ slug }) => slug).join(', ')}. "all" is eCommerce as a whole.`,
);

export const measureArgument = name.describe(`A measure: ${metricKeys().join(', ')}.`);

export const retailerArgument = name.describe(
  'A retailer by slug, domain or name: "zalando.de-de" or "Zalando".',
);

export const pageArguments = {
  limit: z.coerce.number().int().min(1).max(50).default(20).describe('Number of results, 50 at most.'),
  cursor: z.string().max(1_000).optional().describe('nextCursor from the previous response.'),
};

export function findPlace(asked: string, { services }: ToolContext): Region {
  return helpful(() => wantedPlace(asked, services.facts.regions.current), 'list_places lists them all.');
}

export const findMeasure = (asked: string) =>
  helpful(() => wantedMeasure(asked), 'list_measures explains them all.');

export const findCategory = (asked: string) =>
  helpful(
    () => wantedCategory(asked.replace(/^(online|ecommerce) /i, '')),
    'list_categories lists them all.',
  );

export async function findMarketNamed(
  context: ToolContext,
  asked: { place: string; category: string },
): Promise<{ market: Market; region: Region }> {
  const [region, category] = [findPlace(asked.place, context), findCategory(asked.category)];
  const market = await findMarket(context.data, region.geoCode, category);
  if (market) return { market, region };
  const near = context.services.facts.regions.current
    .filter(({ filter_markets, parent_geo_code, geo_code }) => {
      const isNear = [geo_code, parent_geo_code].some((code) => [region.parentGeoCode, 'wor'].includes(code));
      return filter_markets && isNear;
    })
    .slice(0, 5)
    .map(({ geo_code, name: label }) => `${geo_code} (${label})`);
  throw new UnknownName(
    `There are no market figures for ${region.prefixedName}. Nearest places with figures: ${near.join(', ')}. list_places lists them all.`,
  );
}

/** Only retailers with details have figures. */
export async function findRetailerNamed(context: ToolContext, asked: string): Promise<RetailerProfile> {
  const { data } = context;
  const found = await findRetailer(data, asked.toLowerCase());
  if (found?.hasDetails) return found;
  const detailed = await listRetailers(data, { hasDetails: true });
  const wanted = asked.toLowerCase();
  const same = detailed.filter(({ displayName, domain, name: plain }) =>
    [displayName, domain, plain].some((one) => one.toLowerCase() === wanted),
  );
  if (same.length === 1) return (await findRetailer(data, same[0]!.slug))!;
  const names = detailed.map(({ slug, displayName, domain }) => ({
    value: slug,
    names: [slug, domain, displayName],
  }));
  if (same.length > 1) {
    const slugs = same.map(({ slug }) => slug).join(', ');
    throw new UnknownName(`Several retailers are called "${asked}". Send the slug of one: ${slugs}.`);
  }
  const reason = found
    ? `${found.displayName} is in the catalogue, but has no published figures.`
    : `Unknown retailer "${asked}".`;
  throw new UnknownName(`${reason} ${nearestInWords(nearestNames(asked, names))} Use search to find others.`);
}

export async function findRankingNamed(
  context: ToolContext,
  asked: { ranking?: string; place?: string; category?: string },
): Promise<Ranking> {
  const all = await listRankings(context.data);
  const named = asked.ranking && all.find(({ slug }) => slug === asked.ranking?.toLowerCase());
  if (named) return named;
  if (asked.place !== undefined) {
    const place = findPlace(asked.place, context);
    const category = findCategory(asked.category ?? 'all');
    const found = all.find((ranking) => ranking.region === place.geoCode && ranking.category === category);
    if (found) return found;
    const near = all
      .filter(({ region, category: own }) => region === place.geoCode || own === category)
      .slice(0, 5);
    const wanted = category === 'all' ? 'overall ranking' : `ranking for "${category}"`;
    const others =
      near.length > 0 ? nearestInWords(near.map(({ slug }) => slug)) : 'Use search to find others.';
    throw new UnknownName(`There is no ${wanted} ${whereOf(place)}. ${others}`);
  }
  const names = all.map(({ slug, title }) => ({ value: slug, names: [slug, title] }));
  const near = nearestNames(asked.ranking ?? '', names);
  throw new UnknownName(
    asked.ranking === undefined
      ? 'Name a ranking by its slug, or by place and category.'
      : `Unknown ranking "${asked.ranking}". ${nearestInWords(near)}`,
  );
}

/** Adds to the error where the valid values are. */
function helpful<Value>(find: () => Value, where: string): Value {
  try {
    return find();
  } catch (error) {
    throw error instanceof UnknownName ? new UnknownName(`${error.message} ${where}`) : error;
  }
}
