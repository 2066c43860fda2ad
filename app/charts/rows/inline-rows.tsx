import type { Mark } from '../chart.ts';
import { emptyDrawing, markText } from '../drawing-parts.tsx';
import { InlineDrawing } from '../inline-drawing.tsx';
import { fluid } from '../fitting.ts';
import { rangeRows, type RowsChart } from './range-rows.tsx';
import { axisHeight, RowAxis } from './row-axis.tsx';

export function InlineRows({ chart, label }: { chart: RowsChart; label: string }) {
  const { groups, axis, track, insets, outlook } = rangeRows(chart);
  if (groups.length === 0) return <InlineDrawing drawing={emptyDrawing()} label={label} />;
  const widths = fluid.widths.map((width) => trackWidth(width, chart) - insets.left - insets.right);
  return (
    <figure aria-label={label} className={looks[chart.kind]}>
      <div className="range-axis" aria-hidden="true">
        <svg width="100%" height={axisHeight} overflow="visible">
          <RowAxis labels={axis} widths={widths} insets={insets} />
        </svg>
      </div>
      {groups.map((group) => (
        <div key={group[0]!.label} className="range-row">
          <p>
            <b>{group[0]!.text}</b>
            {group[0]!.tone === 'outlook' && <span className="mr-1.5 text-soft">{outlook}</span>}
            {group.map((mark, at) => (
              <Name key={mark.label} mark={mark} isLast={at === group.length - 1} />
            ))}
          </p>
          {track(group)}
        </div>
      ))}
    </figure>
  );
}

const looks = {
  ladder: 'range-rows',
  capsules: 'range-rows inset-tracks',
  funnel: 'range-rows inset-tracks funnel-rows',
};

/** What `charts.css` leaves for the track. */
function trackWidth(width: number, { kind }: RowsChart) {
  return width < 448 ? width : (width - 20) * (kind === 'funnel' ? 0.7 : 0.55);
}

function Name({ mark, isLast }: { mark: Mark; isLast: boolean }) {
  const text = isLast ? '' : ', ';
  const look = mark.tone === 'accent' ? 'font-semibold' : undefined;
  return (
    <>
      {mark.href === undefined ? (
        <span data-mark={markText(mark)} className={look}>
          {mark.label}
        </span>
      ) : (
        <a href={mark.href} data-mark={markText(mark)} className={look}>
          {mark.label}
        </a>
      )}
      {text}
    </>
  );
}
