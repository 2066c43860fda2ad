import type { ReactNode } from 'react';
import { servicesContext } from '../context.server.ts';
import { isRangeText, rangesNote } from '../figures/format/format.ts';
import { RangesNote } from '../figures/ranges-note.tsx';
import { PassportArea } from '../passport/passport-area.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { drawPart } from '../ui/drawn/draw-part.server.ts';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ChoiceLinks } from '../ui/navigation/choice-links.tsx';
import { textLink } from '../ui/text-link.ts';
import { AnswerCards } from './answer-card.tsx';
import { askUs, closestMatches, nothingFound, otherWords, searchable } from './nothing-found.ts';
import { ResultList } from './result-list.tsx';
import { SearchBox } from './search-box.tsx';
import {
  isSearchKind,
  longestQuery,
  searchPath,
  type SearchAnswer,
  type SearchHit,
  type SearchKind,
} from './search-entry.ts';
import { kindNames, searchExamples } from './result-words.ts';
import type { Route } from './+types/search-page.ts';

// The page is the same for everyone, but one cached page per query would push the others out of the cache.
export const handle = visitorPage({ query: ['q', 'kind'], indexed: false });

const limit = 40;

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  const asked = url.searchParams.get('kind');
  const kind = isSearchKind(asked) ? asked : undefined;
  const answer = await context.get(servicesContext).search(query, { limit, kind, submitted: true });
  const { answers, total, kinds } = answer;
  return {
    query,
    kind,
    total,
    kinds,
    answers: answers.length > 0 ? drawPart(context, <AnswerCards answers={answers} />) : null,
    found: drawPart(context, <Found query={query} kind={kind} answer={answer} />),
  };
}

function showsRange({ answers, items, nearest }: SearchAnswer): boolean {
  const inCards = answers.some((one) => one.kind === 'figure' && isRangeText(one.text));
  return inCards || [...items, ...nearest].some(({ value }) => value && isRangeText(value.text));
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, kind, total, kinds, answers, found } = loaderData;
  return (
    <PassportArea className="mx-auto max-w-3xl px-4 py-14 sm:px-6 sm:py-20">
      <PageHead title={query ? `Search: ${query}` : 'Search'} description={description} />
      <h1 className="text-title">Search</h1>
      <p className="mt-4 text-lead text-pretty text-soft">{description}</p>
      <div className="mt-8">
        <SearchBox key={query} defaultValue={query} />
      </div>
      {query && (
        <output className={total > 0 ? 'mt-4 block text-soft tabular-nums wrap-anywhere' : 'sr-only'}>
          {total === 1 ? '1 result' : `${total} results`} for “{query}”
        </output>
      )}
      <div className="mt-8 grid gap-8">
        {answers && <StaticBody markup={answers} />}
        {total > 0 && <Filters {...{ query, kind, kinds, total }} />}
        <StaticBody markup={found} className="grid gap-8" />
      </div>
    </PassportArea>
  );
}

const description =
  'Retailers, markets, rankings, measures, definitions, answers, articles and reports. Name a measure and a place to get the figure.';

type Asked = { query: string; kind: SearchKind | undefined };

/** Not drawn with the rest, so that a filter chosen by keyboard keeps the focus. */
function Filters({ query, kind, kinds, total }: Asked & Pick<SearchAnswer, 'kinds' | 'total'>) {
  if (kinds.length < 2 && !kind) return null;
  const choices = kinds.map((one) => ({
    name: kindNames[one.kind],
    to: searchPath(query, one.kind),
    current: one.kind === kind,
    count: one.total,
  }));
  const all = { name: 'All', to: searchPath(query), current: !kind, count: total };
  return <ChoiceLinks label="Filter the results" choices={[all, ...choices]} />;
}

function Found({ query, kind, answer }: Asked & { answer: SearchAnswer }): ReactNode {
  const { total, items, nearest } = answer;
  return (
    <>
      {items.length > 0 && <Results answer={answer} kind={kind} />}
      {query && total === 0 && <NothingFound query={query} nearest={nearest} />}
      {!query && <Start />}
      {showsRange(answer) && (
        <p className="text-sm text-soft">
          <RangesNote text={rangesNote} />
        </p>
      )}
    </>
  );
}

function Results({ answer: { items, kinds, total }, kind }: Omit<Asked, 'query'> & { answer: SearchAnswer }) {
  const inKind = kind ? (kinds.find((one) => one.kind === kind)?.total ?? 0) : total;
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="sr-only">
        {kind ? kindNames[kind] : 'Results'}
      </h2>
      <ResultList items={items} />
      {items.length < inKind && (
        <p className="mt-4 text-[0.9375rem] text-soft">
          Showing the top {items.length} of {inKind} results. Add a word to narrow them down.
        </p>
      )}
    </section>
  );
}

function NothingFound({ query, nearest }: { query: string; nearest: readonly SearchHit[] }) {
  return (
    <>
      <EmptyState
        title={nothingFound(query)}
        action={
          <>
            <Examples />
            <AppLink to={askUs.to} className={`${textLink} self-center`}>
              {askUs.label}
            </AppLink>
          </>
        }
      >
        {otherWords}
      </EmptyState>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest" className="mb-3 text-xl">
            {closestMatches}
          </h2>
          <ResultList items={nearest} />
        </section>
      )}
    </>
  );
}

function Start() {
  return (
    <EmptyState title="What are you looking for?" action={<Examples />}>
      {searchable} Questions work too:{' '}
      <AppLink to={searchPath('how do I cancel')} className={textLink}>
        how do I cancel
      </AppLink>
      .
    </EmptyState>
  );
}

function Examples() {
  return searchExamples.map((example) => (
    <AppLink key={example} to={searchPath(example)} className={buttonLook({ size: 'small' })}>
      {example}
    </AppLink>
  ));
}
