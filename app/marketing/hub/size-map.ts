import type { MapChart } from '../../charts/chart.ts';
import { extentOf, markOf } from '../../figures/figure-marks.ts';
import { type Compared } from '../../data-pages/exhibit-shapes.ts';
import type { Figure, Range } from '../../figures/figure.ts';
import { formatRange } from '../../figures/format/format.ts';
import { rangeOf } from '../../figures/ladder.ts';

/** The largest ranges share one colour, because the eye cannot tell more than six apart. */
export function sizeMap(countries: readonly (Compared & { code: string })[]): MapChart {
  const steps = stepsOf(countries.map(({ figure }) => figure));
  return {
    kind: 'map',
    areas: countries.map(({ code, label, figure, href }) => ({
      ...markOf(figure, label),
      href,
      code,
      step: steps.findLastIndex(({ low }) => (low ?? -Infinity) <= leastOf(figure)),
    })),
    steps: steps.map((step) => formatRange('market-size', step)),
  };
}

const mostSteps = 6;

function stepsOf(figures: readonly Figure[]): Range[] {
  const known = figures.filter((figure) => extentOf(figure) !== null);
  const ranges = known.map((figure) => rangeOf('market-size', leastOf(figure)));
  const distinct = [...new Map(ranges.map((range) => [range.low, range])).values()].toSorted(
    (one, other) => (one.low ?? -Infinity) - (other.low ?? -Infinity),
  );
  if (distinct.length <= mostSteps) return distinct;
  const last = { low: distinct[mostSteps - 1]!.low, high: distinct.at(-1)!.high };
  return [...distinct.slice(0, mostSteps - 1), last];
}

const leastOf = (figure: Figure) => extentOf(figure)?.low ?? -Infinity;
