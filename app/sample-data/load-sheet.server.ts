import { redirect, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../context.server.ts';
import { drawExhibits } from '../exhibits/page/draw-exhibits.server.tsx';
import { presentSheet } from '../exhibits/page/present-sheet.server.ts';
import type { SheetView } from '../exhibits/page/sheet-view.ts';
import type { Sheet } from '../exhibits/sheet.ts';
import { sheetContext } from '../exhibits/sheet-context.server.ts';
import { unavailable } from '../site/errors/page-errors.server.ts';
import { markupAsData, markupInPage } from '../ui/markup.ts';
import { findSheet } from './find-sheet.server.ts';

/** For the loader of a data page: what it shows, or the way to /404 where there is no such page. */
export async function loadSheet(context: Readonly<RouterContextProvider>, key: string) {
  const data = dataContext(context);
  const sheet = await findSheet(data, key);
  if (!sheet) throw redirect('/404');
  return viewOf(sheet, context);
}

/** The sheet with its exhibits drawn. */
export function viewOf(sheet: Sheet, context: Readonly<RouterContextProvider>): SheetView {
  const { siteUrl } = context.get(servicesContext).settings;
  const { exhibits, ...view } = presentSheet(sheet, siteUrl);
  const markup = context.get(requestContext).isData ? markupAsData : markupInPage;
  return { ...view, exhibits: markup(drawExhibits(exhibits, sheet.key, siteUrl)) };
}

/** What sheets are made from; without a data set there are no data pages. */
export function dataContext(context: Readonly<RouterContextProvider>) {
  const data = sheetContext(context.get(servicesContext));
  if (!data) throw unavailable();
  return data;
}
