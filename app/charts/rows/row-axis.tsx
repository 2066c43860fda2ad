import { colours } from '../colours.ts';
import { choosePlaces, shownWhere, textWidth } from '../fitting.ts';
import { percent } from '../scale.ts';

export type AxisLabel = { at: number; text: string };

export const axisHeight = 20;

/** Labels that would touch at a width are left out there; the ends choose first. */
export function RowAxis({ labels, widths }: { labels: readonly AxisLabel[]; widths: readonly number[] }) {
  const order = labels.map((_, place) => place).toSorted((a, b) => rankOf(a, labels) - rankOf(b, labels));
  const chosen = widths.map((width) => {
    const places = choosePlaces(order.map((place) => ({ places: [boxOf(labels[place]!, width)] })));
    return labels.map((_, place) => places[order.indexOf(place)] === 0);
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

/** The ends first, then every second label, then the rest. */
function rankOf(place: number, labels: readonly AxisLabel[]) {
  if (place === 0 || place === labels.length - 1) return 0;
  return place % 2 === 0 ? 1 : 2;
}

function anchorOf(at: number) {
  if (at <= 0) return 'start';
  return at >= 1 ? 'end' : 'middle';
}

function boxOf({ at, text }: AxisLabel, width: number) {
  const wide = textWidth(text, 12);
  const left = at * width - { start: 0, middle: wide / 2, end: wide }[anchorOf(at)];
  return { left: left - 5, right: left + wide + 5, top: 0, bottom: 1 };
}
