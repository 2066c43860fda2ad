import { redirect, type RouterContextProvider } from 'react-router';
import { nextTurn } from '../base/concurrency.ts';
import { requestContext, servicesContext } from '../context.server.ts';
import {
  drawActions,
  drawExhibits,
  drawKeyFigures,
  drawLinkedData,
  drawOptions,
  drawUnlock,
} from './page/draw-exhibits.server.tsx';
import { drawFoot } from './page/draw-foot.server.tsx';
import { presentSheet } from './page/present-sheet.server.ts';
import type { SheetView } from './page/sheet-view.ts';
import { unlockOf, type CentPrices, type Unlock } from '../plans/unlock.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import { sheetFigures, type Sheet } from './sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { dataContext } from '../shell/data-context.server.ts';
import { markupFor } from '../ui/drawn/markup.ts';

/** For the loader of a data page; redirects to /404 where there is no such sheet. */
export async function loadSheet(
  context: Readonly<RouterContextProvider>,
  find: (data: SheetContext) => Promise<Sheet | null>,
) {
  const sheet = await find(dataContext(context));
  if (!sheet) throw redirect('/404');
  await nextTurn();
  return viewOf(sheet, context);
}

export function viewOf(sheet: Sheet, context: Readonly<RouterContextProvider>): SheetView {
  const { settings, facts } = context.get(servicesContext);
  const { siteUrl } = settings;
  const { keyFigures, sections, scope, related, citation, ...view } = presentSheet(sheet, siteUrl);
  const markup = markupFor(context.get(requestContext));
  const unlock = unlockOfSheet(sheet, facts.centPrices.current);
  return {
    ...view,
    actions: markup(drawActions(sheet.actions ?? [])),
    figures: markup(drawKeyFigures(keyFigures)),
    exhibits: markup(drawExhibits(sections, sheet.key, siteUrl) + drawLinkedData(sheet, siteUrl)),
    unlock: markup(drawUnlock(unlock)),
    foot: markup(drawFoot({ key: sheet.key, sections, scope, related, citation }, siteUrl)),
    switchers: (sheet.switchers ?? []).map((switcher) => ({
      ...switcher,
      options: markup(drawOptions(switcher)),
    })),
  };
}

function unlockOfSheet(sheet: Sheet, prices: CentPrices): Unlock | null {
  const { key, trail, title, list } = sheet;
  const isPart = key.startsWith('retailer/') && key.split('/').length > 2;
  const name = (isPart && trail.at(-1)?.label) || title;
  return unlockOf(
    { key, name, from: sheetPath(key), figures: sheetFigures(sheet), ranks: list?.length },
    prices,
  );
}
