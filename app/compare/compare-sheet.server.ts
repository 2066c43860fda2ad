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

/** For `market/de~all/fr~all` or `retailer/zalando.de-de/otto.de-de`; null if any subject is unknown or there are too many. */
export async function findCompareSheet(
  context: SheetContext,
  [kind, ...names]: readonly string[],
): Promise<Sheet | null> {
  if (!isComparisonKind(kind)) return null;
  const { comparison, unknown, beyond } = await loadComparison(context, comparisonOf(kind, names));
  return comparison && unknown.length + beyond.length === 0 ? comparison.sheet : null;
}

/** Compares the subjects that are known and fit, and names those left out. */
export async function loadComparison(context: SheetContext, { kind, subjects }: Comparison) {
  if (kind === 'market') {
    const { chosen, ...leftOut } = choose(await lookUp(subjects, (name) => marketOf(context, name)));
    return { comparison: chosen.length > 0 ? await marketComparison(context, chosen) : null, ...leftOut };
  }
  const { chosen, ...leftOut } = choose(await lookUp(subjects, (name) => retailerOf(context, name)));
  return { comparison: chosen.length > 0 ? await retailerComparison(context, chosen) : null, ...leftOut };
}

function lookUp<Found>(subjects: readonly string[], find: (subject: string) => Promise<Found | null>) {
  return Promise.all(subjects.map(async (subject) => ({ subject, found: await find(subject) })));
}

function marketOf(context: SheetContext, subject: string) {
  const { isoCode, category } = marketNamed(subject);
  return findMarketAt(context, isoCode, category);
}

/** Only retailers with a page can be compared. */
async function retailerOf(context: SheetContext, slug: string) {
  const retailer = await findRetailer(context, slug);
  return retailer?.hasDetails ? retailer : null;
}
