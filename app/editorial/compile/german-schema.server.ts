import * as z from 'zod';
import { metricKeys } from '../../figures/metric.ts';
import { categories } from '../../taxonomy/category.ts';

const name = z.string({ error: 'is not translated' }).trim().min(1);
const names = z.record(z.string(), name);
const phraseWith = (...places: string[]) =>
  places.reduce((phrase, place) => phrase.includes(`{${place}}`), z.string());

/** What `german.yml` says. A metric or category without a name is a fault, and so is a name of none. */
export const germanSchema = z.strictObject({
  metrics: z.record(z.enum(metricKeys()), name),
  categories: z.record(z.enum(categories.map(({ slug }) => slug)), name),
  regions: z.record(z.string().regex(/^[a-z]{3}$/), name),
  columns: z.strictObject({ market: name, category: name, retailer: name, year: name }),
  splits: names,
  parts: z.strictObject({ device: names, payment: names, shipping: names }),
  paymentNames: z.array(name),
  phrases: z.strictObject({
    since: phraseWith('year'),
    ofAll: name,
    ofWorld: name,
    ofCategory: phraseWith('category'),
    ranking: phraseWith('region'),
    rankingOfCategory: phraseWith('category', 'region'),
  }),
});
