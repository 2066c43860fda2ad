import { dayInShort } from '../base/dates.ts';
import type { Dataset } from '../figures/dataset.ts';

/** What the footer says of the data. Days come in words: a browser takes long to learn how to write dates. */
export type DatasetLine = { label: string; asOf: Day; nextUpdate: Day };

type Day = { date: string; words: string };

export function datasetLine({ label, asOf, nextUpdate }: Dataset): DatasetLine {
  return { label, asOf: dayOf(asOf), nextUpdate: dayOf(nextUpdate) };
}

const dayOf = (date: string): Day => ({ date, words: dayInShort(date) });
