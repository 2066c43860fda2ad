import * as z from 'zod';

/** The last entry of an archive, which all others are checked against. */
export type Manifest = z.output<typeof manifestSchema>;
export type ArchivedTable = Manifest['tables'][number];
export type ArchivedPart = z.output<typeof part>;

/** Increased when older versions of the site cannot read the archive. */
export const archiveFormat = 1;

const part = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });
// These become part of SQL, so a forged archive must contain nothing but names.
const tableName = z.string().regex(/^(public|jobs)\.\w+$/);
const columnName = z.string().regex(/^(\w+|"\w+")$/);
const table = z.object({
  name: tableName,
  columns: z.array(columnName),
  rows: z.int(),
  parts: z.array(part),
});

const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** The schema version of pg-boss; null where no queue was set up yet. */
  queueVersion: z.int().nullable(),
  /** Ordered so that no row refers to one that is loaded later. */
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(part),
});

export function parseManifest(text: string): Manifest {
  const json = parseJson(text);
  const { success, data } = z.object({ format: z.int() }).safeParse(json);
  if (success && data.format > archiveFormat)
    throw new Error(
      `The archive has format ${data.format}, this version of the site reads ${archiveFormat}. Restore it with a newer version.`,
    );
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw new Error('The archive is damaged: its manifest cannot be read.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
