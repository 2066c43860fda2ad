import type { Figure } from '../figures/figure.ts';

/** What the blocks of a chart by year stand for. */
export const blocksInWords = (series: readonly Figure[]) =>
  series.some(({ method }) => method === 'forecast')
    ? 'Blocks contain the exact value; forecasts cover 80% of outcomes.'
    : 'Blocks contain the exact value.';
