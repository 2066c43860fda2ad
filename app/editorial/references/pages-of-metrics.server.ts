import type { Database } from '../../base/database.server.ts';
import type { PagesOfMetric } from '../glossary/term-view.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { sheetFigures, type Sheet } from '../../data-pages/sheet.ts';
import type { MetricKey } from '../../figures/metric.ts';
import { findSheet } from '../../sample-data/find-sheet.server.ts';

/** On which data pages the figures of each metric stand. Found once for a data set, as it asks for many figures. */
export function pagesOfMetrics(context: SheetContext): Promise<PagesOfMetric> {
  const { db, datasetId } = context;
  const known = found.get(db);
  if (known?.datasetId === datasetId) return known.pages;
  const pages = findPages(context);
  pages.catch(() => found.delete(db));
  found.set(db, { datasetId, pages });
  return pages;
}

/** By the database of a site: the data set that it shows can change, and one process may run several sites. */
const found = new WeakMap<Database, { datasetId: number; pages: Promise<PagesOfMetric> }>();

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
