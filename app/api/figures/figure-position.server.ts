import { z } from 'zod';
import type { Cursor } from '../cursor.ts';
import type { FigurePosition } from './figure-queries.server.ts';

/** A cursor comes from outside: only a well-formed position may reach the database. */
export function readPosition(cursor: Cursor | null, datasetId: number): FigurePosition | 'invalid' | 'gone' {
  const position = positionSchema.safeParse(cursor?.position);
  if (!cursor || !position.success) return 'invalid';
  return cursor.datasetId === datasetId ? position.data : 'gone';
}

const word = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u);
const number = z.int().min(0).max(1_000_000);

const positionSchema = z.union([
  z.tuple([z.literal('market'), word, word, word, word, word]),
  z.tuple([z.literal('retailer'), word, word, word, word]),
  z.tuple([z.literal('ranking'), word, number, number]),
]);
