import { colours } from '../colours.ts';
import { choosePlaces, shownWhere, textWidth } from '../fitting.ts';
import { percent } from '../scale.ts';

/** `filled` is an edge of a step in use. */
export type AxisLabel = { at: number; text: string; filled?: boolean };

export const axisHeight = 20;

/** Pixels beside the scale that a label may use. */
export type Insets = { left: number; right: number };

const noInsets: Insets = { left: 0, right: 0 };

type Props = { labels: readonly AxisLabel[]; widths: readonly number[]; insets?: Insets };

export function RowAxis({ labels, widths, insets = noInsets }: Props) {
  const chosen = widths.map((width) => {
    const kept = new Set(labelsThatFit(labels, width, insets));
    return labels.map((label) => kept.has(label));
  });
  return labels.map((label, place) => {
    const { at, text } = label;
    const shown = shownWhere(chosen.map((fits) => fits[place]!));
    return (
      shown && (
        <text
          key={at}
          {...shown}
          x={percent(at)}
          y={13}
          textAnchor={anchorOf(label, insets)}
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
export function labelsThatFit(
  labels: readonly AxisLabel[],
  width: number,
  insets = noInsets,
): readonly AxisLabel[] {
  const last = labels.length - 1;
  for (let stride = 1; stride < last; stride += 1) {
    const regular = labels.filter((_, place) => place % stride === 0);
    if (last % stride === 0 && !placesFor(regular, width, insets).includes(-1)) return regular;
  }
  const order = labels.toSorted((one, other) => rankOf(one, labels) - rankOf(other, labels));
  const places = placesFor(order, width, insets);
  return order.filter((_, at) => places[at] === 0);
}

const placesFor = (labels: readonly AxisLabel[], width: number, insets: Insets) =>
  choosePlaces(labels.map((label) => ({ places: [boxOf(label, width, insets)] })));

function rankOf(label: AxisLabel, labels: readonly AxisLabel[]) {
  if (label === labels[0] || label === labels.at(-1)) return 0;
  return label.filled ? 1 : 2;
}

/** Centred, also at the ends if there is room beside them, since the labels of a ruler look uneven otherwise. */
function anchorOf({ at, text }: AxisLabel, { left, right }: Insets) {
  const half = textWidth(text, 12) / 2;
  if (at <= 0 && half > left) return 'start';
  return at >= 1 && half > right ? 'end' : 'middle';
}

function boxOf(label: AxisLabel, width: number, insets: Insets) {
  const wide = textWidth(label.text, 12);
  const left = label.at * width - { start: 0, middle: wide / 2, end: wide }[anchorOf(label, insets)];
  return { left: left - 3, right: left + wide + 3, top: 0, bottom: 1 };
}
