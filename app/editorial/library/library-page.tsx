import { servicesContext } from '../../context.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { DrawnPage } from '../../shell/drawn-pages.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { ChoiceLinks } from '../../ui/navigation/choice-links.tsx';
import { textLink } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import { libraryPath, libraryQuery } from './library-address.ts';
import { EntryGroup, LeadEntry } from './library-shelves.tsx';
import { libraryView, type LibraryView } from './library-view.ts';
import type { Route } from './+types/library-page.ts';

export const handle = publicPage({ query: libraryQuery });

export function loader({ context, url }: Route.LoaderArgs) {
  const { settings, paperFiles } = context.get(servicesContext);
  const options = { siteUrl: settings.siteUrl, factsOf: paperFiles.facts };
  const view = libraryView(content, url.searchParams, options);
  const { title, canonical } = view;
  return drawPage(context, { title, description, canonical }, <LibraryBody view={view} />);
}

export default DrawnPage;

function LibraryBody({ view }: { view: LibraryView }) {
  const { isFiltered, count, filters, lead, groups, linkedData } = view;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
      <h1 className="text-title">Whitepapers and reports</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-pretty text-soft">{description}</p>
      <LibraryFilters filters={filters} />
      <p className="mt-8 mb-4 flex min-h-8 flex-wrap items-center gap-x-5 text-[0.9375rem] text-soft tabular-nums">
        <output>{count}</output>
        {isFiltered && (
          <AppLink to={libraryPath} preventScrollReset className={`${textLink} py-1`}>
            Clear
          </AppLink>
        )}
      </p>
      {lead ? (
        <>
          <LeadEntry entry={lead} />
          {groups.map((group) => (
            <EntryGroup key={group.title} group={group} />
          ))}
        </>
      ) : (
        <EmptyState
          title="No matches"
          action={
            <AppLink to={libraryPath} className={buttonLook()}>
              Show everything
            </AppLink>
          }
        >
          Try fewer filters.
        </EmptyState>
      )}
      <LinkedData data={linkedData} />
    </div>
  );
}

const description =
  'Research on online retail by country and category. Whitepapers are free to download, no form needed; reports add ' +
  'exact figures.';

/** On a phone each filter is one line to swipe, so that the papers come soon. */
const filterLook =
  'grid gap-x-4 gap-y-1 sm:grid-cols-[4.5rem_1fr] sm:items-baseline *:min-w-0 max-sm:[&_ul]:-mx-4 ' +
  'max-sm:[&_ul]:flex-nowrap max-sm:[&_ul]:overflow-x-auto max-sm:[&_ul]:p-1 max-sm:[&_ul]:px-4 ' +
  'max-sm:[&_ul]:whitespace-nowrap max-sm:[&_ul]:[scrollbar-width:none]';

function LibraryFilters({ filters }: Pick<LibraryView, 'filters'>) {
  return (
    <div className="grid gap-3 sm:gap-4 print:hidden">
      {filters.map(({ label, choices }) => (
        <div key={label} className={filterLook}>
          <p aria-hidden="true" className="text-sm font-medium text-soft">
            {label}
          </p>
          <ChoiceLinks label={label} choices={choices} />
        </div>
      ))}
    </div>
  );
}
