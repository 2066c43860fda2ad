import { openLedger } from './ledger.ts';
import type { StormySite } from './stormy-site.ts';

export type Storm = {
  /** How many forms are sent, or plans are bought. */
  visits: number;
  /** How often something is killed while people are busy, and as often again while all that comes of it is done. */
  kills: number;
  seed: number;
  /** How long everything may take once the storm is over. */
  patienceMs: number;
  /** Where it keeps what it has done; given again, the run goes on. */
  folder: string;
  say: (line: string) => void;
};

/** The name is used once, though a number comes again where a run was broken off. */
export type Visit = { number: number; name: string };

/** Each visitor comes from another network, so that their limits are separate. */
export function addressOf(number: number): string {
  return `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`;
}

type Visits = Storm & { done: number; thing: string };

/** A few visitors at a time. The first kills come while they are on their way, the others while all is delivered. */
export async function visitAll(
  { site, killWithin, killWhileDelivering, calmDown }: StormySite,
  { visits, kills, done, thing, folder, say }: Visits,
  visit: (visit: Visit) => Promise<void>,
): Promise<void> {
  const starts = openLedger<number>(folder, 'starts');
  starts.add(done);
  const waiting = Array.from({ length: Math.max(0, visits - done) }, (_, at) => done + at);
  const killEvery = Math.ceil(visits / (kills + 1));
  const sayEvery = Math.max(50, Math.ceil(visits / 50));
  let killing = Promise.resolve();
  let ended = done;
  const visitors = Array.from({ length: visitorsAtOnce }, async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      if (number > 0 && number % killEvery === 0) killing = killing.then(() => killWithin(1_500));
      await visit({ number, name: `${starts.entries.length}-${number}` });
      ended += 1;
      if (ended % sayEvery === 0) say(`${ended} of ${visits} ${thing}, ${site.kills()} kills`);
    }
  });
  await Promise.all(visitors);
  await killing;
  for (let kill = 0; kill < Math.min(kills, mostKillsAfter); kill += 1) await killWhileDelivering();
  calmDown();
}

const visitorsAtOnce = 4;
const mostKillsAfter = 10;
