import type { Mark, ProductChart } from '../chart.ts';
import { colours } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import { roomy, type Canvas } from '../fitting.ts';
import { markText } from '../drawing-parts.tsx';

/** Written like arithmetic: the factors first, the result last. */
type Term = { sign: string; mark: Mark; isResult: boolean };

function termsOf({ result, factors }: Pick<ProductChart, 'result' | 'factors'>): Term[] {
  return [
    ...factors.map((mark, at) => ({ sign: at === 0 ? '' : '×', mark, isResult: false })),
    { sign: '=', mark: result, isResult: true },
  ];
}

export function InlineProduct({ label, ...chart }: ProductChart & { label: string }) {
  return (
    <figure aria-label={label} className="flex flex-col gap-y-1 @2xl:flex-row @2xl:gap-x-2">
      {termsOf(chart).map(({ sign, mark, isResult }) => (
        <div
          key={mark.label}
          data-mark={markText(mark)}
          className={`flex flex-1 items-baseline gap-x-3 rounded-md px-4 py-2 @2xl:px-3 @2xl:py-4 ${isResult ? 'bg-sea-wash' : 'bg-mist'}`}
        >
          {sign && <span className="w-4 shrink-0 text-center text-xl text-soft">{sign}</span>}
          <p className={`flex grow items-baseline gap-x-3 @2xl:block ${sign ? '' : '@max-2xl:pl-7'}`}>
            <b className="text-xl font-semibold tracking-tight whitespace-nowrap @2xl:block @2xl:text-2xl">
              {mark.text}
            </b>
            <span className="text-sm text-soft">{mark.label}</span>
          </p>
        </div>
      ))}
    </figure>
  );
}

export function drawProduct(chart: ProductChart, { widths }: Canvas): Drawing {
  const terms = termsOf(chart);
  const width = widths[0]!;
  const across = width >= roomy;
  const [room, tall] = across ? [(width - gap * (terms.length - 1)) / terms.length, 78] : [width, 58];
  return {
    height: across ? tall : terms.length * (tall + gap) - gap,
    left: 0,
    right: 0,
    legend: [],
    content: terms.map(({ sign, mark, isResult }, at) => {
      const [x, y] = across ? [at * (room + gap), 0] : [0, at * (tall + gap)];
      return (
        <g key={mark.label}>
          <rect x={x} y={y} width={room} height={tall} rx={8} fill={isResult ? colours.wash : colours.mist} />
          <text x={x + 12} y={y + tall / 2} fontSize={18} fill={colours.soft}>
            {sign}
          </text>
          <text x={x + 32} y={y + tall / 2 - 3} fontSize={19} fontWeight={600} fill={colours.ink}>
            {mark.text}
          </text>
          <text x={x + 32} y={y + tall / 2 + 20} fontSize={13} fill={colours.soft}>
            {mark.label}
          </text>
        </g>
      );
    }),
  };
}

const gap = 8;
