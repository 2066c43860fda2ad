import { chanceFrom } from '../test/faults/storm/chance.ts';
import { cpuSeconds } from './cpu-time.ts';

/** Milliseconds of processor time for a page that nobody has asked for yet, by the folder that it is in. */
export async function uncachedCost(
  site: { url: string; pid: number },
  part: string,
  count: number,
  between: () => Promise<void> = async () => {},
) {
  const pages = await pagesIn(site.url, part);
  const chance = chanceFrom(1, `uncached ${part}`);
  const chosen = new Set<string>();
  while (chosen.size < Math.min(count + warmUp, pages.length)) chosen.add(chance.oneOf(pages));
  const [first, rest] = [[...chosen].slice(0, warmUp), [...chosen].slice(warmUp)];
  for (const path of first) await ask(site.url + path);
  const before = cpuSeconds(site.pid);
  for (const [at, path] of rest.entries()) {
    await ask(site.url + path);
    if (at % betweenPages === 0) await between();
  }
  return { pages: rest.length, ms: ((cpuSeconds(site.pid) - before) * 1_000) / rest.length };
}

const warmUp = 20;
const betweenPages = 20;

async function pagesIn(url: string, part: string) {
  const xml = await (await fetch(`${url}/sitemaps/${part}.xml`)).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!);
  return paths.filter((path) => !isRenderedAhead.test(path));
}

/** Markets of all categories. */
const isRenderedAhead = /\/all(\/|$)/;

async function ask(url: string) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  await answer.arrayBuffer();
}
