import { sampleEntries } from '../test/samples/search-entries.ts';
import { createSearchIndex } from '../app/search/index/search-index.ts';
import { createLexicon } from '../app/search/query/lexicon.ts';
import { median } from './median.ts';

const rounds = 30;

/** The most that 19 of 20 queries may take. */
export const searchBudgetMs = 30;

/** What people type: half a word, whole ones, codes, typing errors, many words, and what is nowhere. */
const queries = [
  'z',
  'ba',
  'zal',
  'zalandim',
  'zlaandim',
  'toys',
  'fashion',
  'toys bakerland',
  'furnitrue lubaland',
  'market size fashion bakerland growth forecast',
  'what is the largest shop for toys',
  'xqzvwk',
  'qqqq vvvvz wxyzz zzxxy aaqqa',
];

/** Milliseconds of processor time for a query with our index, and with a scan that looks for its words in every entry. */
export async function measureSearch() {
  const entries = sampleEntries();
  const lexicon = createLexicon({ regions: [], markets: new Set(), retailers: [], german: null });
  const search = await createSearchIndex(entries, lexicon);
  const texts = entries.map(({ title, names = [], words = [] }) =>
    [title, ...names, ...words].join(' ').toLowerCase(),
  );
  const scan = (query: string) =>
    texts.filter((text) => query.split(' ').every((word) => text.includes(word)));

  for (const query of queries) search(query, { limit: 20 });
  const times = { index: [] as number[], scan: [] as number[] };
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) {
      times.index.push(timeOf(() => search(query, { limit: 20 })));
      times.scan.push(timeOf(() => scan(query)));
    }
  }
  return {
    entries: entries.length,
    queries: queries.length,
    p95: times.index.toSorted((one, other) => one - other)[Math.floor(times.index.length * 0.95)]!,
    index: median(times.index),
    scan: median(times.scan),
  };
}

/** Of this thread alone, so that other work on the machine does not count. */
function timeOf(ask: () => unknown) {
  const start = process.threadCpuUsage();
  ask();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

if (import.meta.main) console.table(await measureSearch());
