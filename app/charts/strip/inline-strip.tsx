import type { StripChart } from '../chart.ts';
import { emptyDrawing, markText } from '../drawing-parts.tsx';
import { fluid } from '../fitting.ts';
import { InlineDrawing } from '../inline-drawing.tsx';
import { cellHeight, StripCells } from './strip-cells.tsx';
import { InlineHead } from './strip-head.tsx';
import { stripRows } from './strip-rows.ts';

export function InlineStrip({ chart, label }: { chart: StripChart; label: string }) {
  const { rows, constant } = stripRows(chart);
  if (chart.columns.length === 0 || rows.length + constant.length === 0)
    return <InlineDrawing drawing={emptyDrawing()} label={label} />;
  const widths = fluid.widths.map((width) => (width < 448 ? width : ((width - 16) * 10) / 13));
  return (
    <figure aria-label={label} className="range-rows" data-columns={chart.columns.join('|')}>
      {rows.length > 0 && <InlineHead {...chart} widths={widths} />}
      {rows.map((row) => (
        <div key={row.name} className="strip-row">
          <p>{row.name}</p>
          <svg width="100%" height={cellHeight} data-plot="">
            <StripCells row={row} columns={chart.columns} widths={widths} />
          </svg>
        </div>
      ))}
      {constant.length > 0 && (
        <p className="mt-3 text-soft">
          {chart.constant}:{' '}
          {constant.map(({ name, mark }, at) => (
            <span key={name} data-mark={markText({ label: name, text: mark.text })}>
              {name} <b className="font-semibold whitespace-nowrap text-ink">{mark.text}</b>
              {at < constant.length - 1 ? ' · ' : ''}
            </span>
          ))}
        </p>
      )}
    </figure>
  );
}
