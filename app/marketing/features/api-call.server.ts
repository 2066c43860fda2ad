import { Hono } from 'hono';
import { createReadingApi } from '../../api/api.server.ts';
import { curlOf, sampleUrl, shortJson } from '../../api/reference/code-samples.ts';
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
      ? shortJson(await response.json(), { maxItems: 1 })
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

function firstLines(text: string) {
  const lines = text.trim().split(/\r?\n/);
  const more = lines.length - maxLines;
  return [...lines.slice(0, maxLines), ...(more > 0 ? [`… ${more} more`] : [])].join('\n');
}

const maxLines = 6;
