import { Hono } from 'hono';
import { createReadingApi } from '../../api/api.server.ts';
import type { Services } from '../../context.server.ts';

export type ApiCall = { command: string; answer: string; type: string };

/** Calls our own API and shortens the response; null if the call fails. */
export async function callApi(services: Services, path: string): Promise<ApiCall | null> {
  const { siteUrl } = services.settings;
  const site = new Hono().route('/api', createReadingApi(services));
  const response = await site.request(siteUrl + path);
  if (!response.ok) return null;
  const type = response.headers.get('content-type') ?? '';
  return {
    command: `curl ${shellQuote(siteUrl + path)}`,
    answer: type.includes('json') ? shortJson(await response.json(), 1) : firstLines(await response.text()),
    type: type.split(';')[0]!,
  };
}

const shellQuote = (url: string) => (/[?&]/.test(url) ? `'${url}'` : url);

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
