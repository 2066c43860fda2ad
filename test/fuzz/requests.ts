import type { Chance } from '../faults/storm/chance.ts';
import { oddBody } from './bodies.ts';
import { oddHeaders, oddPath, oddQuery } from './malformed.ts';
import { protocolTricks } from './protocol.ts';
import type { Target } from './targets.ts';

/** Bytes for one connection. */
export type FuzzRequest = {
  name: string;
  /** Sent one after the other, with a short pause in between. */
  pieces: readonly Buffer[];
  /** The client says that nothing follows, and listens on. */
  halfClose: boolean;
  isHead: boolean;
  /** Garbage may be met by a closed connection; a request has to be answered. */
  mayBeRefused: boolean;
};

export function makeRequest(chance: Chance, targets: readonly Target[], host: string): FuzzRequest {
  const target = chance.oneOf(targets);
  if (chance.happens(0.15)) {
    const [trick, make] = chance.oneOf(Object.entries(protocolTricks));
    const pieces = make(chance, { path: target.path, host }).map((piece) => Buffer.from(piece, 'latin1'));
    const halfClose = chance.happens(0.5) || !trick.endsWith('complete');
    return { name: `protocol: ${trick}`, pieces, halfClose, isHead: false, mayBeRefused: true };
  }
  return httpRequest(chance, target, host);
}

function httpRequest(chance: Chance, target: Target, host: string): FuzzRequest {
  const method = chance.happens(0.85) ? target.method : chance.oneOf(otherMethods);
  const path = chance.happens(0.5) ? oddPath(chance, target.path) : target.path;
  const query = chance.happens(0.5) ? `?${oddQuery(chance, target.query)}` : '';
  const body = method === 'POST' || chance.happens(0.03) ? oddBody(chance, target.fields) : null;
  const headers = new Map<string, string>([
    ['Host', host],
    // Every visitor has another address, so that limits do not hide what is behind them.
    ['X-Forwarded-For', `198.51.${Math.floor(chance.number() * 256)}.${Math.floor(chance.number() * 256)}`],
    ...(target.cookie ? [['Cookie', target.cookie] as const] : []),
    ...(chance.happens(0.7) ? oddHeaders(chance) : []),
    ...(chance.happens(0.02) ? [[`X-${'a'.repeat(20)}`, 'b'.repeat(20_000)] as const] : []),
  ]);
  if (method === 'POST' && !headers.has('Origin') && chance.happens(0.8))
    headers.set('Origin', `http://${host}`);
  const content = Buffer.from(body?.text ?? '', 'latin1');
  if (body) {
    if (body.type !== null) headers.set('Content-Type', body.type);
    headers.set('Content-Length', String(content.length));
    headers.delete('Transfer-Encoding');
  }
  headers.set('Connection', 'close');
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(`${method} ${requestTarget(path + query)} HTTP/1.1\r\n${lines}\r\n`, 'latin1');
  return {
    name: target.name,
    pieces: inPieces(chance, Buffer.concat([head, content])),
    halfClose: false,
    isHead: method === 'HEAD',
    // Node closes the connection of a CONNECT itself.
    mayBeRefused: method === 'CONNECT',
  };
}

const otherMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'QUERY',
  'PROPFIND',
];

/** White space would end the request target early, and a line break the line. */
function requestTarget(address: string): string {
  return address.replace(/\s/g, '%20') || '/';
}

function inPieces(chance: Chance, bytes: Buffer): Buffer[] {
  if (chance.happens(0.95)) return [bytes];
  const size = Math.ceil(bytes.length / Math.floor(chance.between(2, 6)));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
}
