import { Hono } from 'hono';
import { createApi } from '../../../api/api.server.ts';
import type { Services } from '../../../context.server.ts';
import { shortJson } from './short-json.ts';

export type ApiCall = { command: string; answer: string; type: string };

/** Asks our own API, as anybody would, and shows the beginning of what it answers; null where it has no answer. */
export async function callApi(services: Services, path: string): Promise<ApiCall | null> {
  const { siteUrl } = services.settings;
  const site = new Hono().route('/api', createApi(services));
  const response = await site.request(siteUrl + path);
  if (!response.ok) return null;
  const type = response.headers.get('content-type') ?? '';
  return {
    command: `curl ${quoted(siteUrl + path)}`,
    answer: type.includes('json') ? shortJson(await response.json(), 1) : firstLines(await response.text()),
    type: type.split(';')[0]!,
  };
}

/** What a shell would take apart needs quotes. */
const quoted = (url: string) => (/[?&]/.test(url) ? `'${url}'` : url);

function firstLines(text: string) {
  const lines = text.trim().split(/\r?\n/);
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`… ${more} more`] : [])].join('\n');
}

const most = 6;
