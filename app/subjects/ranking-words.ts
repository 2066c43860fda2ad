import { metricOf } from '../figures/metric.ts';
import { goodsInText, marketScope } from './market-words.ts';
import { categoryOf } from '../taxonomy/category.ts';
import { whereOf, type Region } from '../taxonomy/region.ts';
import type { Ranking } from './ranking.ts';

export type RankingWords = {
  measure: string;
  scope: string;
  where: string;
  isCategory: boolean;
  geoCode: string;
  edition: number;
  before: number | null;
  region: (geoCode: string) => Pick<Region, 'name' | 'prefixedName' | 'geoCodeAlpha2'>;
};

type Editions = Pick<RankingWords, 'edition' | 'before'>;

export function rankingWords(
  { metric, region: geoCode, category }: Pick<Ranking, 'metric' | 'region' | 'category'>,
  region: (geoCode: string) => Region,
  { edition, before }: Editions,
): RankingWords {
  const goods = categoryOf(category)!;
  const where = whereOf(region(geoCode));
  return {
    measure: metricOf(metric).label,
    scope: marketScope(goods, region(geoCode)),
    where: category === 'all' ? where : `of ${goodsInText(category)} ${where}`,
    isCategory: category !== 'all',
    geoCode,
    edition,
    before,
    region,
  };
}

/** Where a clause opens with the brand On, it would read as if a word were missing: 'On climbed furthest'. */
export const withClearNames = (text: string) =>
  text.replaceAll(
    /(^|\. |; )On\b(?!,| and )/g,
    (_, before: string) => `${before}${before === '; ' ? 'the' : 'The'} brand On`,
  );

export const sinceBefore = ({ before }: Editions) => `since ${before ?? 'the previous edition'}`;

/** 'first' … 'tenth', and '11th', '22nd' from there on. */
export const ordinalInWords = (rank: number): string => smallRanks[rank - 1] ?? ordinalInFigures(rank);

/** 'from eighth to fifth', 'from 12th to 10th': both in words or both in figures. */
export function betweenPlaces(before: number, after: number): string {
  const written = Math.max(before, after) > smallRanks.length ? ordinalInFigures : ordinalInWords;
  return `from ${written(before)} to ${written(after)}`;
}

const ordinalInFigures = (rank: number) => `${rank}${endings[ordinals.select(rank)]}`;

const smallRanks = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

/** In words, so that screen readers and copied text say the same. */
export function changeOfPlace(change: number | null): string {
  if (change === null) return 'new';
  if (change === 0) return '–';
  return change > 0 ? `↑ ${change}` : `↓ ${-change}`;
}
