import { shownFigure } from './sample-figures.ts';
import type { CategorySlug } from '../../app/taxonomy/category.ts';
import type { RankingPlace } from '../../app/subjects/ranking.ts';
import type { RankingWords } from '../../app/subjects/ranking-words.ts';

type Entry = {
  name: string;
  /** The range of net sales; locked if missing. */
  seen?: readonly [number, number];
  change?: number | null;
  hasDetails?: boolean;
  country?: 'deu' | 'usa';
  category?: CategorySlug;
};

/** Ranks the shops in the given order. */
export function samplePlaces(...entries: readonly Entry[]): RankingPlace[] {
  return entries.map(
    ({ name, seen, change = 0, hasDetails = false, country = 'deu', category = 'toys' }, at) => {
      const slug = `${name.toLowerCase().replaceAll(' ', '-')}.de-de`;
      return {
        place: at + 1,
        change,
        retailer: { slug, displayName: name, hasDetails, country, category },
        figure: shownFigure('net-sales', 2025, seen ?? { visibility: 'no-access' }, {
          dimension: `retailer:${slug}`,
        }),
      };
    },
  );
}

const names = {
  deu: { name: 'Germany', prefixedName: 'Germany', geoCodeAlpha2: 'de' },
  usa: { name: 'United States', prefixedName: 'the United States', geoCodeAlpha2: 'us' },
};

export const sampleWords: RankingWords = {
  measure: 'Net sales',
  scope: 'Toys, Germany',
  where: 'of toys in Germany',
  geoCode: 'deu',
  isCategory: true,
  edition: 2025,
  before: 2024,
  region: (geoCode) => names[geoCode as keyof typeof names],
};
