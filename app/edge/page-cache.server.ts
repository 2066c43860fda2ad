import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import {
  bestEncoding,
  chooseAnswer,
  etagOf,
  readyAnswers,
  toResponse,
  type Bodies,
  type ReadyAnswers,
} from './ready-answer.server.ts';

export type RenderedPage = {
  status: number;
  headers: Headers;
  body: NonSharedBuffer;
  keep: boolean;
  isCurrent: () => boolean;
};

export type PageCache = ReturnType<typeof createPageCache>;
export type CacheOutcome = 'hit' | 'stale' | 'miss';

type Options = { maxBytes: number; now?: () => number };
type Render = () => Promise<RenderedPage>;
type StoredPage = {
  key: string;
  headers: Headers;
  etag: string;
  bodies: Bodies;
  answers: ReadyAnswers;
  isCurrent: () => boolean;
  usedAt: number;
  hits: number;
};

/**
 * Shared pages, rendered and compressed once, the least recently used dropped first. Nearly all clients take brotli, so a
 * text is kept in nothing else: six times as many pages fit. Concurrent requests share one rendering. A stale page is served
 * while a new one is made, and stays if that fails, as while the database is away.
 */
export function createPageCache({ maxBytes, now = Date.now }: Options) {
  const pages = new Map<string, StoredPage>();
  const flights = new Map<string, Promise<StoredPage | RenderedPage>>();
  let bytes = 0;
  let generation = 0;
  let improving = Promise.resolve();

  function fill(key: string, render: Render) {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = renderAndStore(key, render).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  }

  async function renderAndStore(key: string, render: Render) {
    const startedIn = generation;
    const rendered = await render();
    if (!rendered.keep) return rendered;
    const page = await compress(key, rendered);
    // A page begun before the cache was cleared may show old data: it is sent, but not kept.
    if (startedIn === generation) store(key, page);
    return page;
  }

  function store(key: string, page: StoredPage) {
    remove(key);
    pages.set(key, page);
    bytes += bytesOf(page);
    dropOldest();
  }

  function dropOldest() {
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function remove(key: string) {
    const page = pages.get(key);
    if (page) bytes -= bytesOf(page);
    pages.delete(key);
  }

  function touch(page: StoredPage, at: number) {
    page.usedAt = at;
    pages.delete(page.key);
    pages.set(page.key, page);
  }

  /** Made for the first client that takes gzip and not brotli. */
  async function addGzip(page: StoredPage) {
    const body = await promisify(gzip)(await plainText(page));
    if (page.bodies.gzip) return;
    page.bodies.gzip = body;
    page.answers = readyAnswers(page.headers, page.bodies, page.etag);
    if (pages.get(page.key) !== page) return;
    bytes += body.length;
    dropOldest();
  }

  function count(page: StoredPage) {
    page.hits += 1;
    const quality = betterAfter.get(page.hits);
    if (quality && page.bodies.br) improving = improving.then(() => improve(page, quality)).catch(() => {});
  }

  /** One page at a time, beside the requests. */
  async function improve(page: StoredPage, quality: number) {
    if (pages.get(page.key) !== page) return;
    const body = await toBrotli(await plainText(page), quality);
    if (pages.get(page.key) !== page) return;
    bytes += body.length - page.bodies.br!.length;
    page.bodies.br = body;
    page.answers = readyAnswers(page.headers, page.bodies, page.etag);
    dropOldest();
  }

  async function answer(page: StoredPage | RenderedPage, { method, headers }: Request) {
    if ('keep' in page) {
      return new Response(method === 'HEAD' ? null : page.body, {
        status: page.status,
        headers: page.headers,
      });
    }
    const acceptEncoding = headers.get('accept-encoding') ?? '';
    const wanted = { ifNoneMatch: headers.get('if-none-match') ?? undefined, acceptEncoding };
    if (!chooseAnswer(page.answers, wanted) && bestEncoding(acceptEncoding) === 'gzip') await addGzip(page);
    return toResponse(chooseAnswer(page.answers, wanted) ?? (await plainAnswer(page)), method);
  }

  return {
    findFresh(key: string): ReadyAnswers | null {
      const page = pages.get(key);
      if (!page?.isCurrent()) return null;
      count(page);
      const at = now();
      if (at - page.usedAt > touchEveryMs) touch(page, at);
      return page.answers;
    },
    async respond(key: string, request: Request, render: Render) {
      const stored = pages.get(key);
      if (!stored) {
        const page = await fill(key, render);
        return { outcome: 'miss' as CacheOutcome, response: await answer(page, request) };
      }
      touch(stored, now());
      count(stored);
      const fresh = stored.isCurrent();
      if (!fresh) fill(key, render).catch(() => {});
      return { outcome: (fresh ? 'hit' : 'stale') as CacheOutcome, response: await answer(stored, request) };
    },
    /** After a change of data: nothing rendered before is served again. */
    clear() {
      generation += 1;
      pages.clear();
      flights.clear();
      bytes = 0;
    },
    size: () => ({ pages: pages.size, bytes }),
  };
}

/** Often enough to know which page was used longest ago. */
const touchEveryMs = 1_000;

/** Clients can make a URL long, and the headers of its page with it. */
function bytesOf({ key, bodies, answers }: StoredPage) {
  return [key, ...answers.unchanged!.head, ...Object.values(bodies)].reduce(
    (sum, { length }) => sum + length,
    0,
  );
}

async function compress(key: string, rendered: RenderedPage): Promise<StoredPage> {
  const { body, isCurrent } = rendered;
  const headers = new Headers(rendered.headers);
  headers.append('vary', 'Accept-Encoding');
  const isEncoded = isText(headers);
  const bodies: Bodies = isEncoded ? { br: await toBrotli(body, firstQuality) } : { identity: body };
  const etag = etagOf(bodies);
  const answers = readyAnswers(headers, bodies, etag);
  return { key, headers, etag, bodies, answers, isCurrent, usedAt: 0, hits: 0 };
}

/** Pictures and spreadsheets are compressed already. */
const isText = (headers: Headers) =>
  /^(text\/|image\/svg|application\/(\w+\+)?(json|xml))/.test(headers.get('content-type') ?? '');

/**
 * A page that is asked for once, as by a crawler, costs little: 1 ms and 33 kB for a market. The first visitor who comes back
 * to it has it compressed better (5 ms, 25 kB), and a popular page is worth the best (500 ms, 22 kB).
 */
const firstQuality = 1;
const betterAfter = new Map([
  [1, 6],
  [50, 11],
]);

const plainText = ({ bodies }: StoredPage) => promisify(brotliDecompress)(bodies.br!);

async function plainAnswer(page: StoredPage) {
  return readyAnswers(page.headers, { identity: await plainText(page) }, page.etag).identity!;
}

function toBrotli(body: NonSharedBuffer, level: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}
