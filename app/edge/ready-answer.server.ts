import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bodies = { [Name in Encoding]?: NonSharedBuffer };

/**
 * An answer that lacks nothing but its request id. `head` has the names and values of the headers in turn, as `node:http`
 * takes them; the last value is left open for the id.
 */
type ReadyAnswer = { status: 200 | 304; head: string[]; body: NonSharedBuffer | null };

/** One resource in every encoding we have of it, and the answer for clients that hold it already. */
export type ReadyAnswers = { [Name in Encoding]?: ReadyAnswer } & {
  unchanged?: ReadyAnswer;
  etag?: string;
};

/** The request headers that decide which answer leaves. */
export type Wanted = { ifNoneMatch?: string; acceptEncoding?: string };

export function readyAnswers(headers: Headers, bodies: Bodies, etag?: string): ReadyAnswers {
  const shared = new Headers(headers);
  shared.delete('content-length');
  if (etag) shared.set('etag', etag);
  const whole = (encoding: Encoding): ReadyAnswer | undefined => {
    const body = bodies[encoding];
    if (!body) return undefined;
    const own = new Headers(shared);
    if (encoding !== 'identity') own.set('content-encoding', encoding);
    own.set('content-length', String(body.length));
    return { status: 200, head: headOf(own), body };
  };
  return {
    br: whole('br'),
    gzip: whole('gzip'),
    identity: whole('identity'),
    ...(etag && { etag, unchanged: { status: 304, head: headOf(shared), body: null } }),
  };
}

const headOf = (headers: Headers) => [...[...headers].flat(), requestIdHeader, ''];

const requestIdHeader = 'x-request-id';

/** Weak where the same resource leaves in several encodings; the compressed one says the same in fewer bytes. */
export function etagOf({ identity, br }: Bodies) {
  const hash = createHash('sha256')
    .update((br ?? identity)!)
    .digest('base64url')
    .slice(0, 22);
  return br ? `W/"${hash}"` : `"${hash}"`;
}

/** Null where the encoding that the client takes best has not been made. */
export function chooseAnswer(
  answers: ReadyAnswers,
  { ifNoneMatch, acceptEncoding }: Wanted,
): ReadyAnswer | null {
  const { etag, unchanged } = answers;
  if (ifNoneMatch !== undefined && etag && matchesEtag(ifNoneMatch, etag)) return unchanged!;
  return answers[answers.br ? bestEncoding(acceptEncoding) : 'identity'] ?? null;
}

export const bestEncoding = (acceptEncoding = ''): Encoding =>
  acceptedEncodings(acceptEncoding)[0] ?? 'identity';

function matchesEtag(ifNoneMatch: string, etag: string) {
  if (ifNoneMatch === etag) return true;
  const candidates = ifNoneMatch.split(',').map((value) => value.trim());
  return candidates.some((value) => value === '*' || value.replace(/^W\//, '') === etag.replace(/^W\//, ''));
}

/** Best first. Browsers send a handful of different lists, so each is parsed once. */
function acceptedEncodings(accepted: string): readonly Exclude<Encoding, 'identity'>[] {
  const known = parsedLists.get(accepted);
  if (known) return known;
  const offers = accepted.split(',').map((offer) => offer.trim().replaceAll(' ', ''));
  const takes = (name: string) => offers.some((offer) => offer === name || isWanted(offer, name));
  const isNamed = (name: string) => offers.some((offer) => offer.split(';')[0] === name);
  // A client that takes anything gets gzip, as from the rest of the edge.
  const encodings = (['br', 'gzip'] as const).filter(
    (name) => takes(name) || (name === 'gzip' && takes('*') && !isNamed(name)),
  );
  if (parsedLists.size >= 100) parsedLists.clear();
  parsedLists.set(accepted, encodings);
  return encodings;
}

const parsedLists = new Map<string, readonly Exclude<Encoding, 'identity'>[]>();

const isWanted = (offer: string, name: string) =>
  offer.startsWith(`${name};q=`) && Number(offer.slice(name.length + 3)) > 0;

/** `writeHead` reads the array before it returns, so the next request may write its own id into the same one. */
export function sendReady(response: ServerResponse, { status, head, body }: ReadyAnswer, requestId: string) {
  head[head.length - 1] = requestId;
  response.writeHead(status, head);
  // Node leaves the body out of answers to HEAD.
  response.end(body);
}

/** For requests that came through the whole edge, which adds the request id. */
export function toResponse({ status, head, body }: ReadyAnswer, method: string) {
  const headers = new Headers();
  for (let at = 0; at < head.length - 2; at += 2) headers.append(head[at]!, head[at + 1]!);
  return new Response(method === 'HEAD' ? null : body, { status, headers });
}
