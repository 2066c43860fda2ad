import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router';
import { DrawnExhibits } from '../passport/drawn-figures.tsx';
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
import type { Markup } from '../ui/drawn/markup.ts';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { Mark } from '../ui/mark.tsx';
import { ExploreForm, type FormProps } from './explore-form.tsx';
import { FailedChange, useKeptExploration } from './failed-exploration.tsx';
import { MapYears } from './map-years.tsx';

type Props = FormProps & {
  head: ComponentProps<typeof PageHead>;
  map: { years: readonly number[]; year: number } | null;
  intro: Markup;
  exhibits: Markup;
  note: Markup;
  unlock: Markup;
  foot: Markup;
};

/** What readers work with stays a component, so that a change by keyboard keeps the focus; the server draws the rest. */
export function Explorer({ head, map, intro, exhibits, note, unlock, foot, ...form }: Props) {
  const { state } = form;
  const { state: progress, location } = useNavigation();
  useKeptExploration();
  const isBusy = progress === 'loading' && location.pathname === explorePath;
  return (
    <PassportArea className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <PageHead {...head} />
      <StaticBody markup={intro} />
      {/* On a phone the chart comes first; beside it, the form is on the left. */}
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div
          aria-busy={isBusy}
          className="min-w-0 transition-opacity delay-150 aria-busy:opacity-50 lg:col-start-2 lg:row-start-1"
        >
          <Views state={state} />
          <FailedChange />
          {map && <MapYears state={state} {...map} />}
          <DrawnExhibits
            markup={exhibits}
            className={`${exhibitLook} ${state.view === 'table' ? '' : withoutViews}`}
          />
          <StaticBody markup={note} />
        </div>
        <div id="choose" className="scroll-mt-4 rounded-lg bg-mist p-4 lg:self-start">
          <ExploreForm {...form} />
        </div>
      </div>
      <StaticBody markup={unlock} />
      <DrawnExhibits markup={foot} className="" />
    </PassportArea>
  );
}

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
        {shown.map(({ view, name, icon }) => (
          <li key={view}>
            <AppLink
              to={explorationPath(normalised({ ...state, view }))}
              preventScrollReset
              rel="nofollow"
              aria-current={view === state.view ? 'true' : undefined}
              className={viewLook}
            >
              <Mark path={icon} className="size-4 max-sm:hidden" />
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
      <a href="#choose" className={`${buttonLook({ size: 'small' })} lg:hidden`}>
        <Mark path={sliders} className="size-4 max-sm:hidden" />
        Edit selection
      </a>
    </nav>
  );
}

const views = [
  { view: 'chart', name: 'Chart', icon: 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3' },
  {
    view: 'map',
    name: 'Map',
    icon: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  },
  {
    view: 'table',
    name: 'Table',
    icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM15 3v18M21 9H3M21 15H3',
  },
] as const;

const sliders = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3';

const viewLook =
  'inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-soft no-underline hover:text-sea ' +
  'aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink';
