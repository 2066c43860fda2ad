import type { Chance } from '../faults/storm/chance.ts';

/** Values that programs stumble over. Raw bytes are written as Latin-1. */
export function oddText(chance: Chance): string {
  return chance.happens(0.9) ? chance.oneOf(oddTexts) : randomBytes(chance, 40);
}

/** In a path or a query: odd by what it decodes to, or by not decoding at all. */
export function oddComponent(chance: Chance): string {
  return chance.happens(0.5) ? chance.oneOf(oddComponents) : encodeLatin1(oddText(chance));
}

export function oddPath(chance: Chance, path: string): string {
  return chance.oneOf(pathChanges)(chance, path);
}

export function oddQuery(chance: Chance, names: readonly string[]): string {
  const count = Math.floor(chance.between(1, 5));
  const pairs = Array.from({ length: count }, () => {
    const name = names.length > 0 && chance.happens(0.7) ? chance.oneOf(names) : chance.oneOf(oddNames);
    return chance.happens(0.1) ? name : `${name}=${oddComponent(chance)}`;
  });
  return pairs.join(chance.happens(0.95) ? '&' : ';');
}

/** Only what a header may hold: anything else is a matter of the protocol. */
export function oddHeaders(chance: Chance): [name: string, value: string][] {
  return Array.from({ length: Math.floor(chance.between(0, 4)) }, () => {
    const [name, values] = chance.oneOf(Object.entries(headerValues));
    const value = chance.happens(0.6) ? chance.oneOf(values) : oddText(chance);
    return [name, headerSafe(value)];
  });
}

export function randomBytes(chance: Chance, most: number): string {
  const length = Math.floor(chance.between(0, most));
  return String.fromCharCode(...Array.from({ length }, () => Math.floor(chance.number() * 256)));
}

export function encodeLatin1(text: string): string {
  return [...Buffer.from(text, 'latin1')]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
}

const utf8 = (text: string) => Buffer.from(text).toString('latin1');

const oddTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  '9007199254740993',
  '99999999999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '2026-02-30',
  '0000-00-00T99:99:99Z',
  '\0',
  'a\0b',
  '\r\nX-Injected: yes',
  `' or 1=1--`,
  `"; drop table lead; --`,
  '%s%n%x',
  '%',
  '\\',
  '../../../../etc/passwd',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  utf8('ﬀÄ漢字🛳️'),
  utf8('\u200b\u202e\ufeff'),
  utf8('e\u0301'.repeat(200)),
  '\xff\xfe\xc0\xae',
  '\xed\xa0\x80',
  'a'.repeat(300),
  'a'.repeat(5_000),
  '('.repeat(500),
  'https://elsewhere.example/',
  '//elsewhere.example',
  'javascript:alert(1)',
  '00000000-0000-0000-0000-000000000000',
  'MQ-O-000000000000',
  'cs_test_00000000',
];

const oddComponents: readonly string[] = [
  '%',
  '%0',
  '%zz',
  '%00',
  '%0d%0aX-Injected:%20yes',
  '%ff',
  '%c0%ae%c0%ae',
  '%ed%a0%80',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%252e%252e%252f',
  '..%5c..%5c',
  '%u0041',
  '+',
  '.',
  '..',
  '...',
  '*',
  ':',
  '~',
  ';a=b',
  '@',
  '%F0%9F%9B%B3',
  '-0',
  '1,2,3',
  'de,fr,xx',
  '.well-known',
  '.env',
  '.git',
];

const oddNames: readonly string[] = [
  '',
  'a[]',
  'a[b][c]',
  '__proto__',
  'constructor[prototype]',
  '_routes',
  'index',
  '%00',
  '%ff',
  'q',
  'page',
  'a'.repeat(200),
];

type PathChange = (chance: Chance, path: string) => string;

const pathChanges: readonly PathChange[] = [
  (chance, path) => `${path}/${oddComponent(chance)}`,
  (chance, path) => `${path}${oddComponent(chance)}`,
  (chance, path) => `/${oddComponent(chance)}${path}`,
  (chance, path) => {
    const parts = path.split('/');
    parts[Math.floor(chance.between(1, parts.length))] = oddComponent(chance);
    return parts.join('/');
  },
  (chance, path) =>
    path + chance.oneOf(['.data', '.md', '.csv', '.json', '.xlsx', '.pdf', '.png', '.svg', '.xml']),
  (chance, path) => path + chance.oneOf(['/', '//', '/.', '/..', '/../', '%2f', '?', '??', '#']),
  (_, path) => path.replaceAll('/', '//'),
  (_, path) => path.toUpperCase(),
  (_, path) => path.replaceAll(/[^/]/g, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
  (_, path) => `/./${path}/../..${path}`,
  (chance, path) => path + '/a'.repeat(Math.floor(chance.between(10, 3_000))),
  (chance, path) => `${path}/${'a'.repeat(Math.floor(chance.between(100, 12_000)))}`,
  (chance, path) => {
    const at = Math.floor(chance.between(1, path.length));
    return path.slice(0, at) + encodeLatin1(randomBytes(chance, 6)) + path.slice(at + 1);
  },
];

function headerSafe(value: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what a header must not hold
  return value.replace(/[\0-\x08\x0a-\x1f\x7f]/g, '').slice(0, 4_000);
}

const headerValues: Readonly<Record<string, readonly string[]>> = {
  Accept: ['*/*', 'text/csv', 'application/json', 'text/html;q=abc', ',;,;', 'image/avif', 'text/markdown'],
  'Accept-Encoding': ['gzip', 'br', 'identity;q=0', 'gzip;q=2', '*', 'zstd, foo'],
  'Accept-Language': ['de', 'xx-YY-zz', '*;q=0', 'en;q=nan', `${'a-'.repeat(300)}a`],
  Authorization: ['Basic !!!', 'Bearer x', 'Digest username="a"'],
  'Content-Encoding': ['gzip', 'br', 'nothing'],
  Cookie: ['=', ';;;', 'checkout=%', 'consent=%7B', 'a=b; a=c', `x=${'y'.repeat(3_000)}`, 'session=%00'],
  Expect: ['100-continue', 'something'],
  Forwarded: ['for=_hidden', 'for="[2001:db8::1]:80"', 'for=1;;;'],
  Host: [
    'elsewhere.example',
    '1.2.3.4.5',
    '0x100000000',
    'localhost:99999',
    '[::1',
    'a b',
    '',
    '127.0.0.1',
    'localhost:0',
  ],
  'Idempotency-Key': ['x'],
  'If-Modified-Since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '99999999'],
  'If-None-Match': ['*', 'W/"x"', '"', '"a", "b"'],
  'If-Range': ['"x"', 'never'],
  Origin: ['null', 'https://elsewhere.example', 'http://', 'localhost'],
  Range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-2', 'pages=1-2', 'bytes=99999999999999999999-'],
  Referer: ['not a url', 'https://elsewhere.example/', 'javascript:alert(1)'],
  'Sec-Fetch-Site': ['cross-site', 'nonsense'],
  'stripe-signature': ['t=1,v1=0', 't=,v1=', 'x'],
  'Transfer-Encoding': ['identity'],
  Upgrade: ['websocket', 'h2c'],
  'User-Agent': ['', 'Googlebot/2.1', 'curl'],
  'X-Forwarded-For': [
    '1.2.3.4.5',
    '[::1',
    '::ffff:1.2.3.4',
    ',,,',
    '999.999.999.999',
    'unknown',
    'fe80::1%eth0',
  ],
  'X-Forwarded-Host': ['elsewhere.example'],
  'X-Forwarded-Proto': ['gopher', 'https,http'],
  'x-marketquay-signature': ['t=1,v1=0', 't=9999999999999999,v1=zz', 'v1'],
};
