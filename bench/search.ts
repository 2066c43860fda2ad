import { sampleEntries } from '../test/samples/search-entries.ts';
import { createSearchIndex } from '../app/search/search-index.ts';
import { median } from './median.ts';

const rounds = 15;

/** What people type: half a word, whole ones, codes, typing errors, and what is nowhere. */
const queries = [
  'z',
  'zal',
  'zalandim',
  'zlaandim',
  'toys bakerland',
  'fashion',
  'furnitrue lubaland',
  'xqzvwk',
];

/** Milliseconds for all queries with our index, and with a scan that looks for their words in every entry. */
export function compareWithPlainScan() {
  const entries = sampleEntries();
  const search = createSearchIndex(entries);
  const texts = entries.map(({ title, words }) => [title, ...words].join(' ').toLowerCase());
  const scan = (query: string) =>
    texts.filter((text) => query.split(' ').every((word) => text.includes(word)));

  const times = { index: [] as number[], scan: [] as number[] };
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < rounds; round += 1) {
    times.index.push(timeOf((query) => search(query, 20)));
    times.scan.push(timeOf(scan));
  }
  return {
    entries: entries.length,
    queries: queries.length,
    index: median(times.index) / queries.length,
    scan: median(times.scan) / queries.length,
  };
}

function timeOf(ask: (query: string) => unknown) {
  const start = performance.now();
  for (const query of queries) ask(query);
  return performance.now() - start;
}
