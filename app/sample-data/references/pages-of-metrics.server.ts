import type { PagesOfMetric } from '../../editorial/glossary/term-view.ts';
import { sheetPath } from '../../exhibits/sheet-address.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { sheetFigures, type Sheet } from '../../exhibits/sheet.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { findSheet } from '../find-sheet.server.ts';

/** One data page of each kind; what it shows, the others of its kind show too. */
const examples = [
  'market/de/all',
  'market/de/all/transactions',
  'market/de/all/top-retailers',
  'market/ww/all',
  'market/de/fashion',
  'retailer/zalando.de-de',
  'retailer/zalando.de-de/providers',
  'retailer/zalando.de-de/top-competitors',
  'ranking/top-online-stores-in-germany',
];

let known: { version: string; pages: Promise<PagesOfMetric> } | null = null;

/** On which data pages the figures of each metric stand. Found once for a data set, as it asks for many figures. */
export function pagesOfMetrics(context: SheetContext): Promise<PagesOfMetric> {
  const { version } = context.edition;
  if (known?.version === version) return known.pages;
  const pages = findPages(context);
  pages.catch(() => {
    known = null;
  });
  known = { version, pages };
  return pages;
}

async function findPages(context: SheetContext): Promise<PagesOfMetric> {
  const sheets = await Promise.all(examples.map((key) => findSheet(context, key)));
  const found = new Map<MetricKey, { title: string; path: string }[]>();
  for (const sheet of sheets.filter((one) => one !== null)) {
    const page = { title: sheet.title, path: sheetPath(sheet.key) };
    for (const metric of metricsOn(sheet)) found.set(metric, [...(found.get(metric) ?? []), page]);
  }
  return found;
}

const metricsOn = (sheet: Sheet) => new Set(sheetFigures(sheet).map(({ metric }) => metric));
