import type { ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { LiveSectionBar } from '../ui/navigation/section-bar.tsx';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { EditionDates, EditionNote } from './edition-line.tsx';
import { DrawnExhibits } from '../passport/drawn-figures.tsx';
import { LockedShops } from './page/locked-shops.tsx';
import { PassportArea } from '../passport/passport-area.tsx';
import { RangesNote } from '../figures/ranges-note.tsx';
import { shareImagePath, sheetPath } from '../figures/sheet-address.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Switchers } from './page/switchers.tsx';
import type { SheetView } from './page/sheet-view.ts';
import { unbroken } from './page/unbroken.tsx';

type Props = {
  view: SheetView;
  /** Left of the title. */
  tile?: ReactNode;
  /** Below the title. */
  heading?: ReactNode;
  /** Instead of the key figures of the sheet. */
  figures?: ReactNode;
  children?: ReactNode;
  after?: ReactNode;
};

export function SheetBody({ view, ...slots }: Props) {
  return (
    <>
      <PageHead
        title={view.title}
        searchTitles={view.searchTitles}
        description={view.description}
        image={shareImagePath(view.key)}
        canonical={sheetPath(view.key)}
      />
      <link rel="alternate" type="text/markdown" href={`${sheetPath(view.key)}.md`} />
      <SheetFrame view={view} {...slots} />
    </>
  );
}

export function SheetFrame({ view, tile, heading, figures, children, after }: Props) {
  return (
    <PassportArea className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[...view.trail]} current={view.title} />
      <header className="mt-5">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <div className="flex min-w-0 items-start gap-x-4">
            {tile}
            <div className="min-w-0">
              <h1 className="text-record">{view.title}</h1>
              {heading}
            </div>
          </div>
          <div className={`${toolRow} print:hidden`}>
            <Switchers switchers={view.switchers} />
            <StaticBody markup={view.actions} className="contents" />
          </div>
        </div>
        <p className="mt-4 max-w-[46rem] text-lg text-pretty sm:text-xl">{unbroken(view.lead)}</p>
        {view.caution && (
          <p className="mt-4 max-w-[46rem] border-l-4 border-sea bg-mist px-4 py-3 text-[0.9375rem] leading-6">
            {view.caution}
          </p>
        )}
        <EditionDates edition={view.edition} className="mt-3" />
      </header>
      {view.parts.length > 1 && <Parts of={view} />}
      <div className="mt-8">
        {figures ?? <StaticBody markup={view.figures} />}
        <FiguresNote view={view} className="mt-3" />
      </div>
      {children}
      {view.stops.length > 2 && <LiveSectionBar stops={view.stops} />}
      <DrawnExhibits markup={view.exhibits} className="" />
      <StaticBody markup={view.unlock} />
      {after}
      <DrawnExhibits markup={view.foot} className="" />
      <LockedShops />
    </PassportArea>
  );
}

/** On a phone a row that scrolls, so that the headline figure stays on the first screen. Its margin leaves room for focus. */
const toolRow =
  'scroll-fade -m-1 flex max-w-[calc(100%+0.5rem)] items-center gap-2 overflow-x-auto p-1 [scrollbar-width:none] ' +
  '*:shrink-0 [&>.contents>*]:shrink-0 sm:flex-wrap sm:overflow-visible not-has-[a,button]:hidden';

/** How to read the figures above, and what they are. */
export function FiguresNote({ view, className }: { view: SheetView; className: string }) {
  return (
    <div className={`text-sm text-soft ${className}`}>
      {view.rangesNote && (
        <p>
          <RangesNote text={view.rangesNote} />
        </p>
      )}
      <EditionNote edition={view.edition} />
    </div>
  );
}

function Parts({ of: { parts, key } }: { of: SheetView }) {
  const [kind] = key.split('/');
  const current = sheetPath(key);
  return (
    <nav aria-label={`Pages on this ${kind}`} className="mt-6 border-b border-line print:hidden">
      <ul className="scroll-fade -mb-px flex gap-x-6 overflow-x-auto max-sm:gap-x-4 max-sm:text-[0.9375rem] [scrollbar-width:none]">
        {parts.map(({ label, to }) => (
          <li key={to}>
            <AppLink to={to} aria-current={to === current ? 'page' : undefined} className={partLook}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const partLook =
  'inline-flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-soft hover:text-sea ' +
  'aria-[current=page]:border-ink aria-[current=page]:font-medium aria-[current=page]:text-ink';
