import { servicesContext } from '../context.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SearchBox } from './search-box.tsx';
import { longestQuery, searchPath } from './search-entry.ts';
import { SearchResults } from './search-results.tsx';
import type { Route } from './+types/search-page.ts';

// It is the same for everyone, but each query is a page of its own: kept, they would push the others out of the cache.
export const handle = visitorPage({ query: ['q'], indexed: false });

const limit = 60;

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  return { query, ...(await context.get(servicesContext).search(query, limit)) };
}

export default function SearchPage({ loaderData: { query, total, groups } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-14 sm:px-6 sm:py-20">
      <PageHead title={query ? `Search: ${query}` : 'Search'} description={description} />
      <h1 className="text-4xl sm:text-5xl">Search</h1>
      <p className="mt-4 text-lg text-soft">{description}</p>
      <div className="mt-8">
        <SearchBox key={query} defaultValue={query} />
      </div>
      {query && (
        <output className={total > 0 ? 'mt-4 block text-soft tabular-nums wrap-anywhere' : 'sr-only'}>
          {total === 1 ? '1 result' : `${total} results`} for “{query}”
        </output>
      )}
      <div className="mt-10">
        {total > 0 ? <SearchResults groups={groups} /> : <Examples query={query} />}
      </div>
    </div>
  );
}

const description =
  'Retailers, markets, rankings, articles, terms, whitepapers, reports and all other pages of this site.';

function Examples({ query }: { query: string }) {
  return (
    <EmptyState
      title={query ? `Nothing found for “${query}”` : 'What are you looking for?'}
      action={['zalando', 'toys germany', 'fashion worldwide'].map((example) => (
        <AppLink key={example} to={searchPath(example)} className={buttonLook({ size: 'small' })}>
          {example}
        </AppLink>
      ))}
    >
      {query
        ? 'Fewer words, or another spelling, may find it. Or try one of these:'
        : 'A shop or its domain, a country, a category, or some of them together:'}
    </EmptyState>
  );
}
