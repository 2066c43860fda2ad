import { sheetPath } from '../../figures/sheet-address.ts';
import { rankingKey, type Ranking } from '../../subjects/ranking.ts';
import { categories, categoryOf } from '../../taxonomy/category.ts';
import { flagOf, type Region } from '../../taxonomy/region.ts';
import type { SizedShop } from './shop-sizes.ts';

export type RankingGroup = { title: string; links: readonly RankingLink[] };
/** `shown` is the part of the title to show: the 'US' of 'Top DIY Stores in the US'. */
export type RankingLink = {
  slug: string;
  title: string;
  shown: string;
  to: string;
  flag: string | undefined;
  /** Its first shops, where a card shows them. */
  leaders?: readonly SizedShop[];
};

type Place = (region: string) => Pick<Region, 'shortName' | 'geoType' | 'geoCodeAlpha2'>;

/** Worldwide rankings first, then those of all goods by place, then by category. */
export function rankingGroups(rankings: readonly Ranking[], place: Place): RankingGroup[] {
  const isWorldwide = ({ region }: Ranking) => region === 'wor';
  const inPlaces = rankings.filter((ranking) => !isWorldwide(ranking));
  const byCategory = Map.groupBy(inPlaces, ({ category }) => category);
  return [
    {
      title: 'Worldwide',
      links: rankings
        .filter(isWorldwide)
        .toSorted((one, other) => treeOrder(one) - treeOrder(other))
        .map((one) => linkTo(one, one.title, place)),
    },
    ...categories.map(({ slug }) => ({
      title: slug === 'all' ? 'All online stores' : categoryOf(slug)!.name,
      links: inOrder(
        (byCategory.get(slug) ?? []).map((one) => linkTo(one, place(one.region).shortName, place)),
      ),
    })),
  ].filter(({ links }) => links.length > 0);
}

function linkTo({ title, slug, region }: Ranking, shown: string, place: Place): RankingLink {
  return {
    slug,
    title,
    shown: title.includes(shown) ? shown : title,
    to: sheetPath(rankingKey(slug)),
    flag: flagOf(place(region)),
  };
}

const treeOrder = ({ category }: Ranking) => categories.findIndex(({ slug }) => slug === category);

const inOrder = (links: readonly RankingLink[]) =>
  links.toSorted((one, other) => one.shown.localeCompare(other.shown, 'en'));
