import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { median } from './median.ts';

const runs = 5;
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse on a mobile connection, each run in a fresh browser: the median of each category, from 0 to 100, and of the
 * total blocking time. Its default slows the processor down four times, which makes a fast desktop a mid-range phone, and a
 * slow or busy machine a phone that nobody sells. So the slowdown follows the speed that the run before has measured, as
 * Lighthouse's documentation advises.
 *
 * Five runs while the speed of a shared machine changes are of five different phones, so they are repeated, a few times at
 * most. What they have measured plays no part in that.
 */
export async function lighthouseScores(url: string, chromePath: string) {
  for (let series = 1; ; series += 1) {
    const { speeds, ...medians } = await measureSeries(url, chromePath);
    const isSteady = Math.max(...speeds) < Math.min(...speeds) * unsteady;
    if (isSteady || series === mostSeries) return { ...medians, isSteady };
  }
}

async function measureSeries(url: string, chromePath: string) {
  let { speed } = await measure(url, chromePath, fullSlowdown);
  const speeds = [speed];
  const results: { scores: number[]; blockingMs: number; slowdown: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const slowdown = Math.max(1, Math.min(1, speed / fastDesktop) * fullSlowdown);
    const { speed: now, ...result } = await measure(url, chromePath, slowdown);
    results.push({ ...result, slowdown });
    speeds.push(now);
    speed = now;
  }
  return {
    medians: categories.map((_category, at) => median(results.map(({ scores }) => scores[at]!))),
    blockingMs: median(results.map(({ blockingMs }) => blockingMs)),
    slowdown: median(results.map(({ slowdown }) => slowdown)),
    speeds,
  };
}

/** How much faster than the slowest run the fastest may be. */
const unsteady = 1.3;
const mostSeries = 3;

/** Lighthouse's `benchmarkIndex` of a fast desktop. */
const fastDesktop = 1_750;
const fullSlowdown = 4;

/** A browser now and then starts without a trace, and a run takes long. */
async function measure(url: string, chromePath: string, slowdown: number) {
  try {
    return await measureOnce(url, chromePath, slowdown);
  } catch {
    return measureOnce(url, chromePath, slowdown);
  }
}

async function measureOnce(url: string, chromePath: string, cpuSlowdownMultiplier: number) {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...asRoot] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`);
    const { lhr } = result;
    return {
      scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
      blockingMs: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
      speed: lhr.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}
