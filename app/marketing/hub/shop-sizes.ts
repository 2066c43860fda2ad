import { rungsOf, type Rungs } from '../../charts/steps.ts';
import { edgesOf, extentOf } from '../../figures/figure-marks.ts';
import type { Figure } from '../../figures/figure.ts';
import { formatFigure } from '../../figures/format/format.ts';

/** A shop with its published sales, in words and as steps of the ladder that it shares with its neighbours. */
export type SizedShop = { name: string; text: string; rungs: Rungs | null };

export function sizedShops<Shop extends { name: string; figure: Figure }>(
  shops: readonly Shop[],
): (Omit<Shop, 'figure'> & SizedShop)[] {
  const [first] = shops;
  if (!first) return [];
  const rungs = rungsOf(
    shops.map(({ figure }) => extentOf(figure)),
    edgesOf(first.figure),
  );
  return shops.map(({ figure, ...shop }, at) => ({
    ...shop,
    text: formatFigure(figure),
    rungs: rungs[at] ?? null,
  }));
}
