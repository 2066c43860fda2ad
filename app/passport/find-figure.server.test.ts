import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDemonstrationSheets, type DemonstrationSheets } from '../../test/demonstration-sheets.ts';
import { findFigure, subjectFigures } from './find-figure.server.ts';

let demonstration: DemonstrationSheets;
beforeAll(async () => {
  demonstration = await openDemonstrationSheets();
}, 240_000);
afterAll(() => demonstration.close());

test('figures of one market that are asked for together are one query', async () => {
  const { context } = demonstration;
  // The names of all markets are loaded before.
  await findFigure(context, 'market/fr/all/market-size/2025');
  const query = vi.spyOn(Client.prototype, 'query');
  const [size, share, series] = await Promise.all([
    findFigure(context, 'market/de/all/market-size/2025'),
    findFigure(context, 'market/de/all/online-share/2024'),
    subjectFigures(context, 'market/de/all', { metrics: ['market-size'] }),
  ]);
  const asked = query.mock.calls.map(([first]) => textOf(first)).filter((text) => text.includes('figure"'));
  query.mockRestore();
  expect(size!.figure).toMatchObject({ metric: 'market-size', period: '2025', dimension: '' });
  expect(share!.figure).toMatchObject({ metric: 'online-share', period: '2024' });
  expect(new Set(series.map(({ metric }) => metric))).toEqual(new Set(['market-size']));
  expect(asked).toHaveLength(1);
});

/** A new connection asks for its settings, which is not what is counted. */
const textOf = (query: unknown) =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');

test('a figure is the same whether it is asked for alone or with others', async () => {
  const addresses = ['market/de/all/market-size/2025', 'market/de/all/device-share/2025/device-mobile'];
  const alone = await Promise.all(addresses.map((one) => findFigure({ ...demonstration.context }, one)));
  const shared = { ...demonstration.context };
  const together = await Promise.all(addresses.map((one) => findFigure(shared, one)));
  expect(together.map((found) => found!.figure)).toEqual(alone.map((found) => found!.figure));
});
