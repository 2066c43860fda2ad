import { z } from 'zod';
import { metricKeys, metricOf } from '../figures/metric.ts';
import { nearestNames, plainName } from '../base/nearest.ts';
import { categories } from '../taxonomy/category.ts';
import { toAlpha2 } from '../taxonomy/geo-codes.ts';
import { defineTool } from './tool.server.ts';

const listMeasures = defineTool({
  name: 'list_measures',
  title: 'List measures',
  description:
    'Every measure with its unit and definition, and whether visitors see it as an exact figure, as a range or not at all.',
  input: z.object({}),
  output: z.object({
    measures: z.array(
      z.object({
        measure: z.string(),
        label: z.string(),
        unit: z.string(),
        visibility: z.string(),
        definition: z.string(),
        definitionUrl: z.string(),
      }),
    ),
  }),
  run: async ({ data }) => ({
    measures: metricKeys()
      .map(metricOf)
      .map(({ key, label, unit, visibility, definition, term }) => ({
        measure: key,
        label,
        unit: unit === 'usd' ? 'USD' : unit,
        visibility,
        definition,
        definitionUrl: `${data.siteUrl}/glossary/${term}`,
      })),
  }),
});

const listPlaces = defineTool({
  name: 'list_places',
  title: 'List places',
  description:
    'Countries and groups of countries that have market figures. Other countries count towards the totals only.',
  input: z.object({
    query: z.string().max(100).optional().describe('Part of a name; all places if left out.'),
    within: z
      .string()
      .max(100)
      .optional()
      .describe('The code of a group, such as "eur"; its countries only.'),
  }),
  output: z.object({
    total: z.number(),
    places: z.array(
      z.object({
        place: z.string(),
        geoCode: z.string(),
        name: z.string(),
        kind: z.string(),
        within: z.string(),
      }),
    ),
    nearest: z.array(z.string()).describe('Names close to the query, where nothing matches it.'),
  }),
  async run({ services }, { query = '', within }) {
    const all = services.facts.regions.current.filter(({ filter_markets }) => filter_markets);
    const parent = within?.trim().toLowerCase();
    const matching = all.filter(
      ({ name, geo_code, parent_geo_code }) =>
        (!parent || parent_geo_code === parent) &&
        (plainName(name).includes(plainName(query)) || geo_code === query.trim().toLowerCase()),
    );
    const names = all.map(({ geo_code, name }) => ({ value: geo_code, names: [name] }));
    return {
      total: matching.length,
      places: matching.map(({ geo_code, name, geo_type, parent_geo_code }) => ({
        place: toAlpha2(geo_code) ?? geo_code,
        geoCode: geo_code,
        name,
        kind: geo_type,
        within: parent_geo_code,
      })),
      nearest: matching.length === 0 ? nearestNames(query, names) : [],
    };
  },
});

const listCategories = defineTool({
  name: 'list_categories',
  title: 'List categories',
  description: 'The category tree. Categories add up to their parent, and the main ones to “all”.',
  input: z.object({}),
  output: z.object({
    categories: z.array(z.object({ category: z.string(), name: z.string(), parent: z.string().nullable() })),
  }),
  run: async () => ({
    categories: categories.map(({ slug, name, parent }) => ({ category: slug, name, parent })),
  }),
});

export const listTools = [listMeasures, listPlaces, listCategories];
