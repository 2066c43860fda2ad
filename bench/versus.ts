import { resolve } from 'node:path';
import { settle } from './settle.ts';
import { startSite } from './site-process.ts';
import { uncachedCosts } from './uncached.ts';

/**
 * Uncached pages of this checkout and of another, with its own packages and build, in turns:
 * `npx node bench/versus.ts ../before`.
 */
const [folder = ''] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the other checkout.');

// Another version may need other tables, so it loads the demonstration data itself, and so do we: what a process has done
// before shows in what it costs afterwards.
const fill = async () => {};
const [ours, theirs] = await Promise.all([startSite({ fill }), startSite({ folder: resolve(folder), fill })]);
try {
  await settle(ours);
  await settle(theirs);
  for (const [part, count] of Object.entries({ markets: 300, glossary: 60, retailers: 60 })) {
    const { pages, ms } = await uncachedCosts([ours, theirs], part, count);
    const [own = 0, other = 0] = ms;
    const ratio = (own / other).toFixed(2);
    console.log(
      `${part}, mean of ${pages}: ${own.toFixed(1)} and ${other.toFixed(1)} ms of CPU, ${ratio} times`,
    );
  }
} finally {
  await Promise.all([ours.stop(), theirs.stop()]);
}
