import { redirect, type RouterContextProvider } from 'react-router';
import { requestContext, servicesContext } from '../context.server.ts';
import { drawExhibits } from './page/draw-exhibits.server.tsx';
import { presentSheet } from './page/present-sheet.server.ts';
import type { SheetView } from './page/sheet-view.ts';
import type { Sheet } from './sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { dataContext } from '../shell/data-context.server.ts';
import { markupAsData, markupInPage } from '../ui/markup.ts';

/** For the loader of a data page; redirects to /404 where there is no such sheet. */
export async function loadSheet(
  context: Readonly<RouterContextProvider>,
  find: (data: SheetContext) => Promise<Sheet | null>,
) {
  const sheet = await find(dataContext(context));
  if (!sheet) throw redirect('/404');
  return viewOf(sheet, context);
}

export function viewOf(sheet: Sheet, context: Readonly<RouterContextProvider>): SheetView {
  const { siteUrl } = context.get(servicesContext).settings;
  const { sections, ...view } = presentSheet(sheet, siteUrl);
  const markup = context.get(requestContext).isData ? markupAsData : markupInPage;
  return { ...view, exhibits: markup(drawExhibits(sections, sheet.key, siteUrl)) };
}
