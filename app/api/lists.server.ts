import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { categoryOf } from '../taxonomy/category.ts';
import { membersOf } from '../taxonomy/region-catalogue.server.ts';
import { parseRegionValue } from '../taxonomy/region.ts';
import { problem } from './answer.server.ts';
import { cursorQuery, fieldsQuery, pageQuery } from './paging.server.ts';

export const listQuery = {
  region: z.string().optional().openapi({ description: 'A code such as `de`, `deu` or `ww`, or `all`.' }),
  category: z
    .string()
    .optional()
    .openapi({ description: 'A category such as `toys`; `all` is eCommerce as a whole.' }),
  ...pageQuery,
  ...cursorQuery,
  ...fieldsQuery,
};

type Asked = { region?: string; category?: string };

/**
 * The filter of a list, or the problem with it. A locked region gives an empty list. With `within`, a group of countries
 * includes its members.
 */
export function filterOf(c: Context, { region, category }: Asked, { within = false } = {}) {
  const wanted = parseRegionValue(region);
  if (wanted.kind === 'unknown') return { fault: problem(c, 400, `Unknown region "${wanted.value}".`) };
  const known = category ? categoryOf(category) : undefined;
  if (category && !known) {
    return { fault: problem(c, 400, `Unknown category "${category}".`) };
  }
  const regions =
    wanted.kind === 'unfiltered'
      ? undefined
      : wanted.kind === 'locked'
        ? []
        : regionsOf(wanted.geoCode, within);
  return { filter: { regions, category: known?.slug } };
}

function regionsOf(geoCode: string, within: boolean): readonly string[] {
  const members = within ? membersOf(geoCode) : [];
  return members.length > 0 ? members : [geoCode];
}

const problemSchema = z
  .object({ type: z.string(), title: z.string(), status: z.int(), detail: z.string() })
  .openapi('Problem', { description: 'What went wrong, as RFC 9457 defines it.' });

/** Typed without its content, because handlers declare the types of their successful answers only. */
function problemOf(description: string): { description: string } {
  const content = { 'application/problem+json': { schema: problemSchema } };
  return Object.assign({ description }, { content });
}

const problems = {
  400: problemOf('Invalid parameter.'),
  404: problemOf('Not found.'),
  429: problemOf('Too many requests; see `Retry-After`.'),
} as const;

export const ok = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  200: { description, content: { 'application/json': { schema }, 'text/csv': { schema: z.string() } } },
  ...problems,
});

/** For texts, which have no CSV. */
export const okJson = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  200: { description, content: { 'application/json': { schema } } },
  ...problems,
});
