import type { Told } from './attack-region.ts';

/** A region and published parts of it that do not overlap. */
export type Whole = { region: string; parts: readonly string[] };

export type ToldSize = Pick<Told, 'category' | 'period' | 'shown' | 'told'> & { region: string };

/**
 * What sums of countries tell, given all that is told within each region: a group is no smaller than its parts
 * together, and a part no larger than what the others leave of the group.
 */
export function attackGroups(sizes: readonly ToldSize[], wholes: readonly Whole[]): ToldSize[] {
  const told = new Map(
    sizes.map((size) => [
      `${size.region} ${size.category} ${size.period}`,
      { ...size, told: [...size.told] as [number, number] },
    ]),
  );
  const markets = new Set(sizes.map(({ category, period }) => `${category} ${period}`));
  for (let round = 0; round < 5; round += 1) {
    for (const { region, parts } of wholes) {
      for (const market of markets) {
        const whole = told.get(`${region} ${market}`);
        const found = parts.flatMap((part) => told.get(`${part} ${market}`) ?? []);
        if (!whole) continue;
        const least = found.reduce((sum, part) => sum + part.told[0], 0);
        whole.told[0] = Math.max(whole.told[0], least);
        for (const part of found)
          part.told[1] = Math.min(part.told[1], whole.told[1] - (least - part.told[0]));
      }
    }
  }
  return [...told.values()];
}
