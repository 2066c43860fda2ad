import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter, type RouterContextProvider } from 'react-router';
import { requestContext } from '../../context.server.ts';
import { presentExhibit, presentSheet } from '../../data-pages/page/present-sheet.server.ts';
import type { ExhibitView, SheetView } from '../../data-pages/page/sheet-view.ts';
import { pathIn, sheetPath } from '../../figures/sheet-address.ts';
import { findSheet } from '../../sample-data/find-sheet.server.ts';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { findChart } from '../../editorial/references/find-chart.server.ts';
import { textWording } from '../../editorial/references/text-wording.server.ts';
import { placeName } from '../../taxonomy/region.ts';
import { markupAsData, markupInPage, type Markup } from '../../ui/markup.ts';
import { LiveExhibit } from './live-exhibit.tsx';

/** Some of a data page, to be shown on another one. */
export type Excerpt<Id extends string = string> = Pick<
  SheetView,
  'title' | 'lead' | 'edition' | 'rangesNote'
> & {
  path: string;
  keyFigures: SheetView['keyFigures'];
  /** The exhibits that were asked for and that the data set has, drawn. */
  drawn: Partial<Record<Id, Markup>>;
  /** All exhibits of the page by name. */
  stops: readonly { title: string; to: string }[];
};

type Context = Readonly<RouterContextProvider>;

/** Null where the data set has no such page. */
export async function excerptOf<Id extends string>(
  context: Context,
  key: string,
  ids: readonly Id[],
): Promise<Excerpt<Id> | null> {
  const data = dataContext(context);
  const sheet = await findSheet(data, key);
  if (!sheet) return null;
  const wanted = sheet.exhibits.filter(({ id }) => (ids as readonly string[]).includes(id));
  const view = presentSheet({ ...sheet, exhibits: wanted }, data.siteUrl);
  const path = sheetPath(key);
  return {
    title: view.title,
    lead: view.lead,
    edition: view.edition,
    rangesNote: view.rangesNote,
    path,
    keyFigures: view.keyFigures,
    drawn: Object.fromEntries(
      view.exhibits.map((exhibit) => [exhibit.id, drawLive(context, exhibit, key)]),
    ) as Excerpt<Id>['drawn'],
    stops: sheet.exhibits.map(({ id, title }) => ({ title, to: `${path}#${id}` })),
  };
}

/** A chart or table as texts ask for them; null where the data set lacks its figures. */
export async function liveChart(
  context: Context,
  chart: { ref: string; title: string },
): Promise<Markup | null> {
  const data = dataContext(context);
  const wording = { ...textWording('en', data), region: (code: string) => placeName(data.region(code)) };
  const exhibit = await findChart(data, chart, wording);
  return exhibit && drawLive(context, presentExhibit(exhibit, pathIn(data.siteUrl), wording), chart.ref);
}

function drawLive(context: Context, exhibit: ExhibitView, from: string): Markup {
  const toMarkup = context.get(requestContext).isData ? markupAsData : markupInPage;
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <LiveExhibit exhibit={exhibit} />
    </StaticRouter>,
    // Else its ids could be those of another one on the same page.
    { identifierPrefix: `${from}/${exhibit.id}/` },
  );
  return toMarkup(html);
}
