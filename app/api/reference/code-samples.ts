import { brand } from '../../base/brand.ts';

/** Samples are copied elsewhere, where the address of a development machine would mean nothing. */
export function sampleUrl(siteUrl: string): string {
  const isLocal = /^https?:\/\/(localhost|127\.|\[::1\])/.test(siteUrl);
  return isLocal ? `https://www.${brand.company.email.split('@')[1]}` : siteUrl;
}

/** With many parameters, a few to a line: an address that breaks anywhere is hard to read, and to change. */
export function curlOf(url: string): string {
  const [address, query = ''] = url.split('?');
  const parameters = query.split('&').filter(Boolean);
  if (parameters.length < 4) return `curl ${query ? `'${url}'` : url}`;
  const lines = [`curl -G ${address}`];
  for (const parameter of parameters) {
    const last = lines.at(-1)!;
    const longer = `${last} -d ${parameter}`;
    if (lines.length > 1 && longer.length + ' \\'.length <= widestLine) lines[lines.length - 1] = longer;
    else lines.push(`  -d ${parameter}`);
  }
  return lines.join(' \\\n');
}

/** What most phones show in one line. */
const widestLine = 39;

type Shortening = {
  maxItems: number;
  /** The longest text, from which on it is cut. */
  maxText?: number;
  /** How wide an object may be that is written in one line. */
  width?: number;
  /** Which fields of an object are shown; all of them by default. */
  fieldsOf?: (value: object) => readonly string[];
};

/** Indented JSON in which a list shows its first items, and how many more there are. */
export function shortJson(value: unknown, shortening: Shortening, indent = ''): string {
  const { maxText = Infinity, width = 0 } = shortening;
  if (typeof value === 'string') {
    return JSON.stringify(value.length > maxText ? `${value.slice(0, maxText - 1).trimEnd()}…` : value);
  }
  if (!isObject(value)) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const members = isList
    ? itemsOf(value, shortening, `${indent}  `)
    : fieldsOf(value, shortening, `${indent}  `);
  const [open, close] = isList ? '[]' : '{}';
  const space = isList ? '' : ' ';
  const line =
    members.length > 0 ? `${open}${space}${members.join(', ')}${space}${close}` : `${open}${close}`;
  const isPlain = members.length === 0 || (isList && !value.some(isObject));
  if (isPlain || (!line.includes('\n') && indent.length + line.length <= width)) return line;
  return `${open}\n${members.map((member) => `${indent}  ${member}`).join(',\n')}\n${indent}${close}`;
}

function itemsOf(value: readonly unknown[], shortening: Shortening, indent: string): string[] {
  const shown = value.slice(0, shortening.maxItems).map((item) => shortJson(item, shortening, indent));
  return withRest(shown, value.length - shown.length);
}

function fieldsOf(value: object, shortening: Shortening, indent: string): string[] {
  const all = Object.entries(value);
  const names = shortening.fieldsOf?.(value);
  const shown = names ? all.filter(([name]) => names.includes(name)) : all;
  return withRest(
    shown.map(([name, field]) => `${JSON.stringify(name)}: ${shortJson(field, shortening, indent)}`),
    all.length - shown.length,
  );
}

const withRest = (shown: readonly string[], rest: number) =>
  rest > 0 ? [...shown, `… ${rest} more`] : [...shown];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
