import type { ComparedCountry } from '../../app/markets/neighbour-exhibits.ts';
import { shownFigure } from './sample-figures.ts';

/** Makes countries to compare by one metric, each with the range of its figure for 2025. */
export const comparedCountries =
  (metric: 'market-size' | 'market-growth') =>
  (code: string, range: readonly [number, number], more: Partial<ComparedCountry> = {}): ComparedCountry => ({
    code,
    label: code,
    inText: code,
    figure: shownFigure(metric, 2025, range),
    tone: 'plain',
    ...more,
  });
