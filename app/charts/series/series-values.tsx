import type { Mark, Published } from '../chart.ts';
import { colours } from '../colours.ts';
import { MarkGroup } from '../drawing-parts.tsx';
import { choosePlaces, shownWhere, textWidth, type Box } from '../fitting.ts';
import { percent, isExact, spanOf } from '../scale.ts';
import { leapOf, middle, outlookHeight, small, type Frame } from './series-frame.ts';

/** Prints each number at the first free place near its mark, which may depend on the width. */
export function SeriesValues({ marks, published, frame, widths }: Props) {
  const [own, others] = [wishesOf(marks, frame), publishedWishes(published, marks, frame)];
  const wishes = [...own.filter(isNeeded), ...others, ...own.filter((wish) => !isNeeded(wish))];
  const chosen = widths.map((width) => {
    const choices = wishes.map((wish) => ({
      places: wish.places.map((place) => boxOf(place, wish.text, width)),
      orElse: isNeeded(wish) ? lastResort(wish.places) : undefined,
    }));
    return choosePlaces(choices, [...obstaclesOf(marks, frame, width), ...dotBoxes(published, frame, width)]);
  });
  return wishes.map(({ text, strong, outlook, places }, wish) =>
    places.map(({ x, y, anchor }, at) => {
      const shown = shownWhere(chosen.map((choice) => choice[wish] === at));
      return (
        shown && (
          <text
            key={`${x} ${y} ${anchor}`}
            {...shown}
            x={percent(x)}
            dx={{ start: 3, middle: undefined, end: -3 }[anchor]}
            y={y}
            textAnchor={anchor}
            fontSize={small}
            fontWeight={strong ? 600 : undefined}
            fill={strong ? colours.ink : colours.soft}
            stroke={outlook ? colours.mist : colours.paper}
            strokeWidth={3}
            strokeLinejoin="round"
            paintOrder="stroke"
          >
            {text}
          </text>
        )
      );
    }),
  );
}

type Props = {
  marks: readonly Mark[];
  published: readonly Published[];
  frame: Frame;
  widths: readonly number[];
};

/** Hollow, so that the band shows through: whether it holds the dot is the point. */
export function PublishedDots({ published, frame }: { published: readonly Published[]; frame: Frame }) {
  return published.flatMap((one) => {
    const at = frame.labels.indexOf(one.label);
    if (at === -1) return [];
    return [
      <MarkGroup
        key={`${one.label} ${one.name}`}
        mark={{ label: `${one.name}, ${one.label}`, text: `${one.text} (published)` }}
      >
        <circle
          cx={percent(middle(frame.column(at)))}
          cy={frame.y(frame.scale.at(one.value))}
          r={5}
          fill={colours.paper}
          fillOpacity={0.6}
          stroke={colours.ink}
          strokeWidth={2}
        />
      </MarkGroup>,
    ];
  });
}

/** The newest dot is labelled where there is room, first on the side away from our range; the legend names the sources. */
function publishedWishes(published: readonly Published[], marks: readonly Mark[], frame: Frame): Wish[] {
  const newest = published.toSorted((one, other) => one.label.localeCompare(other.label)).at(-1);
  const at = newest ? frame.labels.indexOf(newest.label) : -1;
  // Where we show the published figure itself, its label is there already.
  if (!newest || at === -1 || marks[at]?.text === newest.text) return [];
  const [x, y] = [middle(frame.column(at)), frame.y(frame.scale.at(newest.value))];
  const low = marks[at]?.extent?.low ?? -Infinity;
  const places = (newest.value < low ? [20, -12] : [-12, 20]).flatMap((away) =>
    (['middle', 'end', 'start'] as const).map((anchor) => ({ x, y: y + away, anchor })),
  );
  return [{ text: newest.text, strong: true, outlook: false, places }];
}

function dotBoxes(published: readonly Published[], frame: Frame, width: number): Box[] {
  return published.flatMap(({ label, value }) => {
    const at = frame.labels.indexOf(label);
    if (at === -1) return [];
    const [x, y] = [middle(frame.column(at)) * width, frame.y(frame.scale.at(value))];
    return [{ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 }];
  });
}

type Wish = { text: string; strong: boolean; outlook: boolean; places: readonly Place[]; needed?: boolean };

const isNeeded = ({ needed = false }: Wish) => needed;

type Place = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };

/** One wish for each run of equal texts. What the headline names chooses first, which is the last known number. */
function wishesOf(marks: readonly Mark[], frame: Frame): Wish[] {
  const runs = runsOf(marks).filter(({ first }) => marks[first]!.extent !== null);
  const toneOf = ({ first }: Run) => marks[first]!.tone ?? 'plain';
  const accented = runs.filter((run) => toneOf(run) === 'accent');
  const newest = runs.findLast((run) => toneOf(run) === 'plain');
  const strong = accented.length > 0 ? accented : [newest];
  return runs
    .filter((run) => !repeats(run, marks))
    .map((run) => ({
      text: marks[run.first]!.text,
      strong: strong.includes(run),
      needed: strong.includes(run),
      outlook: marks[run.first]!.tone === 'outlook',
      places: isExact(marks[run.first]!.extent)
        ? pointPlaces(run, marks, frame)
        : bandPlaces(run, marks, frame),
    }))
    .toSorted((a, b) => Number(b.strong) - Number(a.strong));
}

type Run = { first: number; end: number };

function runsOf(marks: readonly Mark[]): Run[] {
  const runs: Run[] = [];
  marks.forEach((mark, at) => {
    const before = marks[at - 1];
    const same = before && before.text === mark.text && before.tone === mark.tone && !isExact(mark.extent);
    if (same) runs.at(-1)!.end = at + 1;
    else runs.push({ first: at, end: at + 1 });
  });
  return runs;
}

/** A forecast that continues the last known range needs no text. */
function repeats({ first }: Run, marks: readonly Mark[]) {
  return !isExact(marks[first]!.extent) && marks[first - 1]?.text === marks[first]!.text;
}

/** Above the point, or below it where the line dips; beside a steep line on its free side; below what follows a band. */
function pointPlaces({ first }: Run, marks: readonly Mark[], { scale, y, column }: Frame): Place[] {
  const level = (at: number) => {
    const extent = marks[at]?.extent;
    return extent ? spanOf(extent, scale).to : null;
  };
  const here = level(first)!;
  const [before, after] = [level(first - 1) ?? here, level(first + 1) ?? here];
  const place = (away: number, anchor: Place['anchor']) => ({
    x: middle(column(first)),
    y: y(here) + away,
    anchor,
  });
  const dips = before > here && after > here;
  if (dips) return [place(18, 'middle')];
  const above = [place(-9, 'middle'), place(-7, before < after ? 'end' : 'start')];
  const followsBand = marks[first - 1]?.extent && !isExact(marks[first - 1]!.extent);
  return followsBand ? [...above, place(20, 'middle')] : above;
}

/** Above or below the band, away from zero first, and aligned with the end whose neighbour is lower. */
function bandPlaces({ first, end }: Run, marks: readonly Mark[], frame: Frame): Place[] {
  const { scale, y, column, outlookFrom } = frame;
  const span = spanOf(marks[first]!.extent!, scale);
  const before = marks[first - 1]?.extent;
  const rises = before ? spanOf(before, scale).to <= span.to : false;
  const left = { x: column(first).from, anchor: 'start' as const };
  const right = { x: column(end - 1).to, anchor: 'end' as const };
  // No text runs across the border of the forecast.
  const endsThere = end === outlookFrom || (rises && first < outlookFrom);
  const sides = endsThere ? [right, left] : [left, right];
  const over = sides.map((side) => ({ ...side, y: span.openHigh ? y(1) + 14 : y(span.to) - 7 }));
  const under = sides.map((side) => ({ ...side, y: span.openLow ? y(0) - 6 : y(span.from) + 17 }));
  const sinks = span.to <= scale.origin && !span.openLow;
  return sinks ? [...under, ...over] : [...over, ...under];
}

/** For a text that must be printed although no place is free: it stays inside the plot. */
function lastResort(places: readonly Place[]): number {
  const inwards = places.findIndex(({ x, anchor }) => anchor === (x > 0.5 ? 'end' : 'start'));
  return Math.max(0, inwards);
}

function boxOf({ x, y, anchor }: Place, text: string, width: number): Box {
  const wide = textWidth(text, small);
  const left = x * width - { start: -3, middle: wide / 2, end: wide + 3 }[anchor];
  return { left: left - apart, right: left + wide + apart, top: y - small, bottom: y + 3 };
}

/** Between two texts, also if they meet at a border from both sides. Bands may be closer: a text begins at its band's end. */
const apart = 5;

/** What no text may cover: bands (except faded ends), lines, the forecast's label, and the area outside the plot. */
function obstaclesOf(marks: readonly Mark[], frame: Frame, width: number): Box[] {
  const { labels, top, bottom, outlookFrom } = frame;
  const word = {
    left: frame.column(Math.min(outlookFrom, labels.length - 1)).from * width,
    right: width,
    top: 0,
    bottom: 18,
  };
  return [
    ...marks.flatMap((_, at) => [
      ...bandBox(marks, at, frame, width),
      ...riserBox(marks, at, frame, width),
      ...lineBoxes(marks, at, frame, width),
    ]),
    ...(outlookFrom < labels.length && top >= outlookHeight ? [word] : []),
    { left: -1e6, right: -apart, top: top - 100, bottom: bottom + 100 },
    { left: width + 8, right: 1e6, top: top - 100, bottom: bottom + 100 },
    { left: -1e6, right: 1e6, top: bottom - 2, bottom: 1e6 },
  ];
}

function bandBox(marks: readonly Mark[], at: number, { scale, y, column }: Frame, width: number): Box[] {
  const { extent } = marks[at]!;
  if (extent === null || isExact(extent)) return [];
  const { from, to, openHigh, openLow } = spanOf(extent, scale);
  const half = (to - from) / 2;
  const { from: left, to: right } = column(at);
  return [
    {
      left: left * width + apart - 2,
      right: right * width - apart + 2,
      top: y(openHigh ? from + half : to) - 1,
      bottom: y(openLow ? to - half : from) + 1,
    },
  ];
}

function riserBox(marks: readonly Mark[], at: number, frame: Frame, width: number): Box[] {
  const leap = leapOf(marks[at - 1], marks[at]!, frame);
  const x = frame.column(at).from * width;
  // A text beside a riser keeps a distance by itself; one across it does not.
  return leap ? [{ ...leap, left: x + apart - 3, right: x - apart + 3 }] : [];
}

function lineBoxes(marks: readonly Mark[], at: number, { scale, y, column }: Frame, width: number): Box[] {
  const [from, to] = [marks[at - 1]?.extent ?? null, marks[at]!.extent];
  if (!isExact(from) || !isExact(to)) return [];
  const [x1, x2] = [middle(column(at - 1)) * width, middle(column(at)) * width];
  const [y1, y2] = [y(scale.at(from.low)), y(scale.at(to.low))];
  return Array.from({ length: chain + 1 }, (_, link) => {
    const [x, height] = [x1 + ((x2 - x1) * link) / chain, y1 + ((y2 - y1) * link) / chain];
    return { left: x - 2, right: x + 2, top: height - 2, bottom: height + 2 };
  });
}

const chain = 8;
