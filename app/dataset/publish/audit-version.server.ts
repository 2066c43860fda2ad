import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Client } from 'pg';
import { auditFigures, explainBreach, type Audited, type Breach } from '../../figures/disclosure/audit.ts';
import type { Interval } from '../../figures/disclosure/relation.ts';
import { disclosureRule, isTooClose, protectedAs } from '../../figures/disclosure/rule.ts';
import { figuresOfRetailers } from '../../figures/disclosure/show-retailers.ts';
import { figuresOfRegion, sizesIn } from '../../figures/disclosure/show-region.ts';
import type { SizeKey, SizeLedger } from '../../figures/disclosure/size-ledger.ts';
import type { ExactFigure, Shown } from '../../figures/figure.ts';
import { boundsOf } from '../../figures/ladder.ts';
import { membersOf } from '../../taxonomy/region-catalogue.server.ts';
import { createFaultList, type Fault, type FaultReport } from '../faults.ts';
import { breachSentence } from './breach-sentence.ts';
import { enterPlaces } from './publish-retailers.server.ts';
import {
  earlierEditions,
  earlierRanges,
  shownMarkets,
  shownPlaces,
  shownRetailers,
} from './shown-rows.server.ts';
import {
  marketSubjects,
  regionsIn,
  retailerGroups,
  sizeLedgerOf,
  type MarketSubject,
  type RetailerGroup,
} from './subjects.server.ts';

/**
 * Plays a visitor who puts everything together that a version shows, and reports what the disclosure rule forbids to
 * know. One region is in memory at a time; what regions reveal about each other goes through the ledger, and a region that
 * learns something from it is checked again.
 */
export async function auditVersion(client: Client, id: number, limit: number): Promise<FaultReport> {
  const ledger = await sizeLedgerOf(client, id);
  const regions = await regionsIn(client, id);
  const found = new Map<string, readonly Fault[]>();
  const worldShares: WorldShare[] = [];
  const audit: Audit = { client, id, ledger, limit, editions: await earlierEditions(client, id) };

  for await (const group of retailerGroups(client, id))
    found.set(`retailers ${group.retailers[0]?.retailer}`, await auditRetailers(audit, group));
  for await (const markets of marketSubjects(client, id, regions))
    found.set(markets[0]!.region, await auditRegion(audit, markets, worldShares));

  for (let sweep = 0; sweep < mostSweeps; sweep += 1) {
    let isSettled = true;
    for await (const markets of marketSubjects(client, id, regions)) {
      const { region } = markets[0]!;
      if (!learnsSomething(ledger, markets)) continue;
      isSettled = false;
      found.set(region, await auditRegion(audit, markets));
    }
    if (isSettled) break;
  }
  for await (const group of retailerGroups(client, id))
    if (group.places.length > 0)
      found.set(`retailers ${group.retailers[0]?.retailer}`, await auditRetailers(audit, group));

  const faults = createFaultList(limit);
  for (const fault of [...found.values()].flat()) faults.add(fault);
  for (const share of worldShares) {
    const known = knownTooWell(ledger, share);
    if (known) faults.add(faultOfShare(share, known));
  }
  return faults.report();
}

const mostSweeps = 4;

type Audit = {
  client: Client;
  id: number;
  ledger: SizeLedger;
  limit: number;
  /** Earlier versions that visitors may have kept. */
  editions: readonly number[];
};

type WorldShare = { key: SizeKey; figure: ExactFigure; shown: Shown };

async function auditRegion(
  { client, id, ledger, limit, editions }: Audit,
  markets: readonly MarketSubject[],
  worldShares?: WorldShare[],
): Promise<Fault[]> {
  await yieldToOthers();
  const { region: code } = markets[0]!;
  const shownOf = await shownMarkets(client, id, code);
  const region = figuresOfRegion(markets.map(({ category, figures }) => ({ category, figures: figures() })));
  const { figures, categoryOf, relations } = region;
  const sizes = sizesIn(code, region);
  const shown = figures.map((figure, at) => shownOf(categoryOf[at]!, figure));
  const outside = sizes.map(({ at, key }) => ({ at, ...ledger.limitsOf(key) }));
  const known = await earlierRanges(editions, (edition) => shownMarkets(client, edition, code));
  const earlier = figures.flatMap((figure, at) => {
    const range = known(categoryOf[at]!, figure);
    return range ? [{ at, ...range }] : [];
  });
  const audited = { figures, shown, relations, outside, earlier };
  const { breaches, knowledge } = auditFigures(audited);
  for (const { at, key } of sizes) ledger.set(key, { low: knowledge.low[at]!, high: knowledge.high[at]! });

  for (const [at, figure] of figures.entries()) {
    if (figure.metric !== 'market-share' || figure.dimension !== 'of:wor' || figure.value === null) continue;
    const key = { region: code, category: categoryOf[at]!, period: figure.period };
    ledger.setShare(key, boundsOf(figure.metric, shown[at]!));
    worldShares?.push({ key, figure, shown: shown[at]! });
  }
  return faultsOf(audited, breaches, limit, (at) => ({
    file: 'market-figures.csv',
    name: `${code}/${categoryOf[at]}`,
  }));
}

async function auditRetailers(
  { client, id, ledger, limit, editions }: Audit,
  { retailers, places }: RetailerGroup,
) {
  await yieldToOthers();
  const subjects = retailers.map(({ retailer, figures }) => ({ retailer, figures: figures() }));
  const { figures, relations, placeAt } = figuresOfRetailers(subjects, places, membersOf);
  const slugs = retailers.map(({ retailer }) => retailer);
  const ofRetailer = await shownRetailers(client, id, slugs);
  const known = await earlierRanges(editions, (edition) => shownRetailers(client, edition, slugs));
  const ofPlace = await shownPlaces(client, id);
  const owners = subjects.flatMap(({ retailer, figures: own }) => own.map(() => retailer));
  const names = [...owners, ...places.map(({ ranking, place }) => `${ranking}, place ${place}`)];
  const shown = [
    ...owners.map((retailer, at) => ofRetailer(retailer, figures[at]!)),
    ...places.map(({ ranking, edition, place }) => ofPlace(ranking, edition, place)),
  ];
  const outside = places.map(({ region, category, figure }, nth) => {
    const seen = boundsOf(figure.metric, shown[placeAt[nth]!]!);
    return {
      at: placeAt[nth]!,
      low: 0,
      high: ledger.mostOfPlace({ region, category, period: figure.period }, seen),
    };
  });
  const earlier = owners.flatMap((retailer, at) => {
    const range = known(retailer, figures[at]!);
    return range ? [{ at, ...range }] : [];
  });
  const audited = { figures, shown, relations, outside, earlier };
  const { breaches, knowledge } = auditFigures(audited);
  enterPlaces(
    ledger,
    places,
    placeAt.map((at) => ({ low: knowledge.low[at]!, high: knowledge.high[at]! })),
  );
  return faultsOf(audited, breaches, limit, (at) => ({
    file: at < owners.length ? 'retailer-figures.csv' : 'ranking-places.csv',
    name: names[at]!,
  }));
}

function faultsOf(
  audited: Audited,
  breaches: readonly Breach[],
  limit: number,
  about: (at: number) => { file: string; name: string },
): Fault[] {
  return breaches.map((breach, nth) => {
    // A chain takes a while to find, and only so many are told.
    const chain = nth < limit ? explainBreach(audited, breach.at) : [];
    const sentence = breachSentence(audited, breach, chain, (at) => about(at).name);
    return { file: about(breach.at).file, line: null, column: 'value', sentence };
  });
}

/** Whether the other regions tell more of a size than is known in the region itself. */
function learnsSomething(ledger: SizeLedger, markets: readonly MarketSubject[]): boolean {
  return markets.some(({ region, category, figures }) =>
    figures().some(({ metric, dimension, period, value }) => {
      if (metric !== 'market-size' || dimension !== '' || value === null) return false;
      const known = ledger.get({ region, category, period })!;
      const { low, high } = ledger.limitsOf({ region, category, period });
      const little = Math.min(known.high - known.low, value) / 100;
      return (
        Math.min(low, value) > known.low + little ||
        (Math.max(high, value) < known.high - little && known.high < Infinity)
      );
    }),
  );
}

/** What the two sizes reveal about a share, if that is more than the rule allows. */
function knownTooWell(ledger: SizeLedger, { key, figure, shown }: WorldShare): Interval | null {
  const [part, whole] = [ledger.get(key), ledger.get({ ...key, region: 'wor' })];
  if (!part || !whole || figure.value === null || shown.visibility !== 'range') return null;
  const seen = boundsOf(figure.metric, shown);
  const low = Math.max(seen.low, (100 * part.low) / whole.high);
  const high = Math.min(seen.high, (100 * part.high) / whole.low);
  const secret = { ...protectedAs(figure.metric, figure.value), shown: seen };
  return isTooClose(disclosureRule, secret, low, high) ? { low, high } : null;
}

function faultOfShare({ key, figure, shown }: WorldShare, known: Interval): Fault {
  const seen = boundsOf(figure.metric, shown);
  const sentence = `The share of ${key.region}/${key.category} in the world in ${figure.period} is shown as ${seen.low} to ${seen.high}%, but its two sizes tell that it lies between ${known.low} and ${known.high}%.`;
  return { file: 'market-figures.csv', line: null, column: 'value', sentence };
}
