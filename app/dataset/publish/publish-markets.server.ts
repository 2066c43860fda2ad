import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Masked } from '../../figures/disclosure/show-figures.ts';
import { showRegion, type EarlierRanges } from '../../figures/disclosure/show-region.ts';
import type { SizeKey, SizeLedger } from '../../figures/disclosure/size-ledger.ts';
import { outward } from '../../figures/derivation.ts';
import { publishingRule } from '../../figures/disclosure/rule.ts';
import type { ExactFigure } from '../../figures/figure.ts';
import { boundsOf, shownAcross } from '../../figures/ladder.ts';
import { membersOf } from '../../taxonomy/region-catalogue.server.ts';
import { figureRow, type PublishedRow, type Publishing, type Write } from './published-rows.server.ts';
import { earlierRanges, shownMarkets } from './shown-rows.server.ts';
import { marketSubjects, regionsIn, type MarketSubject } from './subjects.server.ts';

/**
 * Region by region, groups after their members. What matters most is settled first all the same: groups are tried by
 * themselves, the world before the others, and members are settled as if the outcome were known already.
 */
export async function publishMarkets(client: Client, id: number, publishing: Publishing, write: Write) {
  const { ledger } = publishing;
  const regions = await regionsIn(client, id);
  const groups = regions.filter((region) => membersOf(region).length > 0).toReversed();
  for await (const markets of marketSubjects(client, id, groups)) {
    await yieldToOthers();
    for (const { key, interval } of showMarkets(markets, publishing).known) ledger.promise(key, interval);
  }

  const waiting: WorldShare[] = [];
  let computed: PublishedRow[] = [];
  for await (const markets of marketSubjects(client, id, regions)) {
    const { region } = markets[0]!;
    const earlier = await earlierRanges(publishing.earlier, (edition) =>
      shownMarkets(client, edition, region),
    );
    // The database writes one region while the next is computed.
    const writing = write('published_market_figure', computed);
    const compute = async () => {
      await yieldToOthers();
      return rowsOf(markets, publishing, waiting, earlier);
    };
    [computed] = await Promise.all([compute(), writing]);
  }
  await write('published_market_figure', computed);
  // Shares of the world repeat what can be known in the end, so they come last.
  await write(
    'published_market_figure',
    waiting.map(({ key, figure, isShown }) =>
      figureRow([key.region, key.category], figure, isShown ? shareOfWorld(key, ledger) : hidden),
    ),
  );
}

type WorldShare = { key: SizeKey; figure: ExactFigure; isShown: boolean };

const hidden: Masked = { shown: { visibility: 'no-access' }, protects: null };

/** Exactly what the two sizes reveal about it: by steps, or as it is where steps would be far wider. */
function shareOfWorld(key: SizeKey, ledger: SizeLedger): Masked {
  const [part, whole] = [ledger.get(key), ledger.get({ ...key, region: 'wor' })];
  if (!part || !whole) return hidden;
  const told = { low: (100 * part.low) / whole.high, high: Math.min(100, (100 * part.high) / whole.low) };
  const shown = shownAcross('market-share', told);
  const { low, high } = boundsOf('market-share', shown);
  if (told.high - told.low >= publishingRule.part * (high - low)) return { shown, protects: null };
  return { shown: { visibility: 'range', range: outward('market-share', told, 2) }, protects: null };
}

function showMarkets(
  markets: readonly MarketSubject[],
  { visibility, locked, baseYear, ledger }: Publishing,
  earlier?: EarlierRanges,
) {
  const { region } = markets[0]!;
  return showRegion(
    region,
    markets.map(({ category, figures }) => ({ category, figures: figures() })),
    visibility,
    { baseYear, ledger, isLocked: locked.has(region), ...(earlier ? { earlier } : {}) },
  );
}

function rowsOf(
  markets: readonly MarketSubject[],
  publishing: Publishing,
  waiting: WorldShare[],
  earlier: EarlierRanges,
): PublishedRow[] {
  const { region: code } = markets[0]!;
  const { masked, region, known } = showMarkets(markets, publishing, earlier);
  for (const { key, interval } of known) publishing.ledger.set(key, interval);
  const rows: PublishedRow[] = [];
  for (const [at, figure] of region.figures.entries()) {
    const category = region.categoryOf[at]!;
    if (figure.metric === 'market-share' && figure.dimension === 'of:wor') {
      const key = { region: code, category, period: figure.period };
      waiting.push({ key, figure, isShown: masked[at]!.shown.visibility !== 'no-access' });
      continue;
    }
    rows.push(figureRow([code, category], figure, masked[at]!));
  }
  return rows;
}
