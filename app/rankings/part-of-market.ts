import { extentOf } from '../data-pages/exhibit-shapes.ts';
import type { Figure } from '../figures/figure.ts';
import { formatRange } from '../figures/format/format.ts';

/**
 * What two published ranges say of a shop's part of the market: at least its least against the largest that the
 * market can be, at most the other way round. It tells nothing that a reader could not work out.
 */
export function partOfMarket(netSales: Figure, marketSize: Figure): string | null {
  const [part, whole] = [extentOf(netSales), extentOf(marketSize)];
  if (netSales.metric !== 'net-sales' || !part || !whole) return null;
  const low = part.low && whole.high ? percent(part.low / whole.high) : null;
  const high = part.high && whole.low ? percent(part.high / whole.low) : Infinity;
  if (low === null && high >= 100) return null;
  if (high <= smallest) return formatRange('market-share', { low: null, high: smallest });
  return formatRange('market-share', { low, high: high < 100 ? high : null });
}

/** Percent; below it more digits would only be noise. */
const smallest = 0.1;

/** Without the tail that a division of decimals leaves: 0.5, not 0.5000000000000001. */
const percent = (quotient: number) => Number((quotient * 100).toPrecision(6));
