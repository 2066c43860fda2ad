import { href } from 'react-router';
import { dataContext } from '../shell/data-context.server.ts';
import { PageIntro } from '../shell/page-head.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { FilteredList } from '../taxonomy/lists/filtered-list.tsx';
import { listQuery } from '../taxonomy/lists/list-choice.ts';
import { AppLink } from '../ui/app-link.tsx';
import type { Column } from '../ui/table.tsx';
import { textLink } from '../ui/text-link.ts';
import { loadMarketList, type MarketListView } from './market-list.server.ts';
import type { Route } from './+types/market-list-page.ts';

export const handle = developmentPage({ query: listQuery });

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadMarketList(dataContext(context), url.searchParams);
}

export default function MarketListPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        title="Markets"
        description="Every online market we publish, by region: size, growth and forecast for every country and category. Free to read."
      />
      <div className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
        <FilteredList
          page={loaderData}
          action={href('/markets')}
          name="markets"
          columns={columns}
          rowKey={({ key }) => key}
        />
      </div>
    </>
  );
}

const columns: Column<MarketListView['rows'][number]>[] = [
  {
    key: 'market',
    head: 'Market',
    cell: ({ href: to, title, hasDetails }) => (
      <>
        <AppLink to={to} className={textLink}>
          {title}
        </AppLink>
        {hasDetails && (
          <span className="block text-sm font-normal text-soft">with transactions and top retailers</span>
        )}
      </>
    ),
  },
  {
    key: 'kind',
    head: 'Region and category',
    cell: ({ place, category }) => (
      <>
        {place}
        <span className="block text-sm text-soft">{category}</span>
      </>
    ),
  },
];
