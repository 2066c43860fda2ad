import type { Services } from '../context.server.ts';

/** Region code → English name. */
export function regionNames({ facts }: Services): ReadonlyMap<string, string> {
  return new Map(facts.regions.current.map(({ geo_code, name }) => [geo_code, name]));
}
