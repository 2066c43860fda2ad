import { Lock } from 'lucide-react';
import { redirect } from 'react-router';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { Citations } from '../figures/citations.tsx';
import { dataContext } from '../shell/data-context.server.ts';
import { drawPage } from '../shell/draw-page.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Fold } from '../ui/fold.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { StaticTable, type Column } from '../ui/table.tsx';
import { textLink } from '../ui/text-link.ts';
import { DrawnExhibits } from './drawn-figures.tsx';
import { findFigure } from './find-figure.server.ts';
import { RangesNote } from '../figures/ranges-note.tsx';
import { FactLink, PassportFacts } from './passport-facts.tsx';
import { PassportLink } from './passport-link.tsx';
import { PassportRange } from './passport-range.tsx';
import type { PassportView } from './passport-view.ts';
import { presentPassport } from './passport.server.ts';
import type { Route } from './+types/passport-page.ts';

export const handle = publicPage({ indexed: false });

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findFigure(dataContext(context), params['*']);
  if (!found) throw redirect('/404');
  const passport = await presentPassport(found);
  const { name, value, definition, page } = passport;
  const head = { title: name, description: `${value}. ${definition}`, canonical: page };
  return drawPage(context, head, <PassportBody passport={passport} />);
}

/** Figures here link to their own pages instead of opening a card: a reader of one such page wants the next. */
export default function PassportPage({ loaderData: { head, body } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} />
      <DrawnExhibits markup={body} className="" />
    </>
  );
}

function PassportBody({ passport }: { passport: PassportView }) {
  const { title, period, trail, facts, overTime, equations } = passport;
  const dataPage = trail.at(-1)!;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[...trail]} current={`${title}, ${period}`} />
      <header className="mt-6">
        <h1 className="text-record">{passport.name}</h1>
        <Value {...passport} />
        <p className="mt-4 text-[0.9375rem] text-soft print:hidden">
          From{' '}
          <AppLink to={dataPage.to} className={textLink}>
            {dataPage.label}
          </AppLink>
        </p>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 content-start gap-y-12">
          <section aria-labelledby="behind">
            <h2 id="behind" className="mb-3 text-xl">
              Behind this figure
            </h2>
            <PassportFacts facts={facts} />
          </section>
          {overTime && <OverTime overTime={overTime} />}
        </div>
        <div className="grid min-w-0 content-start gap-y-12">
          <Use passport={passport} />
          {equations.length > 0 && <Equations equations={equations} />}
        </div>
      </div>
    </div>
  );
}

function Value({ value, state, shown, ladder }: Pick<PassportView, 'value' | 'state' | 'shown' | 'ladder'>) {
  return (
    <>
      <p
        data-value
        className="tabular mt-4 text-5xl leading-tight font-semibold tracking-[-0.03em] sm:text-6xl"
      >
        {state === 'locked' && (
          <Lock aria-hidden="true" className="mr-3 inline size-[0.7em] align-baseline" />
        )}
        {value}
      </p>
      {ladder && (
        <div className="mt-4 max-w-md">
          <PassportRange ladder={ladder} />
        </div>
      )}
      {shown && (
        <p className="mt-3 max-w-prose text-[0.9375rem] leading-6 text-soft">
          <RangesNote text={shown.text} /> {shown.link && <FactLink {...shown.link} />}
        </p>
      )}
    </>
  );
}

function Use({ passport: { title, scope, period, url, report, citation } }: { passport: PassportView }) {
  return (
    <section aria-labelledby="use" className="min-w-0">
      <h2 id="use" className="mb-3 text-xl">
        Cite it
      </h2>
      <Citations citation={citation} styles={['plain']} />
      <div className="mt-2 print:hidden">
        <Fold title="Cite in APA or BibTeX">
          <Citations citation={citation} styles={['apa', 'bibtex']} />
        </Fold>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 text-[0.9375rem] print:hidden">
        <CopyButton text={url} label="Copy link" />
        <AppLink to={report} className={textLink}>
          Report an error
          <span className="sr-only">{` in “${title}, ${scope}, ${period}”`}</span>
        </AppLink>
      </div>
    </section>
  );
}

function OverTime({ overTime }: { overTime: NonNullable<PassportView['overTime']> }) {
  const { measure, subtitle, drawing, periodName, rows, source } = overTime;
  return (
    <section aria-labelledby="over-time" className="min-w-0 break-inside-avoid">
      <h2 id="over-time" className="text-xl">
        The same measure over time
      </h2>
      <p className="mt-1 mb-4 text-[0.9375rem] leading-6 text-soft">{subtitle}</p>
      <ChartFrame svg={drawing} label={subtitle} />
      <p className="mt-3 mb-2 text-[0.8125rem] leading-5 text-soft">{source}</p>
      <div className="print:hidden">
        <Fold title={`View as table (${rows.length} rows)`}>
          <StaticTable
            caption="Over time"
            captionId="over-time-values"
            captionHidden
            columns={columnsOf(measure, periodName)}
            rows={rows}
            rowKey={({ period }) => period}
          />
        </Fold>
      </div>
    </section>
  );
}

type PeriodRow = NonNullable<PassportView['overTime']>['rows'][number];

function columnsOf(measure: string, periodName: string): Column<PeriodRow>[] {
  return [
    { key: 'row', head: periodName, cell: ({ period }) => period },
    { key: measure, head: measure, numeric: true, cell: linkedValue },
  ];
}

const linkedValue = ({ value }: PeriodRow) => <PassportLink value={value} />;

function Equations({ equations }: Pick<PassportView, 'equations'>) {
  return (
    <section aria-labelledby="equations" className="min-w-0 break-inside-avoid">
      <h2 id="equations" className="text-xl">
        How it relates to other figures
      </h2>
      <p className="mt-1 mb-4 text-[0.9375rem] leading-6 text-soft">
        These equations hold for the exact values. Multiplying ranges gives a wider range.
      </p>
      <ul className="grid">
        {equations.map((terms) => (
          <li
            key={terms.map(({ words }) => words).join()}
            className="flex flex-wrap gap-x-2 border-t border-line py-3 text-[0.9375rem] leading-6"
          >
            {terms.map(({ sign, words, value }) => (
              <span key={words}>
                {sign && <span className="text-soft">{sign} </span>}
                {words} <PassportLink value={value} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
