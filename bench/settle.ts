import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from './cpu-time.ts';

/**
 * Waits for what a site does after its start beside its requests, which would be measured too: files of the library, the
 * search index, pages rendered ahead.
 */
export async function settle(site: { url: string; pid: number }) {
  await makeFiles(site.url);
  await (await fetch(`${site.url}/search?q=market`)).arrayBuffer();
  for (let seconds = 0; seconds < 180; seconds += 2) {
    const before = cpuSeconds(site.pid);
    await sleep(2_000);
    if (cpuSeconds(site.pid) - before < 0.1) return;
  }
  throw new Error('The site did not come to rest within three minutes.');
}

async function makeFiles(siteUrl: string) {
  for (const page of await addresses(`${siteUrl}/whitepapers-and-reports`, /"(\/whitepaper\/[\w-]+)"/g)) {
    for (const file of await addresses(siteUrl + page, /"(\/files\/whitepaper\/[\w-]+\.\w+)"/g)) {
      await (await fetch(siteUrl + file)).arrayBuffer();
    }
  }
}

async function addresses(url: string, pattern: RegExp): Promise<Set<string>> {
  const html = await (await fetch(url)).text();
  return new Set([...html.matchAll(pattern)].map(([, address]) => address!));
}
