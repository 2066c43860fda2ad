import { data } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { cacheControl } from '../edge/policies.ts';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LinkedData } from '../ui/linked-data.tsx';
import { LetterIndex } from '../ui/navigation/letter-index.tsx';
import { content } from './content.server.ts';
import { glossaryQuery } from './glossary/glossary-choice.ts';
import { GlossaryFilter } from './glossary/glossary-filter.tsx';
import { letterId } from './glossary/glossary-index.ts';
import { glossaryView } from './glossary/glossary-view.ts';
import { TermList } from './glossary/term-list.tsx';
import type { Route } from './+types/glossary-page.ts';

export const handle = publicPage({ query: glossaryQuery });

export function loader({ context, url }: Route.LoaderArgs) {
  const view = glossaryView(content, url.searchParams, context.get(servicesContext).settings.siteUrl);
  // Each thing typed is a page of its own: kept, they would push the others out of the cache.
  return data(view, { headers: view.q ? { 'Cache-Control': cacheControl.nobody } : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function GlossaryPage({ loaderData }: Route.ComponentProps) {
  const { q, group, groups, canonical, total, letters, linkedData } = loaderData;
  const index = letters.map(({ letter, terms }) => ({ letter, filled: terms.length > 0 }));
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
      <PageHead
        title={group ? `Glossary: ${group.name}` : 'Glossary'}
        description={description}
        canonical={canonical}
      />
      <h1 className="text-4xl sm:text-5xl">Glossary</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-soft">{description}</p>
      <GlossaryFilter q={q} group={group} groups={groups} />
      <div className="mt-6 print:hidden">
        <LetterIndex letters={index} to={(letter) => `#${letterId(letter)}`} />
      </div>
      <output className="mt-4 mb-6 block text-[0.9375rem] text-soft tabular-nums">
        {total === 1 ? '1 term' : `${total} terms`}
        {q && ` with “${q}”`}
        {group && ` in ${group.name}`}
      </output>
      {total > 0 ? (
        <TermList letters={letters} />
      ) : (
        <EmptyState title="No term matches">Fewer words, or all groups, may find it.</EmptyState>
      )}
      <LinkedData data={linkedData} />
    </div>
  );
}

const description = 'The terms of eCommerce data, defined, with formula and example.';
