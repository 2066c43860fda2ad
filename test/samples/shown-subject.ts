import { showRegion } from '../../app/figures/disclosure/show-region.ts';
import { figuresOfRetailers, showRetailers } from '../../app/figures/disclosure/show-retailers.ts';
import { createSizeLedger } from '../../app/figures/disclosure/size-ledger.ts';
import type { ExactFigure, Shown } from '../../app/figures/figure.ts';
import { visibilityMap } from '../../app/figures/visibility.ts';

/** What visitors see of a single market. */
export function showMarket(figures: readonly ExactFigure[], visibility = visibilityMap()): Shown[] {
  const ledger = createSizeLedger(['deu'], () => []);
  const { masked } = showRegion('deu', [{ category: 'all', figures }], visibility, {
    baseYear: 2025,
    ledger,
  });
  return masked.map(({ shown }) => shown);
}

/** What visitors see of a retailer without a rank. */
export function showRetailer(figures: readonly ExactFigure[], visibility = visibilityMap()): Shown[] {
  const all = figuresOfRetailers([{ retailer: 'shop.example-de', figures }], [], () => []);
  const { masked } = showRetailers(all, visibility, { baseYear: 2025, isLocked: () => false });
  return masked.map(({ shown }) => shown);
}
