import { data, href } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { cacheControl } from '../../edge/policies.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { DrawnPage } from '../../shell/drawn-pages.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DrawnSearch } from '../../ui/form/drawn-search.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { LetterIndex } from '../../ui/navigation/letter-index.tsx';
import { stretchedTitle, textLink } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import { glossaryQuery, letterId } from './glossary-index.ts';
import { glossaryView, type GlossaryView } from './glossary-view.ts';
import type { Route } from './+types/glossary-page.ts';

export const handle = publicPage({ query: glossaryQuery });

export function loader({ context, url }: Route.LoaderArgs) {
  const view = glossaryView(content, url.searchParams, context.get(servicesContext).settings.siteUrl);
  const page = drawPage(context, headOf(view), <GlossaryBody view={view} />);
  // Search results are not cached: every query is another page, and they would crowd out the rest.
  return data(page, { headers: view.q ? { 'Cache-Control': cacheControl.nobody } : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function GlossaryPage({ loaderData }: Route.ComponentProps) {
  return (
    <DrawnSearch>
      <DrawnPage loaderData={loaderData} />
    </DrawnSearch>
  );
}

const headOf = ({ group, canonical }: GlossaryView) => ({
  title: group ? `Glossary: ${group.name}` : 'Glossary',
  searchTitles: group ? [] : ['Glossary: the vocabulary of online retail'],
  description,
  canonical,
});

function GlossaryBody({ view }: { view: GlossaryView }) {
  const { q, group, groups, total, letters, linkedData } = view;
  const index = letters.map(({ letter, terms }) => ({ letter, filled: terms.length > 0 }));
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
      <h1 className="text-title">Glossary</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-soft">{description}</p>
      <GlossaryFilter q={q} group={group} groups={groups} />
      <div className="z-10 mt-6 border-b border-line bg-paper py-2 sm:sticky sm:top-16 print:hidden">
        <LetterIndex letters={index} to={(letter) => `#${letterId(letter)}`} />
      </div>
      <output className="mt-4 mb-6 block text-[0.9375rem] text-soft tabular-nums">
        {total === 1 ? '1 term' : `${total} terms`}
        {q && ` with “${q}”`}
        {group && ` in ${group.name}`}
      </output>
      {total > 0 ? (
        <div>
          <TermList letters={letters} />
        </div>
      ) : (
        <EmptyState title="No matching terms">Try fewer words, or search all groups.</EmptyState>
      )}
      <LinkedData data={linkedData} />
    </div>
  );
}

const description =
  'The vocabulary of online retail, from AOV to VAT: each term with a short definition and a worked example, and a formula where there is one.';

function GlossaryFilter({ q, group, groups }: Pick<GlossaryView, 'q' | 'group' | 'groups'>) {
  return (
    <search aria-label="Glossary">
      <form
        method="get"
        action={href('/glossary')}
        className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto] print:hidden"
      >
        <TextField
          id="glossary-q"
          name="q"
          type="search"
          label="Find a term"
          required={false}
          defaultValue={q}
        />
        <Select
          id="glossary-group"
          name="group"
          label="Group"
          required={false}
          defaultValue={group?.value ?? ''}
          options={[...groups]}
        />
        <div className="flex items-center gap-4">
          <Button type="submit">Filter</Button>
          {(q || group) && (
            <AppLink to={href('/glossary')} className={textLink}>
              Clear
            </AppLink>
          )}
        </div>
      </form>
    </search>
  );
}

function TermList({ letters }: Pick<GlossaryView, 'letters'>) {
  return letters
    .filter(({ terms }) => terms.length > 0)
    .map(({ letter, terms }) => (
      <section
        key={letter}
        aria-labelledby={letterId(letter)}
        // The approximate height on a phone.
        style={{ containIntrinsicHeight: `auto ${4 + 6 * terms.length}rem` }}
        className="grid gap-x-8 border-t border-line py-6 first:border-t-0 md:grid-cols-[3rem_minmax(0,1fr)]"
      >
        <h2
          id={letterId(letter)}
          className="scroll-mt-16 text-2xl text-sea md:sticky md:top-34 md:self-start"
        >
          {letter.toUpperCase()}
        </h2>
        <dl className="divide-y divide-line">
          {terms.map(({ title, definition, path }) => (
            <div
              key={path}
              className="group relative grid gap-x-6 py-3 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-baseline"
            >
              <dt className="leading-snug font-medium">
                <AppLink to={path} className={stretchedTitle}>
                  {title}
                </AppLink>
              </dt>
              <dd className="text-[0.9375rem] leading-6 text-pretty text-soft">{definition}</dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}
