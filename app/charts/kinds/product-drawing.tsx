import type { Mark, ProductChart } from '../chart.ts';
import { colours } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import type { Canvas } from '../fitting.ts';
import { markText } from '../drawing-parts.tsx';

export function InlineProduct({ result, factors, label }: ProductChart & { label: string }) {
  return (
    <figure aria-label={label} className="flex flex-col @2xl:flex-row @2xl:items-stretch">
      <Box mark={result} subject />
      {factors.map((factor, at) => (
        <div key={factor.label} className="contents">
          <span className="self-center px-3 py-1 text-xl text-soft">{at === 0 ? '=' : '×'}</span>
          <Box mark={factor} />
        </div>
      ))}
    </figure>
  );
}

function Box({ mark, subject = false }: { mark: Mark; subject?: boolean }) {
  return (
    <div
      data-mark={markText(mark)}
      className={`flex-1 rounded-md px-4 py-3 ${subject ? 'bg-sea-wash' : 'bg-mist'}`}
    >
      <p className="text-xl font-semibold tracking-tight">{mark.text}</p>
      <p className="text-sm text-soft">{mark.label}</p>
    </div>
  );
}

export function drawProduct({ result, factors }: ProductChart, { widths }: Canvas): Drawing {
  const boxes = [result, ...factors];
  const sign = 28;
  const room = (widths[0]! - sign * factors.length) / boxes.length;
  return {
    height: 78,
    left: 0,
    right: 0,
    legend: [],
    content: boxes.map((mark, at) => {
      const x = at * (room + sign);
      return (
        <g key={mark.label}>
          <rect x={x} width={room} height={78} rx={8} fill={at === 0 ? colours.wash : colours.mist} />
          <text x={x + 14} y={36} fontSize={19} fontWeight={600} fill={colours.ink}>
            {mark.text}
          </text>
          <text x={x + 14} y={60} fontSize={13} fill={colours.soft}>
            {mark.label}
          </text>
          {at > 0 && (
            <text x={x - sign / 2} y={45} textAnchor="middle" fontSize={18} fill={colours.soft}>
              {at === 1 ? '=' : '×'}
            </text>
          )}
        </g>
      );
    }),
  };
}
