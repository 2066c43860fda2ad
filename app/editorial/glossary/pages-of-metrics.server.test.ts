import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../../test/demonstration-sheets.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { pagesOfMetrics } from './pages-of-metrics.server.ts';

let one: DemonstrationSheets;
let other: DemonstrationSheets;
beforeAll(async () => {
  [one, other] = [await openDemonstrationSheets(), await openDemonstrationSheets({ asCopy: true })];
}, 240_000);
afterAll(() => Promise.all([one.close(), other.close()]));

const titlesOn = async (context: SheetContext) =>
  (await pagesOfMetrics(context)).get('net-sales')!.map(({ title }) => title);

test('two sites with the same edition have separate caches', async () => {
  const { db } = other.context;
  await db.execute(`update retailer set has_details = false where slug = 'zalando.de-de'`);
  expect(await titlesOn(one.context)).toContain('Zalando');
  expect(await titlesOn(other.context)).not.toContain('Zalando');
});

test('caches the pages per data set', async () => {
  const { context } = one;
  const found = await pagesOfMetrics(context);
  expect(await pagesOfMetrics({ ...context })).toBe(found);
  expect(await pagesOfMetrics({ ...context, datasetId: context.datasetId + 1 })).not.toBe(found);
});
