import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './median.ts';

const runs = 5;
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's mobile defaults, each run in a fresh browser; per category the median, from 0 to 100. */
export async function lighthouseScores(url: string, chromePath: string) {
  const results: number[][] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(url, chromePath));
  return categories.map((_category, at) => median(results.map((scores) => scores[at]!)));
}

/** A browser now and then starts without a trace, and a run takes long. */
async function measure(url: string, chromePath: string) {
  try {
    return await measureOnce(url, chromePath);
  } catch {
    return measureOnce(url, chromePath);
  }
}

async function measureOnce(url: string, chromePath: string) {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...asRoot] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`);
    return categories.map((category) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100));
  } finally {
    chrome.kill();
  }
}
