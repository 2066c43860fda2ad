import type { Figure, Range } from '../../figures/figure.ts';
import type { Sparkline } from '../search-entry.ts';

export const sparklineBox = { width: 120, height: 36 } as const;

/**
 * A block from the low to the high end of each published range; neighbouring years with the same range share one. There
 * is no line through the middle: it would suggest a value that is not published. An open end reaches the edge of the
 * box.
 */
export function sparklineOf(series: readonly Figure[]): Sparkline | null {
  const years = series.flatMap((figure) => {
    const extent = extentOf(figure);
    return extent && /^\d{4}$/.test(figure.period) ? [{ ...extent, figure }] : [];
  });
  if (years.length < 2) return null;
  const ends = years.flatMap(({ low, high }) => [low, high]).filter((end) => end !== null);
  const least = Math.min(0, ...ends);
  const span = Math.max(0, ...ends) - least || 1;
  const { width, height } = sparklineBox;
  const [first, last] = [years[0]!.figure.period, years.at(-1)!.figure.period];
  const step = width / (Number(last) - Number(first) + 1);
  const y = (value: number) => height - ((value - least) / span) * height;

  const rectangle = ({ low, high, from, to }: Run) => {
    const [top, bottom] = [high === null ? 0 : y(high), low === null ? height : y(low)];
    // A figure that is published exactly has no extent, but must be seen.
    const tall = Math.max(bottom - top, thinnest);
    const start = Math.min(Math.max((top + bottom - tall) / 2, 0), height - tall);
    const wide = short((to - from) * step);
    return `M${short((from - Number(first)) * step)} ${short(start)}h${wide}v${short(tall)}h-${wide}z`;
  };
  const pathOf = (runs: readonly Run[]) => runs.map(rectangle).join('');
  const runs = runsOf(years);
  return {
    from: first,
    to: last,
    zero: short(y(0)),
    past: pathOf(runs.filter(({ isForecast }) => !isForecast)),
    forecast: pathOf(runs.filter(({ isForecast }) => isForecast)),
  };
}

const thinnest = 2;

/** Years from `from` up to, but not including, `to`. */
type Run = Range & { from: number; to: number; isForecast: boolean };

function runsOf(years: readonly (Range & { figure: Figure })[]): Run[] {
  const runs: Run[] = [];
  for (const { low, high, figure } of years) {
    const [from, isForecast] = [Number(figure.period), figure.method === 'forecast'];
    const run = runs.at(-1);
    const continues =
      run?.to === from && run.low === low && run.high === high && run.isForecast === isForecast;
    if (continues) run.to += 1;
    else runs.push({ low, high, from, to: from + 1, isForecast });
  }
  return runs;
}

function extentOf(figure: Figure): Range | null {
  if (figure.visibility === 'range')
    return figure.range?.low == null && figure.range?.high == null ? null : figure.range;
  if (figure.visibility === 'exact' && figure.value !== null)
    return { low: figure.value, high: figure.value };
  return null;
}

const short = (value: number) => Number(value.toFixed(2));
