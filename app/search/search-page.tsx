import { Lock } from 'lucide-react';
import { brand } from '../base/brand.ts';
import { servicesContext } from '../context.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { quietLink, textLink } from '../ui/text-link.ts';
import { SearchBox } from './search-box.tsx';
import { longestQuery, searchPath, kindNames, type SearchAnswer, type SearchHit } from './search-entry.ts';
import type { Route } from './+types/search-page.ts';

// The page is the same for everyone, but one cached page per query would push the others out of the cache.
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

function SearchResults({ groups }: Pick<SearchAnswer, 'groups'>) {
  return (
    <div className="grid gap-12">
      {groups.map(({ kind, total, items }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`} className="flex items-baseline gap-2.5 text-2xl">
            {kindNames[kind]}
            <span className="text-base font-normal tracking-normal text-soft tabular-nums">{total}</span>
          </h2>
          <ul className="mt-3 border-t border-line">
            {items.map((hit) => (
              <Hit key={`${hit.path} ${hit.title} ${hit.about}`} {...hit} />
            ))}
          </ul>
          {items.length < total && (
            <p className="mt-3 text-[0.9375rem] text-soft">
              The first {items.length} of {total}. One more word makes it fewer.
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function Hit({ title, about, lang, path, locked }: SearchHit) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <div lang={lang} className="min-w-0 wrap-anywhere">
        {path === null ? (
          <span className="font-medium">{title}</span>
        ) : (
          <AppLink to={path} className={`font-medium ${quietLink}`}>
            {title}
          </AppLink>
        )}
        {about && <p className="text-[0.9375rem] leading-snug text-soft">{about}</p>}
      </div>
      {locked && (
        <a
          href={brand.tool.registerUrl}
          aria-label={`Register to see ${title}`}
          className={`flex shrink-0 items-center gap-1.5 py-1 text-[0.9375rem] ${textLink}`}
        >
          <Lock aria-hidden="true" className="size-4" />
          Register
        </a>
      )}
    </li>
  );
}
