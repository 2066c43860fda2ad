import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Document, Print } from './document.ts';
import { createReadOrCreate, type FileStore } from './file-store.server.ts';

export type PrintOnce = (slug: string, document: Document) => Promise<Uint8Array<ArrayBuffer>>;

/** Prints a document on first request; after that it comes from the store until its content changes. */
export function createPrintOnce(print: Print, store: FileStore, log: Logger): PrintOnce {
  const readOrCreate = createReadOrCreate(store, (error) =>
    log.warn({ err: error }, 'could not store a printed file'),
  );
  return (slug, document) =>
    readOrCreate({ slug, key: keyOf(document), format: 'pdf' }, () => print(document));
}

/** Increase it when the layout changes. */
const layoutVersion = 1;

function keyOf(document: Document): string {
  const madeFrom = JSON.stringify([layoutVersion, document]);
  return createHash('sha256').update(madeFrom).digest('hex').slice(0, 16);
}
