import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { itemListOf } from '../../data-pages/linked-data.ts';
import { rangesNote } from '../../figures/format/format.ts';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { callApi } from './api/api-call.server.ts';
import { featureBriefs } from './frame/feature.ts';
import { kpiExcerpt } from './kpis/kpi-excerpt.server.ts';
import { leadList } from './leads/lead-list.server.ts';
import { marketExcerpt } from './markets/market-excerpts.server.ts';
import { profileExcerpt } from './profiles/profile-excerpt.server.ts';
import { leaderboard } from './rankings/leaderboard.server.ts';

/** All features, each with a small piece of what it is. */
export async function loadFeatures(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext);
  const data = dataContext(context);
  const features = featureBriefs();
  const [profile, kpis, market, leaders, call, leads] = await Promise.all([
    profileExcerpt(context),
    kpiExcerpt(context),
    marketExcerpt(context),
    leaderboard(data, 3),
    callApi(services, '/api/markets?region=de&pagesize=1'),
    leadList(data, 3),
  ]);
  return {
    features,
    profile: profile && {
      title: profile.title,
      path: profile.path,
      keyFigures: profile.keyFigures.slice(0, 4),
    },
    funnel: kpis?.drawn.funnel,
    size: market?.drawn.size,
    leaders,
    call,
    leads,
    rangesNote,
    linkedData: [
      itemListOf(
        'Features',
        Object.values(features).map(({ name, path }) => ({ name, url: data.siteUrl + path })),
      ),
    ],
  };
}
