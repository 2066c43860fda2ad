import type { Sheet } from '../data-pages/sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { findMarketAt } from '../subjects/market-queries.server.ts';
import { findRetailer } from '../subjects/retailer-queries.server.ts';
import {
  choose,
  comparisonOf,
  isComparisonKind,
  marketNamed,
  type Comparison,
} from '../subjects/comparison.ts';
import { marketComparison } from './compare-markets-sheet.server.ts';
import { retailerComparison } from './compare-retailers-sheet.server.ts';

/** `market/de~all/fr~all`, `retailer/zalando.de-de/otto.de-de`: all of them known, and not too many. */
export async function findCompareSheet(
  context: SheetContext,
  [kind, ...names]: readonly string[],
): Promise<Sheet | null> {
  if (!isComparisonKind(kind)) return null;
  const { opened, unknown, beyond } = await openComparison(context, comparisonOf(kind, names));
  return opened && unknown.length + beyond.length === 0 ? opened.sheet : null;
}

/** What can be compared of that which is asked for, and what is left out. */
export async function openComparison(context: SheetContext, { kind, subjects }: Comparison) {
  if (kind === 'market') {
    const { chosen, ...leftOut } = choose(await lookUp(subjects, (name) => marketOf(context, name)));
    return { opened: chosen.length > 0 ? await marketComparison(context, chosen) : null, ...leftOut };
  }
  const { chosen, ...leftOut } = choose(await lookUp(subjects, (name) => retailerOf(context, name)));
  return { opened: chosen.length > 0 ? await retailerComparison(context, chosen) : null, ...leftOut };
}

function lookUp<Found>(subjects: readonly string[], find: (subject: string) => Promise<Found | null>) {
  return Promise.all(subjects.map(async (subject) => ({ subject, found: await find(subject) })));
}

function marketOf(context: SheetContext, subject: string) {
  const { isoCode, category } = marketNamed(subject);
  return findMarketAt(context, isoCode, category);
}

/** Only what has a page of its own can be compared. */
async function retailerOf(context: SheetContext, slug: string) {
  const retailer = await findRetailer(context, slug);
  return retailer?.hasDetails ? retailer : null;
}
