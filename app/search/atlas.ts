import { toAlpha2 } from '../taxonomy/geo-codes.ts';
import type { RegionRecord } from '../taxonomy/region.ts';

export type Atlas = ReturnType<typeof createAtlas>;

/** Regions by code: the world, then those that we know best, then groups, then countries by name. */
export function createAtlas(regions: readonly RegionRecord[], best: ReadonlySet<string>) {
  const nearness = ({ geo_code: code, geo_type: type }: RegionRecord) =>
    [type === 'Worldwide', best.has(code), type !== 'Country', true].indexOf(true);
  const ordered = regions.toSorted(
    (one, other) => nearness(one) - nearness(other) || alphabetical.compare(one.name, other.name),
  );
  const byCode = new Map(ordered.map((region, order) => [region.geo_code, { ...region, order }]));
  const orderOf = (code: string) => byCode.get(code)?.order ?? regions.length;
  return {
    nameOf: (code: string) => byCode.get(code)?.name ?? code,
    compare: (one: string, other: string) => orderOf(one) - orderOf(other),
    wordsOf(code: string): string[] {
      const { name, name_short: short, demonym } = byCode.get(code) ?? {};
      const names = [name, short, demonym, code, toAlpha2(code), nicknames[code]];
      return names.filter((word) => word !== undefined);
    },
  };
}

const alphabetical = new Intl.Collator('en');

// Names that people use and the facts do not have.
const nicknames: Readonly<Record<string, string>> = {
  are: 'Emirati',
  cze: 'Czech Republic',
  gbr: 'British England Great Britain',
  nld: 'Holland',
  usa: 'America American',
  wor: 'world',
};
