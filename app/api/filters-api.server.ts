import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Services } from '../context.server.ts';
import { categories } from '../taxonomy/category.ts';
import { geoTypes, regionFilters } from '../taxonomy/region.ts';
import { answer, invalid } from './answer.server.ts';
import { ok } from './lists.server.ts';

const countrySchema = z
  .object({
    value: z.string(),
    label: z.string(),
    adjectival: z.string(),
    prefixedName: z.string(),
    prefixedShortName: z.string(),
    shortName: z.string(),
  })
  .openapi('Country');

const flags = Object.fromEntries(regionFilters.map((name) => [`filter_${name}` as const, z.boolean()]));

const regionSchema = z
  .object({
    geo_code: z.string(),
    geo_type: z.enum(geoTypes),
    name: z.string(),
    parent_geo_code: z.string(),
    name_short: z.string(),
    preposition: z.string(),
    preposition_short: z.string(),
    demonym: z.string(),
    ...(flags as { [name in (typeof regionFilters)[number] as `filter_${name}`]: z.ZodBoolean }),
  })
  .openapi('Region');

const countries = createRoute({
  method: 'get',
  tags: ['Filters and settings'],
  path: '/countries',
  summary: 'Countries available as filters',
  request: { query: z.object({ scope: z.literal('countries').optional() }) },
  responses: ok(z.object({ country: z.array(countrySchema) }), 'All countries, by name.'),
});

const regions = createRoute({
  method: 'get',
  tags: ['Filters and settings'],
  path: '/regions',
  summary: 'Regions: the world, country groups and countries',
  responses: ok(z.array(regionSchema), 'All regions, with what the data set has for each.'),
});

const market = createRoute({
  method: 'get',
  tags: ['Filters and settings'],
  path: '/market',
  summary: 'Market filters',
  responses: ok(
    z.object({
      region: z.array(z.string()),
      category: z.array(
        z.object({ slug: z.string(), name: z.string(), parent: z.string().nullable() }).openapi('Category'),
      ),
    }),
    'Regions with markets, and the category tree.',
  ),
});

export function filtersApi({ facts }: Services) {
  return new OpenAPIHono({ defaultHook: invalid })
    .openapi(countries, (c) => {
      const country = [...facts.countries.current];
      return answer(c, { country }, () => country);
    })
    .openapi(regions, (c) => {
      const all = [...facts.regions.current];
      return answer(c, all, () => all);
    })
    .openapi(market, (c) => {
      const withMarkets = facts.regions.current.filter((region) => region.filter_markets);
      const region = withMarkets.map(({ geo_code }) => geo_code);
      return answer(c, { region, category: [...categories] }, () => [
        ...withMarkets.map(({ geo_code, name }) => ({
          filter: 'region',
          value: geo_code,
          name,
          parent: null,
        })),
        ...categories.map(({ slug, name, parent }) => ({ filter: 'category', value: slug, name, parent })),
      ]);
    });
}
