import type { Chance } from '../faults/storm/chance.ts';
import { encodeLatin1, oddText, randomBytes } from './malformed.ts';

export type Body = { type: string | null; text: string };

/** What a form could be sent as, by a browser, by a careless client or by somebody who means harm. */
export function oddBody(chance: Chance, fields: Readonly<Record<string, string>>): Body {
  return chance.oneOf(kinds)(chance, oddFields(chance, fields));
}

type Fields = readonly [name: string, value: string][];
type Kind = (chance: Chance, fields: Fields) => Body;

const urlencoded = 'application/x-www-form-urlencoded';

const kinds: readonly Kind[] = [
  // Weighted: this is what forms are.
  ...Array.from({ length: 5 }, () => (_: Chance, fields: Fields) => ({
    type: urlencoded,
    text: encoded(fields),
  })),
  (_, fields) => multipart(fields, '--fuzz--\r\n'),
  (_, fields) => multipart(fields, ''),
  (_, fields) => ({ ...multipart(fields, '--other--'), type: 'multipart/form-data' }),
  (chance, fields) => ({
    ...multipart(fields, ''),
    type: `multipart/form-data; boundary=${oddBoundary(chance)}`,
  }),
  (_, fields) => ({ type: 'application/json', text: JSON.stringify(Object.fromEntries(fields)) }),
  (chance) => ({ type: 'application/json', text: chance.oneOf(oddJson) }),
  (_, fields) => ({ type: 'text/plain', text: encoded(fields) }),
  (_, fields) => ({ type: null, text: encoded(fields) }),
  (_, fields) => ({ type: `${urlencoded}; charset=utf-16`, text: encoded(fields) }),
  (chance) => ({ type: urlencoded, text: randomBytes(chance, 2_000) }),
  (chance) => ({ type: 'application/octet-stream', text: randomBytes(chance, 2_000) }),
  (chance) => ({
    type: chance.oneOf(['', '/', 'text', 'a/b;', 'multipart/mixed', 'text/html']),
    text: 'a=b',
  }),
  () => ({ type: urlencoded, text: `a=${'b'.repeat(150_000)}` }),
  () => ({ type: urlencoded, text: 'a&'.repeat(20_000) }),
  () => ({ type: urlencoded, text: '' }),
];

function oddFields(chance: Chance, fields: Readonly<Record<string, string>>): Fields {
  const kept = Object.entries(fields).filter(() => chance.happens(0.9));
  const changed = kept.map(([name, value]): [string, string] => [
    name,
    chance.happens(0.3) ? oddText(chance) : value,
  ]);
  const doubled = chance.happens(0.2) && kept.length > 0 ? [chance.oneOf(kept)] : [];
  const added: [string, string][] = chance.happens(0.3) ? [[oddText(chance), oddText(chance)]] : [];
  return [...changed, ...doubled, ...added];
}

function encoded(fields: Fields): string {
  return fields.map(([name, value]) => `${encodeLatin1(name)}=${encodeLatin1(value)}`).join('&');
}

function multipart(fields: Fields, end: string): Body {
  const parts = fields.map(
    ([name, value]) => `--fuzz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: 'multipart/form-data; boundary=fuzz', text: parts.join('') + end };
}

function oddBoundary(chance: Chance): string {
  return chance.oneOf(['', '"', 'a'.repeat(500), '--', '%00', '"fuzz']);
}

const oddJson: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{',
  '{"a":',
  '{"__proto__":{"admin":true}}',
  '{"order":{"$gt":""}}',
  '{"order":["a"]}',
  '{"order":"a\\u0000b"}',
  '{"order":"\\ud800"}',
  '['.repeat(5_000),
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  '{"order":123456789012345678901234567890}',
];
