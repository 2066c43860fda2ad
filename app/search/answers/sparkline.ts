import type { Figure, Range } from '../../figures/figure.ts';
import type { Sparkline } from '../search-entry.ts';

export const sparklineBox = { width: 120, height: 36 } as const;

/**
 * One step per year, from the low to the high end of its published range. There is no line through the middle: it would
 * suggest a value that is not published. An open end reaches the edge of the box.
 */
export function sparklineOf(series: readonly Figure[]): Sparkline | null {
  const years = series.flatMap((figure) => {
    const extent = extentOf(figure);
    return extent && /^\d{4}$/.test(figure.period) ? [{ ...extent, figure }] : [];
  });
  if (years.length < 2) return null;
  const ends = years.flatMap(({ low, high }) => [low, high]).filter((end) => end !== null);
  // Above zero, bands float: from the lowest value, a wider range would look like a larger one.
  const least = Math.min(0, ...ends);
  const span = Math.max(0, ...ends) - least || 1;
  const { width, height } = sparklineBox;
  const step = width / years.length;
  const y = (value: number) => height - ((value - least) / span) * height;

  const rectangle = ({ low, high }: Range, at: number) => {
    const [top, bottom] = [high === null ? 0 : y(high), low === null ? height : y(low)];
    // A figure that is published exactly has no extent, but must be seen.
    const tall = Math.max(bottom - top, thinnest);
    const from = Math.min(top, height - tall);
    return `M${short(at * step)} ${short(from)}h${short(step - gap)}v${short(tall)}h-${short(step - gap)}z`;
  };
  const drawn = years.map((year, at) => ({ path: rectangle(year, at), method: year.figure.method }));
  const join = (isForecast: boolean) =>
    drawn
      .filter(({ method }) => (method === 'forecast') === isForecast)
      .map(({ path }) => path)
      .join('');
  return {
    from: years[0]!.figure.period,
    to: years.at(-1)!.figure.period,
    past: join(false),
    forecast: join(true),
  };
}

const thinnest = 2;
const gap = 1;

function extentOf(figure: Figure): Range | null {
  if (figure.visibility === 'range') return figure.range;
  if (figure.visibility === 'exact' && figure.value !== null)
    return { low: figure.value, high: figure.value };
  return null;
}

const short = (value: number) => Number(value.toFixed(2));
