import { Hono } from 'hono';
import { brand } from '../../base/brand.ts';
import { createReadingApi } from '../../api/api.server.ts';
import type { Services } from '../../context.server.ts';

export type ApiCall = { command: string; answer: string; type: string };

/** Calls our own API and shortens the response; null if the call fails. */
export async function callApi(services: Services, path: string): Promise<ApiCall | null> {
  const { siteUrl } = services.settings;
  const shown = sampleUrl(siteUrl);
  const site = new Hono().route('/api', createReadingApi(services));
  const response = await site.request(siteUrl + path);
  if (!response.ok) return null;
  const type = response.headers.get('content-type') ?? '';
  return {
    command: curlOf(shown + path),
    answer: (type.includes('json')
      ? shortJson(await response.json(), 1)
      : firstLines(await response.text())
    ).replaceAll(siteUrl, shown),
    type: type.split(';')[0]!,
  };
}

/** The size of the German market: one figure, with the fields that say what it is. */
export function callForFigure(services: Services, year: number): Promise<ApiCall | null> {
  const query = new URLSearchParams({
    measure: 'market-size',
    region: 'de',
    category: 'all',
    dimension: 'total',
    from: String(year),
    to: String(year),
    fields: 'range,unit,confidence,asOf',
  });
  return callApi(services, `/api/figures?${decodeURIComponent(query.toString())}`);
}

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

function firstLines(text: string) {
  const lines = text.trim().split(/\r?\n/);
  const more = lines.length - maxLines;
  return [...lines.slice(0, maxLines), ...(more > 0 ? [`… ${more} more`] : [])].join('\n');
}

const maxLines = 6;

/** Indented JSON in which a list shows its first items and how many more there are. */
export function shortJson(value: unknown, maxItems: number, indent = ''): string {
  const inside = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.slice(0, maxItems).map((item) => shortJson(item, maxItems, inside));
    const more = value.length > maxItems ? [`… ${value.length - maxItems} more`] : [];
    if (!value.some(isObject)) return `[${[...items, ...more].join(', ')}]`;
    return block('[', [...items, ...more], ']', indent);
  }
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${shortJson(member, maxItems, inside)}`,
  );
  return block('{', members, '}', indent);
}

function block(open: string, lines: readonly string[], close: string, indent: string): string {
  if (lines.length === 0) return open + close;
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
