import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { sampleUrl, shortJson } from './code-samples.ts';

/** What the API answers to each call now, shortened; a call that fails has no sample. */
export async function sampleAnswers(
  api: OpenAPIHono,
  siteUrl: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const site = new Hono().route('/api', api);
  const answers = new Map<string, string>();
  // One by one: a page that nobody waits for long should not take all connections to the database.
  for (const path of paths) {
    const response = await site.request(siteUrl + path);
    if (!response.ok) continue;
    const text = (await response.text()).replaceAll(siteUrl, sampleUrl(siteUrl));
    const fieldsOf = path.startsWith(figuresPath) ? undefined : fieldsShown;
    answers.set(path, shortJson(JSON.parse(text), { maxItems: 1, maxText: 56, width: 46, fieldsOf }));
  }
  return answers;
}

/** Samples of these calls keep every field of a figure; in the others it is abbreviated. */
const figuresPath = '/api/figures';

const fieldsShown = (value: object): readonly string[] =>
  'visibility' in value && 'metric' in value
    ? ['metric', 'unit', 'period', 'confidence', 'range', 'value']
    : Object.keys(value);
