import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { CsvRow } from '../documents/csv.server.ts';
import { answer, problem } from './answer.server.ts';
import { readCursor, writeCursor } from './cursor.ts';

export const pageQuery = {
  page: z.coerce
    .number('must be a whole number of 1 or more')
    .int()
    .min(1)
    .max(1_000_000, 'must be 1,000,000 or less')
    .default(1)
    .openapi({ description: 'The page number.' }),
  pagesize: z.coerce
    .number('must be a whole number from 1 to 200')
    .int()
    .min(1)
    .max(200)
    .default(50)
    .openapi({ description: 'Items per page.' }),
};

export const cursorQuery = {
  cursor: z.string().max(1_000).optional().openapi({
    description: '`nextCursor` from the previous response. Send it to get the next page.',
  }),
};

export const fieldsQuery = {
  fields: z
    .string()
    .max(500)
    .optional()
    .openapi({ description: 'Comma-separated names of the fields to return for each item.' }),
};

/** Typed like the problem itself, which fits every route. */
type Fault = { fault: never };

type Asked = { page: number; pagesize: number; cursor?: string };

/** Which page is asked for, by its number or by a cursor. */
export function askedPage(
  c: Context,
  { page, pagesize, cursor }: Asked,
  datasetId: number,
): { page: number; pageSize: number } | Fault {
  if (cursor === undefined) return { page, pageSize: pagesize };
  const read = readCursor(cursor);
  const position = listPosition.safeParse(read?.position);
  if (!read || !position.success) return { fault: problem(c, 400, invalidCursor) };
  if (read.datasetId !== datasetId) return { fault: problem(c, 410, goneCursor) };
  const [at, pageSize] = position.data;
  return { page: at, pageSize };
}

/** The next page, and the size of all of them. */
const listPosition = z.tuple([z.int().min(1).max(1_000_000), z.int().min(1).max(200)]);

export const invalidCursor = 'Invalid cursor. Start again without one.';
export const goneCursor =
  'cursor: a new edition of the data has been published since. Start again without it.';

type Page<Item> = { items: readonly Item[]; page: number; pageSize: number; total: number };

/** A page of a list: chosen fields, a cursor where the data set is known, and links to its neighbours. */
export function answerPage<Item extends object>(
  c: Context,
  { items, page, pageSize, total }: Page<Item>,
  {
    datasetId,
    fields = [],
    rows,
  }: { datasetId?: number; fields?: readonly string[]; rows?: () => readonly CsvRow[] },
) {
  const chosen = chosenFields(c, fields);
  if ('fault' in chosen) return chosen.fault;
  const hasMore = page * pageSize < total;
  const nextCursor =
    hasMore && datasetId !== undefined ? writeCursor({ datasetId, position: [page + 1, pageSize] }) : null;
  linkPages(c, {
    first: page > 1 ? { page: '1' } : null,
    prev: page > 1 ? { page: String(page - 1) } : null,
    next: hasMore
      ? c.req.query('cursor') && nextCursor
        ? { cursor: nextCursor }
        : { page: String(page + 1) }
      : null,
    last: total > 0 ? { page: String(Math.max(1, Math.ceil(total / pageSize))) } : null,
  });
  const body = {
    items: items.map((item) => chosen.of(item)) as Item[],
    page,
    pageSize,
    total,
    ...(datasetId === undefined ? {} : { nextCursor }),
  };
  return rows ? answer(c, body, () => rows().map((row) => chosen.of(row) as CsvRow)) : c.json(body, 200);
}

type Chosen = { of: <Item extends object>(item: Item) => Partial<Item>; names: readonly string[] };

/** `known` are the fields that can be asked for; without `fields` all of them are answered. */
export function chosenFields(c: Context, known: readonly string[]): Chosen | Fault {
  const asked = (c.req.query('fields') ?? '').split(',').map((name) => name.trim());
  const wanted = new Set(asked.filter(Boolean));
  const unknown = [...wanted].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    return {
      fault: problem(
        c,
        400,
        `fields: unknown ${unknown.slice(0, 5).join(', ')}. Choose from ${known.join(', ')}.`,
      ),
    };
  }
  const of = <Item extends object>(item: Item): Partial<Item> =>
    wanted.size === 0
      ? item
      : (Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name))) as Partial<Item>);
  return { of, names: wanted.size === 0 ? known : known.filter((name) => wanted.has(name)) };
}

type Relation = 'first' | 'prev' | 'next' | 'last';

/** A `Link` header (RFC 8288): the same call with other parameters. */
export function linkPages(c: Context, pages: Partial<Record<Relation, Record<string, string> | null>>) {
  const links = Object.entries(pages).flatMap(([relation, parameters]) => {
    if (!parameters) return [];
    const { pathname, searchParams } = new URL(c.req.url);
    for (const name of ['page', 'cursor']) searchParams.delete(name);
    for (const [name, value] of Object.entries(parameters)) searchParams.set(name, value);
    return [`<${publicPath(c, pathname)}?${searchParams}>; rel="${relation}"`];
  });
  if (links.length > 0) c.header('Link', links.join(', '));
}

/** Calls of `….csv` are passed on inside the API under the path without `/api` and suffix. */
function publicPath(c: Context, pathname: string) {
  return (c.env as { publicPath?: string } | undefined)?.publicPath ?? pathname;
}
