import * as z from 'zod';
import { metricKeys, metricOf } from '../../figures/metric.ts';
import { categories } from '../../taxonomy/category.ts';
import { libraryCountries, termGroups, type LibraryCountry } from '../content.ts';

const day = z.iso.date();
const sentence = z.string().trim().min(10);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const lang = z.enum(['en', 'de']).default('en');
const year = z.int().min(2000).max(2099);
const country = z.enum(Object.keys(libraryCountries) as [LibraryCountry, ...LibraryCountry[]]);
const slide = z.strictObject({ title: sentence, chart: z.string() });
const paperSlide = slide.extend({ paragraph: z.int().positive().optional() });

export const authorsSchema = z.array(
  z.strictObject({ id: slug, name: z.string(), role: z.string(), about: sentence }),
);

export const topicsSchema = z.array(z.strictObject({ id: slug, name: z.string(), about: sentence }));

export const articleSchema = z.strictObject({
  id: z.int().positive(),
  title: sentence,
  summary: sentence.max(260),
  author: slug,
  published: day,
  updated: day.nullable().default(null),
  topics: z.array(slug).min(1).max(3),
  related: z.array(slug).default([]),
  lang,
  previewHash: z.string().min(16).nullable().default(null),
});

export const termSchema = z.strictObject({
  title: z.string(),
  group: z.enum(termGroups),
  definition: sentence.max(280),
  formula: z.string().nullable().default(null),
  see: z.array(slug).min(1).max(6),
});

export const questionsSchema = z.array(
  z.strictObject({
    id: slug,
    name: z.string(),
    questions: z.array(z.strictObject({ id: slug, question: sentence, answer: z.string().min(40) })).min(1),
  }),
);

export const whitepaperSchema = z.strictObject({
  title: sentence,
  lang,
  format: z.enum(['pdf', 'xlsx']).default('pdf'),
  countryCode: country.nullable().default(null),
  publicationYear: year.nullable().default(null),
  published: day,
  features: z.array(sentence).min(4),
  paragraphs: z.array(z.string().min(120)).min(4),
  slides: z.array(paperSlide).min(5),
  featuredData: z.strictObject({ title: z.string(), description: sentence }).nullable().default(null),
  metaData: z
    .strictObject({ title: z.string(), description: sentence.max(160) })
    .nullable()
    .default(null),
});

export const reportTermsSchema = z.strictObject({
  licenceSingle: sentence,
  licenceTeam: sentence,
  refund: sentence,
  updates: sentence,
  delivery: sentence,
});

export const reportSchema = z.strictObject({
  id: z.int().positive(),
  title: sentence,
  lang,
  countryCode: country,
  publicationYear: year,
  published: day,
  summary: z.string().min(120),
  contents: z.array(z.string()).min(5),
  samplePages: z.array(slide).length(3),
  keyTable: slide,
  method: z.string().min(80),
  price: z.strictObject({ single: z.int().positive(), team: z.int().positive() }),
  pages: z.int().positive(),
});

export const webinarsSchema = z.array(
  z.strictObject({
    slug,
    title: sentence,
    starts: z.iso.datetime({ offset: true }),
    minutes: z.int().min(10).max(240),
    join: z.url({ protocol: /^https$/ }),
    speakers: z.array(slug).min(1),
    about: sentence.max(400),
    preview: slide.optional(),
  }),
);

export const legalSchema = z.strictObject({
  title: sentence,
  description: sentence.max(160),
  updated: day,
  printed: z.boolean().default(false),
  inShort: z.array(z.strictObject({ label: z.string(), text: z.string() })).default([]),
});

const germanName = z.string({ error: 'is not translated' }).trim().min(1);
const germanNames = z.record(z.string(), germanName);
const phraseWith = (...places: string[]) =>
  places.reduce((phrase, place) => phrase.includes(`{${place}}`), z.string());

export const germanSchema = z.strictObject({
  metrics: z.record(z.enum(metricKeys()), germanName),
  metricsInFull: z.record(z.enum(metricKeys().filter((key) => metricOf(key).inFull)), germanName),
  categories: z.record(z.enum(categories.map((category) => category.slug)), germanName),
  regions: z.record(z.string().regex(/^[a-z]{3}$/), germanName),
  columns: z.strictObject({
    market: germanName,
    category: germanName,
    retailer: germanName,
    year: germanName,
  }),
  splits: germanNames,
  parts: z.strictObject({ device: germanNames, payment: germanNames, shipping: germanNames }),
  paymentNames: z.array(germanName),
  phrases: z.strictObject({
    share: germanName,
    since: phraseWith('year'),
    ofAll: germanName,
    ofWorld: germanName,
    ofCategory: phraseWith('category'),
    ranking: phraseWith('region'),
    rankingOfCategory: phraseWith('category', 'region'),
  }),
});
