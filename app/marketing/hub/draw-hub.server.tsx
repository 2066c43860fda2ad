import { staticMarkup } from '../../ui/drawn/static-markup.server.tsx';
import type { ListChoice } from '../../taxonomy/lists/list-choice.ts';
import type { Option } from '../../ui/form/control.ts';
import type { MarketOverview } from './market-overview.server.ts';
import { MarketTable } from './market-table.tsx';
import { OpenProfiles, type OpenProfile } from './open-profiles.tsx';
import type { RankingGroup } from './ranking-groups.ts';
import { RankingList } from './ranking-list.tsx';

type Contents = {
  map: string | null;
  overview: MarketOverview;
  choice: ListChoice;
  regions: readonly Option[];
  rankings: readonly RankingGroup[];
  profiles: readonly OpenProfile[];
};

/** The hub has a thousand links and cells that never change, so they travel as markup (docs/decisions/016). */
export function drawHub({ map, overview, choice, regions, rankings, profiles }: Contents) {
  return {
    markets:
      (map ?? '') + staticMarkup(<MarketTable overview={overview} choice={choice} regions={regions} />),
    rankings: staticMarkup(<RankingList groups={rankings} />),
    profiles: staticMarkup(<OpenProfiles profiles={profiles} />),
  };
}
