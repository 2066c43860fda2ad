import { ChartColumn, Globe, SlidersHorizontal, TableProperties } from 'lucide-react';
import { useNavigation } from 'react-router';
import { DrawnExhibits } from '../passport/drawn-figures.tsx';
import type { SheetView } from '../data-pages/page/sheet-view.ts';
import { FiguresNote } from '../data-pages/sheet-body.tsx';
import { shareImagePath, sheetPath } from '../figures/sheet-address.ts';
import { PassportArea } from '../passport/passport-area.tsx';
import { PageHead } from '../shell/page-head.tsx';
import {
  explorationPath,
  explorePath,
  isMappable,
  normalised,
  type Exploration,
} from '../subjects/exploration.ts';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import type { ExploreOptions } from './explorable.server.ts';
import { ExploreForm } from './explore-form.tsx';
import { FailedChange, useKeptExploration } from './failed-exploration.tsx';
import { MapYears } from './map-years.tsx';
import { PresetChips } from './preset-links.tsx';
import type { Preset } from './presets.ts';

type Props = {
  state: Exploration;
  problems: readonly string[];
  view: SheetView;
  isEmpty: boolean;
  map: { years: readonly number[]; year: number } | null;
  options: ExploreOptions;
  presets: readonly Preset[];
};

export function Explorer({ state, problems, view, isEmpty, map, options, presets }: Props) {
  const { state: progress, location } = useNavigation();
  useKeptExploration();
  const isBusy = progress === 'loading' && location.pathname === explorePath;
  return (
    <PassportArea className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <PageHead
        title={isEmpty ? title : view.title}
        description={view.description}
        image={isEmpty ? undefined : shareImagePath(view.key)}
        canonical={sheetPath(view.key)}
      />
      <Breadcrumb trail={[...view.trail]} current={title} />
      <h1 className="mt-5 text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 max-w-[46rem] text-soft">
        Chart any measure for up to twelve markets or retailers, then share the link: it keeps your selection.
      </p>
      <PresetChips presets={presets} />
      {problems.length > 0 && (
        <div className="mt-5">
          <Alert severity="warning" title="Not everything could be shown">
            {problems.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Alert>
        </div>
      )}
      {/* On a phone the chart comes first; beside it, the form is on the left. */}
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div
          aria-busy={isBusy}
          className="min-w-0 transition-opacity delay-150 aria-busy:opacity-50 lg:col-start-2 lg:row-start-1"
        >
          <Views state={state} />
          <FailedChange />
          {map && <MapYears state={state} {...map} />}
          {isEmpty ? (
            <Nothing state={state} />
          ) : (
            <DrawnExhibits
              markup={view.exhibits}
              className={`${exhibitLook} ${state.view === 'table' ? '' : withoutViews}`}
            />
          )}
          <FiguresNote view={view} className="mt-4" />
        </div>
        <div id="choose" className="scroll-mt-4 rounded-lg bg-mist p-4 lg:self-start">
          <ExploreForm state={state} options={options} />
        </div>
      </div>
      <StaticBody markup={view.unlock} />
      <DrawnExhibits markup={view.foot} className="" />
    </PassportArea>
  );
}

const title = 'Data explorer';

/** The chart has the whole width below its headline, and the page's own links between chart, map and table. */
const exhibitLook = '[&>div]:mt-5 [&_h2]:text-2xl lg:[&_section>div]:grid-cols-1';
const withoutViews = '[&_.chart-tools>details:nth-child(-n+2)]:hidden';

function Views({ state }: { state: Exploration }) {
  const shown = views.filter(({ view }) => view !== 'map' || isMappable(state.measure));
  return (
    <nav
      aria-label="View"
      className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line print:hidden"
    >
      <ul className="-mb-px flex gap-x-4 sm:gap-x-6">
        {shown.map(({ view, name, Icon }) => (
          <li key={view}>
            <AppLink
              to={explorationPath(normalised({ ...state, view }))}
              preventScrollReset
              rel="nofollow"
              aria-current={view === state.view ? 'true' : undefined}
              className={viewLook}
            >
              <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
      <a href="#choose" className={`${viewLook} lg:hidden`}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Change selection
      </a>
    </nav>
  );
}

const views = [
  { view: 'chart', name: 'Chart', Icon: ChartColumn },
  { view: 'map', name: 'Map', Icon: Globe },
  { view: 'table', name: 'Table', Icon: TableProperties },
] as const;

const viewLook =
  'inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-soft no-underline hover:text-sea ' +
  'aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink';

function Nothing({ state }: { state: Exploration }) {
  const { from, to } = state;
  return (
    <div className="mt-6">
      <EmptyState
        title="No figures for this choice"
        action={
          (from ?? to) !== null ? (
            <AppLink
              to={explorationPath({ ...state, from: null, to: null })}
              className={buttonLook({ size: 'small' })}
            >
              Show all years
            </AppLink>
          ) : (
            <AppLink to={explorePath} className={buttonLook({ size: 'small' })}>
              Start again
            </AppLink>
          )
        }
      >
        Not every measure is available for every selection and year. Try another selection or a longer period.
      </EmptyState>
    </div>
  );
}
