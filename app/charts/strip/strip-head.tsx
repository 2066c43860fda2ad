import type { StripChart } from '../chart.ts';
import { colours } from '../colours.ts';
import { ColumnLabels, VerticalName } from '../drawing-parts.tsx';
import { shownWhere, textWidth, wrapText } from '../fitting.ts';
import { percent } from '../scale.ts';

/** Years and months may be thinned out where there is little room; names may not. */
export type HeadForm = 'thinned' | 'line' | 'wrapped' | 'vertical';

type Columns = Pick<StripChart, 'columns' | 'months' | 'separate'>;

/** One for each form that some width needs, since their heights differ. */
export function InlineHead({ widths, ...chart }: Columns & { widths: readonly number[] }) {
  const forms = widths.map((width) => headForm(chart, width));
  return [...new Set(forms)].map((form) => {
    const ofForm = widths.filter((_, at) => forms[at] === form);
    return (
      <div
        key={form}
        className={`strip-row ${shownWhere(forms.map((other) => other === form))?.className ?? ''}`.trim()}
        aria-hidden="true"
      >
        <svg width="100%" height={headHeight(form, chart.columns, Math.min(...ofForm))}>
          <StripHead {...chart} form={form} widths={form === 'thinned' ? widths : ofForm} />
        </svg>
      </div>
    );
  });
}

export function headForm({ columns, separate }: Columns, width: number): HeadForm {
  if (!separate) return 'thinned';
  const fit = (lines: readonly string[]) =>
    lines.every((line) => textWidth(line, size) <= roomIn(columns, width));
  if (fit(columns)) return 'line';
  const isLower = headHeight('wrapped', columns, width) <= headHeight('vertical', columns, width);
  return isLower && linesOf(columns, width).every(fit) ? 'wrapped' : 'vertical';
}

export function headHeight(form: HeadForm, columns: readonly string[], width: number): number {
  if (form === 'vertical')
    return Math.ceil(Math.max(...columns.map((column) => textWidth(column, size)))) + 10;
  const lines = form === 'wrapped' ? Math.max(...linesOf(columns, width).map(({ length }) => length)) : 1;
  return lines * lineHeight + 6;
}

type StripHeadProps = Columns & { form: HeadForm; widths: readonly number[] };

export function StripHead({ columns, months, form, widths }: StripHeadProps) {
  const x = (at: number) => percent((at + 0.5) / columns.length);
  if (form === 'thinned')
    return <ColumnLabels labels={columns} {...{ widths, months, x }} y={13} fontSize={size} />;
  const narrowest = Math.min(...widths);
  const bottom = headHeight(form, columns, narrowest) - 7;
  if (form === 'vertical')
    return columns.map((column, at) => (
      <VerticalName key={column} name={column} x={x(at)} bottom={bottom} fontSize={size} />
    ));
  const names = form === 'wrapped' ? linesOf(columns, narrowest) : columns.map((column) => [column]);
  return names.map((lines, at) =>
    lines.toReversed().map((line, up) => (
      <text
        key={`${at} ${line}`}
        x={x(at)}
        y={bottom - up * lineHeight}
        textAnchor="middle"
        fontSize={size}
        fill={colours.soft}
      >
        {line}
      </text>
    )),
  );
}

const size = 12;
const lineHeight = 14;

const roomIn = (columns: readonly string[], width: number) => width / columns.length - 6;

const linesOf = (columns: readonly string[], width: number) =>
  columns.map((column) => wrapText(column, size, roomIn(columns, width)));
