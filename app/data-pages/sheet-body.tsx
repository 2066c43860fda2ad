import { Suspense, type ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { textLink } from '../ui/text-link.ts';
import { DrawnExhibits } from './page/drawn-exhibits.tsx';
import { KeyFigures } from './page/key-figures.tsx';
import { LinkedData } from '../ui/linked-data.tsx';
import { PassportArea } from '../passport/passport-area.tsx';
import { shareImagePath, sheetPath } from '../figures/sheet-address.ts';
import { PageHead } from '../shell/page-head.tsx';
import { SheetTools } from './page/sheet-tools.tsx';
import type { SheetView } from './page/sheet-view.ts';
import { unbroken } from './page/unbroken.tsx';
import { UseInCode } from './page/use-in-code.tsx';

type Props = {
  view: SheetView;
  children?: ReactNode;
  after?: ReactNode;
};

export function SheetBody({ view, ...slots }: Props) {
  return (
    <>
      <PageHead
        title={view.title}
        description={view.description}
        image={shareImagePath(view.key)}
        canonical={sheetPath(view.key)}
      />
      <link rel="alternate" type="text/markdown" href={`${sheetPath(view.key)}.md`} />
      <SheetFrame view={view} {...slots} />
    </>
  );
}

export function SheetFrame({ view, children, after }: Props) {
  return (
    <PassportArea className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[...view.trail]} current={view.title} />
      <header className="mt-6">
        <h1 className="text-3xl sm:text-5xl">{view.title}</h1>
        <p className="mt-4 max-w-prose text-lg text-pretty">{unbroken(view.lead)}</p>
        <EditionLine edition={view.edition} />
      </header>
      {view.parts.length > 1 && <Parts parts={view.parts} current={sheetPath(view.key)} />}
      <div className="mt-8">
        <KeyFigures figures={view.keyFigures} />
        {view.rangesNote && <p className="mt-3 text-sm text-soft">{view.rangesNote}</p>}
      </div>
      {children}
      <DrawnExhibits markup={view.exhibits} className="mt-14 grid gap-x-12 gap-y-16 lg:grid-cols-2" />
      {after}
      <div className="mt-16 grid gap-x-12 gap-y-10 border-t border-ink pt-8 lg:grid-cols-2">
        <ScopeNotes scope={view.scope} />
        <section aria-labelledby="take-away">
          <h2 id="take-away" className="text-xl">
            Take it away
          </h2>
          <p className="mt-2 mb-4 max-w-prose text-[0.9375rem] text-soft">
            Files hold exactly what this page shows, with the passport of every figure.
          </p>
          <SheetTools sheetKey={view.key} citation={view.citation} />
          <UseInCode sheetKey={view.key} />
          <p className="mt-2 text-sm text-soft print:hidden">
            Something wrong? Open the figure and report it.
          </p>
        </section>
      </div>
      <Suspense>
        <Related related={view.related} />
      </Suspense>
      <LinkedData data={view.linkedData} />
    </PassportArea>
  );
}

export function EditionLine({ edition }: { edition: SheetView['edition'] }) {
  return (
    <p className="mt-4 text-sm text-soft">
      As of {edition.asOf}. Next update {edition.nextUpdate}.{' '}
      {edition.demonstration &&
        'A demonstration data set: names and published facts are real, other figures are modelled.'}
    </p>
  );
}

function Parts({ parts, current }: { parts: SheetView['parts']; current: string }) {
  return (
    <nav aria-label="About the same" className="mt-8 border-b border-line print:hidden">
      <ul className="-mb-px flex gap-x-6 overflow-x-auto">
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

function ScopeNotes({ scope: { counted, notCounted } }: Pick<SheetView, 'scope'>) {
  return (
    <section aria-labelledby="scope">
      <h2 id="scope" className="text-xl">
        What is counted
      </h2>
      <dl className="mt-3 grid gap-3 text-[0.9375rem] leading-6">
        <div>
          <dt className="font-medium">In</dt>
          <dd className="text-soft">{counted.join('; ')}.</dd>
        </div>
        <div>
          <dt className="font-medium">Out</dt>
          <dd className="text-soft">{notCounted.join('; ')}.</dd>
        </div>
      </dl>
    </section>
  );
}

function Related({ related }: Pick<SheetView, 'related'>) {
  return (
    <div className="mt-14 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 print:hidden">
      {related
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-lg">{title}</h2>
            <ul className="mt-2 grid gap-1">
              {links.map(({ label, to, about }) => (
                <li key={to} className="leading-7">
                  <AppLink to={to} className={textLink}>
                    {label}
                  </AppLink>
                  {about && <span className="text-sm text-soft"> {about}</span>}
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}
