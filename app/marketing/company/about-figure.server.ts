import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { passportCard } from '../../passport/passport.server.ts';

/** The size of the world's market with its passport; null where the data set has none. */
export async function aboutFigure(context: SheetContext) {
  const found = await findFigure(context, `market/ww/all/market-size/${context.baseYear}`);
  return found && passportCard(found, context);
}
