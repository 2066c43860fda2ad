import type { Answer } from './answer.ts';

export type Exchange = { answers: readonly Answer[]; timedOut: boolean; mayBeRefused: boolean };

/** What an exchange did that the site promises never to do; none when all is well. */
export function complaintsAbout({ answers, timedOut, mayBeRefused }: Exchange, internals: readonly string[]) {
  if (timedOut) return [`no complete answer within ${patienceMs / 1000} s`];
  if (answers.length === 0) return mayBeRefused ? [] : ['closed without an answer'];
  return answers.flatMap((answer) => [...aboutStatus(answer), ...aboutDisclosure(answer, internals)]);
}

export const patienceMs = 5_000;

/** A 503 is documented where it says when to come back. */
function aboutStatus({ status, headers }: Answer): string[] {
  if (status < 500 || (status === 503 && headers.has('retry-after'))) return [];
  return [status === 503 ? 'status 503 without Retry-After' : `status ${status}`];
}

function aboutDisclosure({ headers, text }: Answer, internals: readonly string[]): string[] {
  const said = [...headers].filter(([name]) => name === 'server' || name === 'x-powered-by');
  return [
    ...said.map(([name]) => `discloses the header ${name}`),
    ...(isProgram(headers.get('content-type') ?? '') ? [] : disclosuresIn(text, internals)),
  ];
}

/** Scripts and styles are published as they are. */
const isProgram = (type: string) => /javascript|css|font|image\/(?!svg)|pdf|spreadsheet/.test(type);

function disclosuresIn(text: string, internals: readonly string[]): string[] {
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
  const named = internals.filter((word) => text.includes(word)).map((word) => `"${word}"`);
  return [...found, ...named].map((what) => `discloses ${what}`);
}

const patterns: readonly [what: string, pattern: RegExp][] = [
  ['a stack trace', /\n\s+at .+[:(].+:\d+:\d+\)?/],
  [
    'a path on the server',
    /file:\/\/\/|node_modules|node:internal|\/build\/server\/|\/(?:home|root|tmp|usr|var)\/\w+\/\w/,
  ],
  ['an error class', /\b(?:Type|Reference|Range|Syntax|Zod|DrizzleQuery|URI|Aggregate)Error\b/],
  [
    'an engine message',
    /Cannot read propert|is not a function|is not iterable|Unexpected token|Invalid URL\b/,
  ],
  [
    'an SQL error',
    /syntax error at or near|violates .* constraint|relation "\w+"|invalid input syntax|invalid byte sequence|Failed query|\b(?:22|23|42|53|57)[0-9A-Z]{3}\b: /,
  ],
  ['an SQL statement', /\bselect\b[^<>.]{1,200}\bfrom\b[^<>.]{1,60}\b(?:where|limit|order by)\b/i],
  [
    'a library',
    /\bdrizzle|\bpg-boss\b|\bpgboss\b|node-postgres|\bhono\b|\bE(?:CONNREFUSED|CONNRESET|NOENT|PIPE)\b/i,
  ],
];
