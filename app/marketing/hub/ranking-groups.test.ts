import { expect, test } from 'vitest';
import type { Ranking } from '../../subjects/ranking.ts';
import { flagOf } from '../../taxonomy/region.ts';
import { rankingGroups } from './ranking-groups.ts';

const ranking = (title: string, region: string, category: Ranking['category']): Ranking => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  region,
  category,
  metric: 'net-sales',
});
const country = (shortName: string, geoCodeAlpha2: string) => ({
  shortName,
  geoCodeAlpha2,
  geoType: 'Country' as const,
});
const places: Record<string, Parameters<typeof flagOf>[0] & { shortName: string }> = {
  usa: country('US', 'us'),
  deu: country('Germany', 'de'),
  fra: country('France', 'fr'),
  wor: { shortName: 'worldwide', geoCodeAlpha2: 'ww', geoType: 'Worldwide' },
};

test('groups rankings into worldwide, all stores by place, and by category', () => {
  const groups = rankingGroups(
    [
      ranking('Top Online Stores in the US', 'usa', 'all'),
      ranking('Top Online Stores in Germany', 'deu', 'all'),
      ranking('Top Toy Stores Worldwide', 'wor', 'toys'),
      ranking('Top Stores Worldwide', 'wor', 'all'),
      ranking('Top Fashion Stores in the US', 'usa', 'fashion'),
      ranking('Best dressed of France', 'fra', 'fashion'),
    ],
    (region) => places[region]!,
  );
  expect(groups.map(({ title, links }) => [title, links.map(({ shown }) => shown)])).toEqual([
    ['Worldwide', ['Top Stores Worldwide', 'Top Toy Stores Worldwide']],
    ['All online stores', ['Germany', 'US']],
    ['Fashion', ['France', 'US']],
  ]);
});

test('shows the whole title where it does not name its place', () => {
  const [group] = rankingGroups([ranking('Where we shop', 'deu', 'diy')], () => places['deu']!);
  expect(group).toEqual({
    title: 'DIY',
    links: [
      {
        slug: 'where-we-shop',
        flag: 'de',
        title: 'Where we shop',
        shown: 'Where we shop',
        to: '/resources/sample-data/ranking/where-we-shop',
      },
    ],
  });
});
