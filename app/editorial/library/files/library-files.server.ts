import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Whitepaper } from '../../content.ts';
import { createReadOrCreate, type FileName, type FileStore } from '../../../documents/file-store.server.ts';
import type { LibraryData } from './library-data.ts';

export type FileFacts = { bytes: number; pages: number | null };

export type LibraryFiles = ReturnType<typeof createLibraryFiles>;

type Bytes = Uint8Array<ArrayBuffer>;

type Options = {
  papers: readonly Whitepaper[];
  store: FileStore;
  data: () => LibraryData | null;
  make: (paper: Whitepaper, data: LibraryData) => Promise<Bytes>;
  log: Logger;
  /** The pause between two files that nobody has requested. */
  breathMs?: number;
};

/** Builds each whitepaper's file once per text and data set, and keeps it on disk. */
export function createLibraryFiles({ papers, store, data, make, log, breathMs = 100 }: Options) {
  const known = new Map<string, { key: string; facts: FileFacts }>();
  let begun = false;
  let stopped = false;
  const stopping = new AbortController();
  let round = Promise.resolve();

  const readOrCreate = createReadOrCreate(store, (error) =>
    log.warn({ err: error }, 'whitepaper file could not be saved'),
  );
  const remember = (paper: Whitepaper, { key }: FileName, bytes: Bytes) =>
    known.set(paper.slug, { key, facts: factsOf(paper, bytes) });

  async function get(paper: Whitepaper): Promise<Bytes> {
    const current = data();
    if (!current) throw new Error('Cannot build whitepaper files: no data set is loaded.');
    const name = nameOf(paper, current);
    const bytes = await readOrCreate(name, () => build(paper, name, current));
    remember(paper, name, bytes);
    return bytes;
  }

  async function build(paper: Whitepaper, name: FileName, current: LibraryData): Promise<Bytes> {
    try {
      const bytes = await make(paper, current);
      remember(paper, name, bytes);
      log.info(`built ${papers.filter(facts).length} of ${papers.length}: ${inWords(paper, bytes)}`);
      return bytes;
    } catch (error) {
      if (!stopped) log.error({ err: error, file: paper.slug }, 'whitepaper file could not be built');
      throw error;
    }
  }

  /** Null until the file is built. */
  function facts(paper: Whitepaper): FileFacts | null {
    const [current, found] = [data(), known.get(paper.slug)];
    return current && found?.key === nameOf(paper, current).key ? found.facts : null;
  }

  /** One at a time, to leave room for requests. Failed builds are retried on request. */
  async function makeMissing() {
    for (const paper of papers) {
      if (stopped || !data()) return;
      const began = performance.now();
      await get(paper).catch(() => {});
      // Uses at most a fifth of the time, so that a site that has just started stays responsive.
      const rest = Math.max(breathMs, 4 * (performance.now() - began));
      await pause(rest, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  }

  const refresh = () => {
    if (begun) round = round.then(makeMissing);
  };

  return {
    get,
    facts,
    begin() {
      begun = true;
      refresh();
    },
    refresh,
    async stop() {
      stopped = true;
      stopping.abort();
      await round;
    },
  };
}

/** Increase this when the layout changes, so that all files are built again. */
const layoutVersion = 3;

function nameOf(paper: Whitepaper, { siteUrl, edition, terms }: LibraryData): FileName {
  const madeFrom = JSON.stringify([layoutVersion, siteUrl, edition, terms(paper.lang), paper]);
  const key = createHash('sha256').update(madeFrom).digest('hex').slice(0, 16);
  return { slug: paper.slug, key, format: paper.format };
}

function factsOf({ format }: Whitepaper, bytes: Uint8Array): FileFacts {
  return { bytes: bytes.length, pages: format === 'pdf' ? pageCount(bytes) : null };
}

/** 'ecommerce-europe-2025.pdf, 9 pages, 412 kB'. */
function inWords(paper: Whitepaper, file: Uint8Array): string {
  const { bytes, pages } = factsOf(paper, file);
  const parts = [pages && `${pages} pages`, `${Math.round(bytes / 1000)} kB`];
  return [`${paper.slug}.${paper.format}`, ...parts.filter(Boolean)].join(', ');
}

export function pageCount(pdf: Uint8Array): number | null {
  const text = new TextDecoder('latin1').decode(pdf);
  const [, tree] = /<<([^<>]*\/Type \/Pages\b[^<>]*)>>/.exec(text) ?? [];
  const [, count] = /\/Count (\d+)/.exec(tree ?? '') ?? [];
  return count === undefined ? null : Number(count);
}
