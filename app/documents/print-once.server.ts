import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Document, Print } from './document.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Name = { slug: string; key: string; format: string };

type Store = {
  read: (name: Name) => Promise<Bytes | null>;
  write: (name: Name, bytes: Bytes) => Promise<void>;
};

export type PrintOnce = (slug: string, document: Document) => Promise<Bytes>;

/** Prints a document on first request; after that it comes from the store until its content changes. */
export function createPrintOnce(print: Print, store: Store, log: Logger): PrintOnce {
  const underWay = new Map<string, Promise<Bytes>>();

  async function readOrPrint(name: Name, document: Document): Promise<Bytes> {
    const kept = await store.read(name);
    if (kept) return kept;
    const bytes = await print(document);
    // The file can still be served; the next request prints it again.
    await store
      .write(name, bytes)
      .catch((error: unknown) => log.warn({ err: error }, 'could not store a printed file'));
    return bytes;
  }

  return (slug, document) => {
    const name = { slug, key: keyOf(document), format: 'pdf' };
    const flight =
      underWay.get(name.key) ?? readOrPrint(name, document).finally(() => underWay.delete(name.key));
    underWay.set(name.key, flight);
    return flight;
  };
}

/** Increase it when the layout changes. */
const layoutVersion = 1;

function keyOf(document: Document): string {
  const madeFrom = JSON.stringify([layoutVersion, document]);
  return createHash('sha256').update(madeFrom).digest('hex').slice(0, 16);
}
