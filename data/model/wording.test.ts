import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { officialFigures } from './markets/official-figures.ts';
import { modelMarkets } from './markets/markets.ts';
import { SourceRegister } from './sources.ts';
import { demonstrationDataset } from './demonstration.ts';

/** Words that tell how far a figure of ours is from a published one. */
const equalities = [
  /\b(fitted|calibrated|anchored|scaled) to\b/i,
  /\bset by (it|its|this|the published)\b/i,
  /\bmoved to (it|its|this|the)\b/i,
  /\bwhich is what ours (counts|is)\b/i,
  /\b(differs?|deviates?) by (less|no more) than\b/i,
  /\bours (equals|is equal to|is the same as)\b/i,
  /\bmeets? it by construction\b/i,
  /\bat the level of\b/i,
];

/** A part of a published total that ours would be. */
const parts = /\b(about|some|roughly|nearly)? ?(\d+ ?%|half|a third|a quarter) of it\b/i;

const told = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

describe('no text says how far a masked figure is from a published one', () => {
  test('beside published figures', () => {
    const notes = [...officialFigures(modelMarkets(), new SourceRegister())].map(
      ({ difference }) => difference ?? '',
    );
    expect(notes.length).toBeGreaterThan(60);
    expect(notes.flatMap((note) => told(note, [...equalities, parts]))).toEqual([]);
  });

  test('in articles, papers and on pages', () => {
    const files = [...globSync('content/**/*.{md,yml}'), ...globSync('app/marketing/**/*.tsx')];
    expect(files.length).toBeGreaterThan(100);
    const ours = /\b(our|ours|we)\b/i;
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/(?<=[.!?])\s/)
        .filter((sentence) => ours.test(sentence) && /\d/.test(sentence))
        .flatMap((sentence) => told(sentence, equalities).map((words) => `${file}: ${words}`)),
    );
    expect(found).toEqual([]);
  });

  test('the search finds the sentences that once stood there', () => {
    for (const sentence of [
      'A third party’s comparison; our level was fitted to it.',
      'The same scope; our retail total is set by it.',
      'Users who shopped online, as surveyed; ours is moved to this count.',
      'Physical goods are about 59 % of it, which is what ours counts.',
    ])
      expect(told(sentence, [...equalities, parts])).not.toEqual([]);
  });
});

describe('a figure that equals a published one by construction', () => {
  const rows = demonstrationDataset()['market-figures'];

  test('is reported, with its source', () => {
    const equal = rows.filter(
      ({ metric, method }) =>
        method === 'reported' && ['market-size', 'online-share', 'online-buyers'].includes(metric),
    );
    expect(equal.map(({ region, metric, period, value }) => [region, metric, period, value])).toEqual(
      expect.arrayContaining([
        ['dnk', 'online-share', '2025', 14.5],
        ['ita', 'online-share', '2025', 11.2],
        ['chn', 'online-buyers', '2024', 974_000_000],
      ]),
    );
    expect(equal.filter(({ source, confidence }) => source === null || confidence !== 'A')).toEqual([]);
    expect(equal.filter(({ metric }) => metric === 'market-size').map(({ region }) => region)).toEqual([
      'chn',
      'ita',
    ]);
  });
});
