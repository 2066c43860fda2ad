import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Document, Print } from './document.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Name = { slug: string; key: string; format: string };

/** Where printed files are kept. */
type Store = {
  read: (name: Name) => Promise<Bytes | null>;
  write: (name: Name, bytes: Bytes) => Promise<void>;
};

export type PrintOnce = (slug: string, document: Document) => Promise<Bytes>;

/** Prints a document the first time it is asked for; until it says something else it is read from the store. */
export function createPrintOnce(print: Print, store: Store, log: Logger): PrintOnce {
  const underWay = new Map<string, Promise<Bytes>>();

  async function readOrPrint(name: Name, document: Document): Promise<Bytes> {
    const kept = await store.read(name);
    if (kept) return kept;
    const bytes = await print(document);
    // It can be handed out all the same; the next request prints it again.
    await store.write(name, bytes).catch((error: unknown) => log.warn({ err: error }, 'a file was not kept'));
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

/** Goes up when the same document comes out differently. */
const layoutVersion = 1;

function keyOf(document: Document): string {
  const madeFrom = JSON.stringify([layoutVersion, document]);
  return createHash('sha256').update(madeFrom).digest('hex').slice(0, 16);
}
