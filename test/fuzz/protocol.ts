import type { Chance } from '../faults/storm/chance.ts';
import { randomBytes } from './malformed.ts';

type Place = { path: string; host: string };
type Trick = (chance: Chance, place: Place) => string[];

const close = 'Connection: close\r\n\r\n';
const post = ({ path, host }: Place, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`;

/** What is wrong below the level of requests. Those that are complete can be answered without more bytes. */
export const protocolTricks: Readonly<Record<string, Trick>> = {
  'random bytes': (chance) => [randomBytes(chance, 300)],
  'nothing at all': () => [''],
  'an HTTP/2 preface': () => ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '\0\0\x12\x04\0\0\0\0\0'],
  'a TLS hello': () => ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  'HTTP/1.0, complete': (_, { path, host }) => [`GET ${path} HTTP/1.0\r\nHost: ${host}\r\n\r\n`],
  'HTTP/1.0 without a host, complete': (_, { path }) => [`GET ${path} HTTP/1.0\r\n\r\n`],
  'HTTP/0.9': (_, { path }) => [`GET ${path}\r\n`],
  'HTTP/9.9': (_, { path, host }) => [`GET ${path} HTTP/9.9\r\nHost: ${host}\r\n${close}`],
  'no host': (_, { path }) => [`GET ${path} HTTP/1.1\r\n${close}`],
  'two hosts': (_, { path, host }) => [`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nHost: other\r\n${close}`],
  'an absolute target, complete': (_, { path, host }) => [
    `GET http://elsewhere.example${path} HTTP/1.1\r\nHost: ${host}\r\n${close}`,
  ],
  'a target that is none, complete': (chance, { host }) => [
    `GET ${chance.oneOf(['*', 'a', '?', 'http://', 'http://[', '//', 'http:a', '\\', '//[::1'])} HTTP/1.1\r\nHost: ${host}\r\n${close}`,
  ],
  'an unknown method': (_, { path, host }) => [`BREW ${path} HTTP/1.1\r\nHost: ${host}\r\n${close}`],
  'a NUL in the request line': (_, { path, host }) => [`GET ${path}\0 HTTP/1.1\r\nHost: ${host}\r\n${close}`],
  'a NUL in a header': (_, { path, host }) => [
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-A: a\0b\r\n${close}`,
  ],
  'bytes beyond ASCII in the target': (chance, { path, host }) => [
    `GET ${path}${chance.oneOf(['\xff', '\xc3\xa4', '\x80'])} HTTP/1.1\r\nHost: ${host}\r\n${close}`,
  ],
  'a bare line feed': (_, { path, host }) => [`GET ${path} HTTP/1.1\nHost: ${host}\nConnection: close\n\n`],
  'a folded header': (_, { path, host }) => [
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-A: a\r\n b\r\n${close}`,
  ],
  'a header without a name': (_, { path, host }) => [
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n: a\r\n${close}`,
  ],
  'a header without a colon': (_, { path, host }) => [
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nnothing\r\n${close}`,
  ],
  'an overlong request line': (_, { host }) => [
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: ${host}\r\n${close}`,
  ],
  'thousands of headers': (_, { path, host }) => [
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${'X-A: b\r\n'.repeat(3_000)}${close}`,
  ],
  'a length that is none': (chance, place) => [
    post(
      place,
      `Content-Length: ${chance.oneOf(['-1', 'abc', '1e3', '0x10', '99999999999999999999', ''])}\r\n`,
    ),
  ],
  'two lengths': (_, place) => [post(place, 'Content-Length: 1\r\nContent-Length: 2\r\n'), 'ab'],
  'a length and chunks': (_, place) => [
    post(place, 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'),
    '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n',
  ],
  'an unknown transfer encoding': (_, place) => [post(place, 'Transfer-Encoding: cow\r\n'), 'abc'],
  'chunks, complete': (_, place) => [
    post(place, 'Transfer-Encoding: chunked\r\nContent-Type: application/x-www-form-urlencoded\r\n'),
    '3\r\na=b\r\n0\r\n\r\n',
  ],
  'a chunk size that is none': (chance, place) => [
    post(place, 'Transfer-Encoding: chunked\r\n'),
    `${chance.oneOf(['zz', '-1', 'ffffffffffffffffff', '', '5;ext="'])}\r\nhello\r\n0\r\n\r\n`,
  ],
  'a chunk that is longer than its size': (_, place) => [
    post(place, 'Transfer-Encoding: chunked\r\n'),
    '2\r\nhello\r\n0\r\n\r\n',
  ],
  'chunks that end early': (_, place) => [post(place, 'Transfer-Encoding: chunked\r\n'), '5\r\nhe'],
  'a body that ends early': (_, place) => [
    post(place, 'Content-Length: 500\r\nContent-Type: application/x-www-form-urlencoded\r\n'),
    'a=b',
  ],
  'headers that end early': (_, { path, host }) => [`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-`],
  'a request line that ends early': (_, { path }) => [`GET ${path}`],
  'more body than announced, complete': (_, place) => [
    post(place, 'Content-Length: 1\r\n'),
    'a'.repeat(5_000),
  ],
  'a slow request, complete': (_, { path, host }) => [
    `GET ${path} HT`,
    'TP/1.1\r\nHo',
    `st: ${host}\r\n`,
    'Connection: cl',
    'ose\r\n',
    '\r\n',
  ],
  'a slow body, complete': (_, place) => [
    post(place, 'Content-Length: 7\r\nContent-Type: application/x-www-form-urlencoded\r\n'),
    'a=',
    'b&',
    'c',
    '=d',
  ],
  'a pipeline, complete': (chance, { path, host }) => [
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(Math.floor(chance.between(2, 20))) +
      `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n${close}`,
  ],
  'a pipeline with garbage': (_, { path, host }) => [
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\ngarbage\r\n\r\nGET / HTTP/1.1\r\nHost: ${host}\r\n${close}`,
  ],
  'an upgrade, complete': (_, { path, host }) => [
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  ],
};
