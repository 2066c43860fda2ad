/**
 * `npx node bench/soak.ts [minutes]`: mixed traffic for half an hour, with the memory of the server and the latency of its
 * health check. A page that is in the cache costs nothing, so most requests are for pages, files and pictures that are not.
 */
import { once } from 'node:events';
import { arch, availableParallelism, platform } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { chanceFrom } from '../test/faults/storm/chance.ts';
import { settle } from './settle.ts';
import { everyPage, residentMegabytes, startSite } from './site-process.ts';

const minutes = Number(process.argv[2] ?? 30);
const visitors = 4;
const pauseMs = 150;

const site = await startSite();
try {
  await settle(site);
  const pages = await everyPage(site.url);
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > end;
  const answers = new Map<string, number>();
  const [health, memory] = await Promise.all([
    watchHealth(),
    watchMemory(isOver),
    ...Array.from({ length: visitors }, (_, at) => visit(pages, answers, `visitor ${at}`, isOver)),
  ]);
  report(answers, health, memory);
} finally {
  await site.stop();
}

/** In a thread of its own: here the answers to the visitors would keep it waiting, and that would count. */
async function watchHealth(): Promise<number[]> {
  const watch = new Worker(new URL('watch-health.ts', import.meta.url), {
    workerData: { url: site.url, milliseconds: minutes * 60_000 },
  });
  const [times] = (await once(watch, 'message')) as [number[]];
  return times;
}

async function visit(
  pages: readonly string[],
  answers: Map<string, number>,
  name: string,
  isOver: () => boolean,
) {
  const chance = chanceFrom(1, name);
  while (!isOver()) {
    const path = wanted(chance.oneOf(pages), chance.number());
    const answer = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } });
    await answer.arrayBuffer();
    const status = String(answer.status);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    await sleep(chance.between(0, 2 * pauseMs));
  }
}

/** Mostly pages; of data pages also their data, files and pictures; the API, the search, and what is not there. */
function wanted(page: string, choice: number): string {
  const [, key] = /^\/resources\/sample-data\/((?:market|retailer|ranking)\/.+)$/.exec(page) ?? [];
  if (choice < 0.6) return page;
  if (choice < 0.7) return `${page === '/' ? '/_root' : page}.data`;
  if (key && choice < 0.8) return `/download/${key}.${choice < 0.75 ? 'csv' : 'xlsx'}`;
  if (key && choice < 0.84) return `/share-image/${key}.png`;
  if (choice < 0.92) return `/api/search?q=${encodeURIComponent(page.split('/').at(-1)!.slice(0, 6))}`;
  return choice < 0.96 ? '/api/markets' : `/nothing-here-${Math.floor(choice * 1e6)}`;
}

/** Megabytes of the server process, every five seconds. */
async function watchMemory(isOver: () => boolean): Promise<number[]> {
  const sizes: number[] = [];
  while (!isOver()) {
    sizes.push(residentMegabytes(site.pid));
    await sleep(5_000);
  }
  return sizes;
}

function report(answers: ReadonlyMap<string, number>, health: number[], memory: readonly number[]) {
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
  const sorted = health.toSorted((one, other) => one - other);
  const at = (share: number) =>
    `${sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0)} ms`;
  const quarter = (nth: number) => {
    const size = Math.ceil(memory.length / 4);
    return `${Math.max(...memory.slice(nth * size, (nth + 1) * size)).toFixed(0)} MB`;
  };
  console.log(
    `${minutes} minutes, ${availableParallelism()} cores, ${platform()} ${arch()}, Node ${process.versions.node}`,
  );
  console.log(
    `${total} requests: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );
  console.log(`/healthz: median ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} of ${health.length}`);
  console.log(`Largest RSS in each quarter: ${[0, 1, 2, 3].map(quarter).join(', ')}`);
}
