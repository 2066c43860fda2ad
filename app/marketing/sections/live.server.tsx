import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { dataContext } from '../../shell/data-context.server.ts';
import { ExhibitTable } from '../../data-pages/page/exhibit-table.tsx';
import { Fold } from '../../ui/fold.tsx';
import { presentExhibit, presentSheet } from '../../data-pages/page/present-sheet.server.ts';
import type { ExhibitView, KeyFigureView, SheetView } from '../../data-pages/page/sheet-view.ts';
import { unbroken } from '../../data-pages/page/unbroken.tsx';
import { findChart } from '../../editorial/references/find-chart.server.ts';
import { textWording } from '../../editorial/references/present-prose.server.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import { findSheet } from '../../sample-data/find-sheet.server.ts';
import { placeName } from '../../taxonomy/region.ts';

/** Parts of a data page, shown on another page. */
export type Excerpt<Id extends string = string> = Pick<
  SheetView,
  'title' | 'lead' | 'edition' | 'rangesNote'
> & {
  key: string;
  path: string;
  keyFigures: readonly KeyFigureView[];
  /** Only the requested exhibits that the data set has. */
  drawn: Partial<Record<Id, ReactNode>>;
  /** The charts of these exhibits, each with its table folded, for the opening of a page. */
  pictures: Partial<Record<Id, Picture>>;
  /** Every exhibit of the page, requested or not. */
  exhibitLinks: readonly { title: string; to: string }[];
};

export type Picture = Pick<ExhibitView, 'message' | 'subtitle' | 'note' | 'source'> & {
  chart: ReactNode;
  table: ReactNode;
};

type Context = Readonly<RouterContextProvider>;

/** Null if the data set has no such page. */
export async function loadExcerpt<Id extends string>(
  context: Context,
  key: string,
  ids: readonly Id[],
): Promise<Excerpt<Id> | null> {
  const data = dataContext(context);
  const sheet = await findSheet(data, key);
  if (!sheet) return null;
  const wanted = sheet.exhibits.filter(({ id }) => (ids as readonly string[]).includes(id));
  const view = presentSheet({ ...sheet, scopeName: undefined, exhibits: wanted }, data.siteUrl);
  const path = sheetPath(key);
  const shown = view.sections.flatMap(({ exhibits }) => exhibits);
  return {
    key,
    title: view.title,
    lead: view.lead,
    edition: view.edition,
    rangesNote: view.rangesNote,
    path,
    keyFigures: view.keyFigures,
    drawn: Object.fromEntries(
      shown.map((exhibit) => [exhibit.id, <LiveExhibit key={exhibit.id} exhibit={exhibit} />]),
    ) as Excerpt<Id>['drawn'],
    pictures: Object.fromEntries(
      shown.map((exhibit) => [exhibit.id, pictureOf(exhibit)]),
    ) as Excerpt<Id>['pictures'],
    exhibitLinks: sheet.exhibits.map(({ id, title }) => ({ title, to: `${path}#${id}` })),
  };
}

function pictureOf(exhibit: ExhibitView): Picture | undefined {
  const { message, subtitle, note, source, drawing } = exhibit;
  if (drawing === null) return undefined;
  return {
    message,
    subtitle,
    note,
    source,
    chart: <ChartFrame svg={drawing} label={message} />,
    table: <FoldedTable exhibit={exhibit} />,
  };
}

/** A chart or table, by the reference that articles use; null if the data set lacks its figures. */
export async function loadChart(context: Context, chart: { ref: string; title: string }): Promise<ReactNode> {
  const data = dataContext(context);
  const wording = { ...textWording('en', data), region: (code: string) => placeName(data.region(code)) };
  const exhibit = await findChart(data, chart, wording);
  return exhibit && <LiveExhibit exhibit={presentExhibit(exhibit, wording)} />;
}

function LiveExhibit({ exhibit }: { exhibit: ExhibitView }) {
  const { message, subtitle, drawing, note, source } = exhibit;
  return (
    <div className="min-w-0">
      <h3 className="text-lg leading-snug">{unbroken(message)}</h3>
      <p className="mt-1 text-sm text-soft">{subtitle}</p>
      <div className="mt-4">
        {drawing === null ? <ExhibitTable {...exhibit} /> : <ChartFrame svg={drawing} label={message} />}
      </div>
      {note && <p className="mt-3 max-w-prose text-sm text-soft">{note}</p>}
      <p className="mt-3 text-[0.8125rem] leading-5 text-soft">{source}</p>
      {drawing !== null && <FoldedTable exhibit={exhibit} />}
    </div>
  );
}

function FoldedTable({ exhibit }: { exhibit: ExhibitView }) {
  return (
    <Fold title={`View as table (${exhibit.table.rows.length} rows)`}>
      <ExhibitTable {...exhibit} />
    </Fold>
  );
}
