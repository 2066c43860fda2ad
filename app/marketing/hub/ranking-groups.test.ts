import { expect, test } from 'vitest';
import type { Ranking } from '../../subjects/ranking.ts';
import { rankingGroups } from './ranking-groups.ts';

const ranking = (title: string, region: string, category: Ranking['category']): Ranking => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  region,
  category,
  metric: 'net-sales',
});
const names: Record<string, string> = { usa: 'US', deu: 'Germany', fra: 'France' };

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
    (region) => names[region]!,
  );
  expect(groups.map(({ title, links }) => [title, links.map(({ shown }) => shown)])).toEqual([
    ['Worldwide', ['Top Stores Worldwide', 'Top Toy Stores Worldwide']],
    ['All online stores', ['Germany', 'US']],
    ['Fashion', ['France', 'US']],
  ]);
});

test('shows the whole title where it does not name its place', () => {
  const [group] = rankingGroups([ranking('Where we shop', 'deu', 'diy')], () => 'Germany');
  expect(group).toEqual({
    title: 'DIY',
    links: [
      {
        title: 'Where we shop',
        shown: 'Where we shop',
        to: '/resources/sample-data/ranking/where-we-shop',
      },
    ],
  });
});
