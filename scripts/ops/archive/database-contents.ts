import type { ClientBase } from 'pg';

export type Table = { name: string; columns: string[]; refersTo: string[] };
export type Sequence = { name: string; last: string };

export const schemas = ['public', 'jobs'];

/** Every table of the site and its queue, referenced ones first. Names are quoted, ready for SQL. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(tables, [schemas, diagnostics]);
  return referencedFirst(rows);
}

export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(sequences, [schemas]);
  return rows;
}

export async function readQueueVersion(client: ClientBase): Promise<number | null> {
  const { rows: found } = await client.query(`select to_regclass('jobs.version') as it`);
  if (found[0].it === null) return null;
  const { rows } = await client.query<{ version: number }>('select version from jobs.version');
  return rows[0]?.version ?? null;
}

// pg-boss keeps these to watch itself, in partitions by day.
const diagnostics = ['warning', 'queue_stats'];

// A partitioned table includes its partitions.
const tables = `
  select format('%I.%I', namespace.nspname, class.relname) as name,
    array(
      select quote_ident(attname) from pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns,
    array(
      select distinct format('%I.%I', target_space.nspname, target.relname)
      from pg_constraint as reference
        join pg_class as target on target.oid = coalesce(pg_partition_root(confrelid), confrelid)
        join pg_namespace as target_space on target_space.oid = target.relnamespace
      where contype = 'f' and coalesce(pg_partition_root(conrelid), conrelid) = class.oid and target.oid <> class.oid
    ) as "refersTo"
  from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
  where namespace.nspname = any($1) and class.relkind in ('r', 'p') and not class.relispartition
    and not (namespace.nspname = 'jobs' and class.relname = any($2))
    and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
  order by 1`;

const sequences = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences where schemaname = any($1) and last_value is not null order by 1`;

function referencedFirst(unordered: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  let waiting = [...unordered];
  while (waiting.length > 0) {
    const isFree = ({ refersTo }: Table) => !waiting.some(({ name }) => refersTo.includes(name));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`${waiting[0]!.name} refers to itself by way of other tables.`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}
