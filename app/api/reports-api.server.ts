import { createRoute, z } from '@hono/zod-openapi';
import { vatPercent, withVat } from '../base/money.ts';
import type { Services } from '../context.server.ts';
import { content } from '../editorial/content.server.ts';
import type { Report } from '../editorial/content.ts';
import { reportPath, reportPicturePath, countryCodes } from '../editorial/library/library-address.ts';
import {
  centsOf,
  licenceKinds,
  type LicenceKind,
  keyTableIn,
  malformedId,
  reportWithId,
  unknownReport,
} from '../editorial/library/reports.ts';
import { presentProse } from '../editorial/references/present-prose.server.ts';
import { tierIds, tiersWith } from '../plans/tier.ts';
import { dataApi, problem } from './answer.server.ts';
import { okJson } from './lists.server.ts';
import { answerPage, fieldsQuery, pageQuery } from './paging.server.ts';
import { proseAnswer, proseSchema } from './prose-answer.server.ts';
import { pageOf } from './schemas.server.ts';

const languages = ['en', 'de'] as const;
const regionCodes = 'WW is worldwide, EEE Europe, NNN North America.';

const licenceSchema = z
  .object({
    kind: z.enum(licenceKinds),
    netCents: z.int().openapi({ example: 69_000 }),
    grossCents: z.int().openapi({ description: `With ${vatPercent}% VAT.`, example: 82_110 }),
    currency: z.literal('EUR'),
  })
  .openapi('Licence');

const reportSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    title: z.string(),
    summary: z.string(),
    lang: z.enum(languages),
    country: z.enum(countryCodes).openapi({ description: regionCodes }),
    year: z.int().openapi({ description: 'The edition.' }),
    published: z.iso.date(),
    pages: z.int(),
    licences: z.array(licenceSchema),
    includedIn: z.enum(tierIds).openapi({ description: 'The smallest plan that includes it.' }),
    coverUrl: z.string(),
  })
  .openapi('Report');

const wholeSchema = reportSchema.extend({
  contents: z.array(z.string()).openapi({ description: 'Its chapters.' }),
  samplePages: z.array(z.object({ title: z.string(), url: z.string() })),
  method: z.string(),
  body: proseSchema,
  keyTable: proseSchema.openapi({ description: 'A sample table with its free figures.' }),
});

const list = createRoute({
  method: 'get',
  tags: ['Content'],
  path: '/',
  summary: 'Reports for sale, newest first',
  request: {
    query: z.object({
      ...pageQuery,
      ...fieldsQuery,
      country: z.enum(countryCodes).optional().openapi({ description: regionCodes }),
      lang: z.enum(languages).optional(),
    }),
  },
  responses: okJson(pageOf(reportSchema), 'A page of reports.'),
});

const one = createRoute({
  method: 'get',
  tags: ['Content'],
  path: '/{id}',
  summary: 'One report, with contents, sample pages and a sample table',
  request: {
    params: z.object({
      id: z.string().openapi({ description: 'An `id` from `/api/reports`.', example: '2501' }),
    }),
  },
  responses: okJson(wholeSchema, 'A report.'),
});

export function reportsApi(services: Services) {
  const { siteUrl } = services.settings;
  return dataApi(services, ['/:id'])
    .openapi(list, (c) => {
      const { page, pagesize, country, lang } = c.req.valid('query');
      const chosen = content.reports.filter(
        (report) => (!country || report.countryCode === country) && (!lang || report.lang === lang),
      );
      const items = chosen
        .slice((page - 1) * pagesize, page * pagesize)
        .map((report) => entryOf(report, siteUrl));
      const fields = Object.keys(reportSchema.shape);
      return answerPage(c, { items, page, pageSize: pagesize, total: chosen.length }, { fields });
    })
    .openapi(one, async (c) => {
      const { data } = c.var;
      const found = reportWithId(content.reports, c.req.valid('param').id);
      if (found.kind === 'malformed') return problem(c, 404, malformedId);
      if (found.kind === 'unknown') return problem(c, 404, unknownReport);
      const { contents, samplePages, method, body, lang } = found.report;
      const [prose, table] = await Promise.all([
        presentProse(data, body, lang),
        presentProse(data, keyTableIn(found.report), lang),
      ]);
      return c.json(
        {
          ...entryOf(found.report, siteUrl),
          contents: [...contents],
          samplePages: samplePages.map(({ title }, at) => ({
            title,
            url: siteUrl + reportPicturePath(found.report, `page-${at + 1}`),
          })),
          method,
          body: proseAnswer(prose, siteUrl),
          keyTable: proseAnswer(table, siteUrl),
        },
        200,
      );
    });
}

function entryOf(report: Report, siteUrl: string) {
  const { id, slug, title, summary, lang, countryCode, publicationYear, published, pages } = report;
  return {
    id,
    slug,
    url: siteUrl + reportPath(report),
    title,
    summary,
    lang,
    country: countryCode,
    year: publicationYear,
    published,
    pages,
    licences: licenceKinds.map((kind) => licenceOf(report, kind)),
    includedIn: tiersWith('reports')[0]!.id,
    coverUrl: siteUrl + reportPicturePath(report, 'cover'),
  };
}

function licenceOf(report: Report, kind: LicenceKind) {
  const netCents = centsOf(report, kind);
  return { kind, netCents, grossCents: withVat(netCents), currency: 'EUR' as const };
}
