import type { Figure } from '../figures/figure.ts';

/** What the blocks of a chart by year stand for. */
export const blocksInWords = (series: readonly Figure[]) =>
  series.some(({ method }) => method === 'forecast')
    ? 'Each block contains the exact value; forecast blocks cover 80% of outcomes.'
    : 'Each block contains the exact value.';
