import { colours } from '../colours.ts';
import { choosePlaces, shownWhere, textWidth } from '../fitting.ts';
import { percent } from '../scale.ts';

/** `filled` is an edge of a step in use. */
export type AxisLabel = { at: number; text: string; filled?: boolean };

export const axisHeight = 20;

export function RowAxis({ labels, widths }: { labels: readonly AxisLabel[]; widths: readonly number[] }) {
  const chosen = widths.map((width) => {
    const kept = new Set(labelsThatFit(labels, width));
    return labels.map((label) => kept.has(label));
  });
  return labels.map(({ at, text }, place) => {
    const shown = shownWhere(chosen.map((fits) => fits[place]!));
    return (
      shown && (
        <text
          key={at}
          {...shown}
          x={percent(at)}
          y={13}
          textAnchor={anchorOf(at)}
          fontSize={12}
          fill={colours.soft}
        >
          {text}
        </text>
      )
    );
  });
}

/**
 * All, or every second, third … from end to end, so that the ruler stays regular. If that would leave only the ends,
 * the edges of steps in use come next.
 */
export function labelsThatFit(labels: readonly AxisLabel[], width: number): readonly AxisLabel[] {
  const last = labels.length - 1;
  for (let stride = 1; stride < last; stride += 1) {
    const regular = labels.filter((_, place) => place % stride === 0);
    if (last % stride === 0 && !placesFor(regular, width).includes(-1)) return regular;
  }
  const order = labels.toSorted((one, other) => rankOf(one, labels) - rankOf(other, labels));
  const places = placesFor(order, width);
  return order.filter((_, at) => places[at] === 0);
}

const placesFor = (labels: readonly AxisLabel[], width: number) =>
  choosePlaces(labels.map((label) => ({ places: [boxOf(label, width)] })));

function rankOf(label: AxisLabel, labels: readonly AxisLabel[]) {
  if (label === labels[0] || label === labels.at(-1)) return 0;
  return label.filled ? 1 : 2;
}

function anchorOf(at: number) {
  if (at <= 0) return 'start';
  return at >= 1 ? 'end' : 'middle';
}

function boxOf({ at, text }: AxisLabel, width: number) {
  const wide = textWidth(text, 12);
  const left = at * width - { start: 0, middle: wide / 2, end: wide }[anchorOf(at)];
  return { left: left - 3, right: left + wide + 3, top: 0, bottom: 1 };
}
