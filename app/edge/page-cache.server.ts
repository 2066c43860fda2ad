import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A rendered page; `keep` says whether it may be stored. */
export type RenderedPage = { status: number; headers: Headers; body: NonSharedBuffer; keep: boolean };

export type PageCache = ReturnType<typeof createPageCache>;
export type CacheOutcome = 'hit' | 'stale' | 'miss';

type Options = { maxBytes: number; freshMs: number; now?: () => number };
type Render = () => Promise<RenderedPage>;
type Encoding = 'br' | 'gzip' | 'identity';
type StoredPage = {
  headers: [string, string][];
  etag: string;
  bodies: { identity: NonSharedBuffer; br?: NonSharedBuffer; gzip?: NonSharedBuffer };
  freshUntil: number;
};

/**
 * Shared pages, rendered and compressed once and kept in memory, the least recently used dropped first.
 * Many requests for a missing page wait for one rendering; an old page is served while a new one is made,
 * and stays when that fails: a database that is away takes no page from those who have it.
 */
export function createPageCache({ maxBytes, freshMs, now = Date.now }: Options) {
  const pages = new Map<string, StoredPage>();
  const flights = new Map<string, Promise<StoredPage | RenderedPage>>();
  let bytes = 0;
  let generation = 0;

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
    const page = await compress(rendered, now() + freshMs);
    // A page begun before the cache was cleared may show old data: it is answered, not kept.
    if (startedIn === generation) store(key, page);
    return page;
  }

  function store(key: string, page: StoredPage) {
    remove(key);
    pages.set(key, page);
    bytes += bytesOf(key, page);
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function remove(key: string) {
    const page = pages.get(key);
    if (page) bytes -= bytesOf(key, page);
    pages.delete(key);
  }

  return {
    async respond(key: string, request: Request, render: Render) {
      const stored = pages.get(key);
      if (!stored)
        return { outcome: 'miss' as CacheOutcome, response: answer(await fill(key, render), request) };
      pages.delete(key);
      pages.set(key, stored);
      const fresh = stored.freshUntil > now();
      if (!fresh) fill(key, render).catch(() => {});
      return { outcome: (fresh ? 'hit' : 'stale') as CacheOutcome, response: answer(stored, request) };
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

/** Whoever asks can make an address long, and the headers of a page with it. */
function bytesOf(key: string, { headers, bodies }: StoredPage) {
  return [key, ...headers.flat(), ...Object.values(bodies)].reduce((sum, { length }) => sum + length, 0);
}

async function compress({ headers, body }: RenderedPage, freshUntil: number): Promise<StoredPage> {
  const bodies = isText(headers) ? await encode(body) : { identity: body };
  headers.delete('content-length');
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    headers: [...headers],
    // Weak where the same page leaves in several encodings.
    etag: 'br' in bodies ? `W/"${hash}"` : `"${hash}"`,
    bodies,
    freshUntil,
  };
}

/** Pictures and spreadsheets are compressed already. */
const isText = (headers: Headers) =>
  /^(text\/|image\/svg|application\/(\w+\+)?(json|xml))/.test(headers.get('content-type') ?? '');

async function encode(body: NonSharedBuffer) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: quality }),
    promisify(gzip)(body),
  ]);
  return { identity: body, br, gzip: gz };
}

function answer(page: StoredPage | RenderedPage, request: Request) {
  const withBody = (body: NonSharedBuffer) => (request.method === 'HEAD' ? null : body);
  if ('keep' in page)
    return new Response(withBody(page.body), { status: page.status, headers: page.headers });

  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  headers.append('Vary', 'Accept-Encoding');
  if (matchesEtag(request.headers.get('if-none-match'), page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '', page.bodies);
  const body = page.bodies[encoding]!;
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(withBody(body), { headers });
}

function matchesEtag(ifNoneMatch: string | null, etag: string) {
  const candidates = ifNoneMatch?.split(',').map((value) => value.trim()) ?? [];
  return candidates.some((value) => value === '*' || value.replace(/^W\//, '') === etag.replace(/^W\//, ''));
}

function bestEncoding(accepted: string, { br, gzip: gz }: StoredPage['bodies']): Encoding {
  const offers = accepted.split(',').map((offer) => offer.trim().replaceAll(' ', ''));
  const takes = (name: string) => offers.some((offer) => offer === name || isWanted(offer, name));
  return br && takes('br') ? 'br' : gz && takes('gzip') ? 'gzip' : 'identity';
}

const isWanted = (offer: string, name: string) =>
  offer.startsWith(`${name};q=`) && Number(offer.slice(name.length + 3)) > 0;
