import type { Database } from '../../base/database.server.ts';
import { sheetFigures, type Sheet } from '../../data-pages/sheet.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { findSheet } from '../../sample-data/find-sheet.server.ts';
import type { PagesOfMetric } from './term-view.ts';

/** The data pages that show each metric. Cached per data set, because it loads many figures. */
export function pagesOfMetrics(context: SheetContext): Promise<PagesOfMetric> {
  const { db, datasetId } = context;
  const known = found.get(db);
  if (known?.datasetId === datasetId) return known.pages;
  const pages = findPages(context);
  pages.catch(() => found.delete(db));
  found.set(db, { datasetId, pages });
  return pages;
}

/** Keyed by database, because one process may run several sites. */
const found = new WeakMap<Database, { datasetId: number; pages: Promise<PagesOfMetric> }>();

/** One data page of each kind; the others of its kind show the same metrics. */
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

async function findPages(context: SheetContext): Promise<PagesOfMetric> {
  const sheets = await Promise.all(examples.map((key) => findSheet(context, key)));
  const pages = new Map<MetricKey, { title: string; path: string }[]>();
  for (const sheet of sheets.filter((one) => one !== null)) {
    const page = { title: sheet.title, path: sheetPath(sheet.key) };
    for (const metric of metricsOn(sheet)) pages.set(metric, [...(pages.get(metric) ?? []), page]);
  }
  return pages;
}

const metricsOn = (sheet: Sheet) => new Set(sheetFigures(sheet).map(({ metric }) => metric));
