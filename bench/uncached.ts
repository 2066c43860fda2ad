import { chanceFrom } from '../test/faults/storm/chance.ts';
import { cpuSeconds } from './cpu-time.ts';

type Site = { url: string; pid: number };

/** Milliseconds of processor time for a page that nobody has asked for yet, by the folder that it is in. */
export async function uncachedCost(
  site: Site,
  part: string,
  count: number,
  between?: () => Promise<void>,
): Promise<{ pages: number; ms: number }> {
  const { pages, ms } = await uncachedCosts([site], part, count, between);
  return { pages, ms: ms[0]! };
}

/**
 * The sites take turns of 20 pages: the machine's speed changes within minutes, and then it changes for all of them. Who is
 * first changes too.
 */
export async function uncachedCosts(
  sites: readonly Site[],
  part: string,
  count: number,
  between: () => Promise<void> = async () => {},
): Promise<{ pages: number; ms: number[] }> {
  const pages = shuffled(await pagesOfAll(sites, part), part);
  // Production renders 600 pages ahead, and the compiler learns from them.
  const first = Math.max(0, Math.min(300, pages.length - count));
  const measured = pages.slice(first, first + count);
  for (const site of sites) await askAll(site, pages.slice(0, first));
  const spent = sites.map(() => 0);
  for (let at = 0; at < measured.length; at += turn) {
    await between();
    const order = [...sites.entries()];
    for (const [which, site] of (at / turn) % 2 === 0 ? order : order.toReversed()) {
      const before = cpuSeconds(site.pid);
      await askAll(site, measured.slice(at, at + turn));
      spent[which]! += cpuSeconds(site.pid) - before;
    }
  }
  return { pages: measured.length, ms: spent.map((seconds) => (seconds * 1_000) / measured.length) };
}

const turn = 20;

function shuffled(pages: readonly string[], part: string): string[] {
  const chance = chanceFrom(1, `uncached ${part}`);
  const rest = [...pages];
  return pages.map(() => rest.splice(Math.floor(chance.number() * rest.length), 1)[0]!);
}

async function pagesOfAll(sites: readonly Site[], part: string) {
  const [own = [], ...others] = await Promise.all(sites.map(({ url }) => pagesIn(url, part)));
  return own.filter((path) => others.every((pages) => pages.includes(path)));
}

async function pagesIn(url: string, part: string) {
  const xml = await (await fetch(`${url}/sitemaps/${part}.xml`)).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!);
  return paths.filter((path) => !isRenderedAhead.test(path));
}

/** Markets of all categories. */
const isRenderedAhead = /\/all(\/|$)/;

async function askAll({ url }: Site, paths: readonly string[]) {
  for (const path of paths) {
    const answer = await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } });
    if (!answer.ok) throw new Error(`${url}${path} answered ${answer.status}.`);
    await answer.arrayBuffer();
  }
}
