import { largestFirst, type Compared } from '../data-pages/exhibit-shapes.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { extentOf, markOf } from '../figures/figure-marks.ts';
import type { Figure, Range } from '../figures/figure.ts';
import { formatRange } from '../figures/format/format.ts';
import { rangeOf } from '../figures/ladder.ts';
import { metricOf } from '../figures/metric.ts';
import { lowerEndText, shadingOf } from '../figures/step-texts.ts';
import type { Measure } from '../subjects/measure.ts';
import { leadersHeadline } from './headline.ts';

export type MappedCountry = Compared & {
  /** Three letters, as on the map. */
  code: string;
  inText: string;
};

/** Every country in one year. The colours are the same in all years, so that a reader can follow one of them. */
export function exploreMap(measure: Measure, { countries, everyYear, shared }: Mapped): Exhibit | null {
  const steps = coloursOf(everyYear);
  const { scaleName } = shadingOf(everyYear);
  const [first] = countries;
  if (!first || steps.length === 0) return null;
  const sorted = countries.toSorted(largestFirst);
  const unit = metricOf(measure.metric).unit === 'usd' ? ', in US dollars' : '';
  return {
    id: 'map',
    title: measure.label,
    message: leadersHeadline(
      measure,
      countries.map(({ inText, figure }) => ({ label: inText, figure })),
      'in',
    ),
    subtitle: `${[measure.label, shared, first.figure.period].filter(Boolean).join(', ')}${unit}`,
    note: 'We publish no figures for unshaded countries; they count only towards the figures for wider regions.',
    wide: true,
    chart: {
      kind: 'map',
      areas: sorted.map(({ label, figure, href, code }) => ({
        ...markOf(figure, label),
        href,
        code,
        step: Math.max(
          0,
          steps.findLastIndex(({ low }) => (low ?? -Infinity) <= leastOf(figure)),
        ),
      })),
      steps: steps.map((step) =>
        scaleName ? lowerEndText(first.figure, step) : formatRange(measure.metric, step),
      ),
      scaleName,
    },
    table: {
      columns: ['Country', `${measure.label}, ${first.figure.period}`],
      rows: sorted.map(({ label, figure, href }) => ({ label, href, cells: [figure] })),
    },
  };
}

type Mapped = {
  countries: readonly MappedCountry[];
  everyYear: readonly Figure[];
  shared: string | null;
};

/** The eye tells no more shades apart, so neighbouring steps share one, each for about as many figures. */
const mostColours = 6;

function coloursOf(figures: readonly Figure[]): Range[] {
  const known = figures.filter((figure) => extentOf(figure) !== null);
  const steps = [...Map.groupBy(known, (figure) => stepOf(figure).low).values()]
    .toSorted(([one], [other]) => leastOf(one!) - leastOf(other!))
    .map((alike) => ({ range: stepOf(alike[0]!), count: alike.length }));
  if (steps.length <= mostColours) return steps.map(({ range }) => range);
  const colours: typeof steps = [];
  for (const { range, count } of steps) {
    const last = colours.at(-1);
    const isFull = !last || last.count + count / 2 > known.length / mostColours;
    if (isFull && colours.length < mostColours) colours.push({ range, count });
    else
      colours[colours.length - 1] = {
        range: { low: last!.range.low, high: range.high },
        count: last!.count + count,
      };
  }
  return colours.map(({ range }) => range);
}

const stepOf = (figure: Figure) => rangeOf(figure.metric, leastOf(figure));

const leastOf = (figure: Figure) => extentOf(figure)?.low ?? -Infinity;
