import type { Mark } from '../chart.ts';
import { colours } from '../colours.ts';
import { choosePlaces, shownWhere } from '../fitting.ts';
import { percent } from '../scale.ts';
import { small, type Frame } from './series-frame.ts';
import { boxOf, lastResort, obstaclesOf, wishesOf } from './series-places.ts';

/** The numbers at their marks, each at the first of its places that is free; which one may depend on the width. */
export function SeriesValues({
  marks,
  frame,
  widths,
}: {
  marks: readonly Mark[];
  frame: Frame;
  widths: readonly number[];
}) {
  const wishes = wishesOf(marks, frame);
  const chosen = widths.map((width) => {
    const choices = wishes.map(({ text, strong, places }) => ({
      places: places.map((place) => boxOf(place, text, width)),
      orElse: strong ? lastResort(places) : undefined,
    }));
    return choosePlaces(choices, obstaclesOf(marks, frame, width));
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
            dx={anchor === 'end' ? -3 : undefined}
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
