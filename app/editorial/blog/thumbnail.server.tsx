import type { SeriesChart } from '../../charts/chart.ts';
import { colours } from '../../charts/colours.ts';
import type { Theme } from '../../charts/draw-chart.server.tsx';
import { cutText, textWidth } from '../../charts/fitting.ts';
import { frameOf, scaleOfLines } from '../../charts/series/series-frame.ts';
import { SeriesMarks } from '../../charts/series/series-marks.tsx';
import { spanOf } from '../../charts/scale.ts';
import { shownSteps, stepsOf } from '../../charts/steps.ts';
import type { Exhibit } from '../../data-pages/exhibit.ts';
import type { LibraryWording } from '../library/files/library-data.ts';
import { drawPage, fitText, TextLines } from '../library/pictures/drawn-page.server.tsx';
import type { Box } from '../library/pictures/page-chart.server.tsx';
import { headingOf, ladderOf, type Ladder } from './thumbnail-parts.ts';

type Thumbnail = {
  title: string;
  exhibit: Exhibit | null;
  theme: Theme;
  wording: LibraryWording;
};

/** Landscape, 16:9: the article's chart, reduced to what can be read on a card of 270 pixels. */
export function thumbnailPicture({ title, exhibit, theme, wording }: Thumbnail): string {
  const chart = exhibit?.chart;
  const box = { x: margin, y: 78, width: inner, height: height - 78 - 20 };
  return drawPage(
    { title, width, height, ground: colours.mist, theme },
    exhibit && (
      <>
        <Heading {...headingOf(exhibit, wording)} />
        {chart?.kind === 'series' && chart.lines[0] ? (
          <LabelledBands chart={chart} box={box} />
        ) : (
          <LabelledRows ladder={ladderOf(exhibit, wording, 3)} box={box} />
        )}
      </>
    ),
  );
}

/** The same chart without a word, square, for cards of a hundred pixels. */
export function sketchPicture({ title, exhibit, theme, wording }: Thumbnail): string {
  const chart = exhibit?.chart;
  const box = { x: 16, y: 16, width: sketchSide - 32, height: sketchSide - 32 };
  return drawPage(
    { title, width: sketchSide, height: sketchSide, ground: colours.mist, theme },
    chart?.kind === 'series' && chart.lines[0] ? (
      <Bands chart={chart} box={box} above={1} />
    ) : (
      exhibit && <Rows ladder={ladderOf(exhibit, wording, 5)} box={box} gap={12} />
    ),
  );
}

const [width, height, margin] = [384, 216, 22];
const inner = width - 2 * margin;
const sketchSide = 160;
const textSize = 17;

function Heading({ measure, about }: { measure: string; about: readonly string[] }) {
  const fitting = about.findLastIndex(
    (_, at) => textWidth(about.slice(0, at + 1).join(', '), textSize) <= inner,
  );
  return (
    <>
      <TextLines {...fitText(measure, [21, 19, 17], inner, 1)} x={margin} baseline={38} strong />
      <TextLines
        lines={[about.slice(0, fitting + 1).join(', ')]}
        x={margin}
        baseline={61}
        size={textSize}
        colour={colours.soft}
      />
    </>
  );
}

/** With its newest known range, and the first and the last year. */
function LabelledBands({ chart, box }: { chart: SeriesChart; box: Box }) {
  const plot = { ...box, height: box.height - 18 };
  const line = chart.lines[0]!;
  const at = line.marks.findLastIndex(({ extent, tone }) => extent !== null && tone !== 'outlook');
  const known = line.marks[at];
  const words = { size: textSize, anchor: 'end' } as const;
  return (
    <>
      <Bands chart={chart} box={plot} above={valueHeight} />
      {known && <ValueLabel text={`${known.label}: ${known.text}`} chart={chart} at={at} plot={plot} />}
      <TextLines
        lines={[line.marks[0]!.label]}
        x={box.x}
        baseline={height - 16}
        size={textSize}
        colour={colours.soft}
      />
      <TextLines
        {...words}
        lines={[line.marks.at(-1)!.label]}
        x={box.x + box.width}
        baseline={height - 16}
        colour={colours.soft}
      />
    </>
  );
}

type ValueLabelProps = { text: string; chart: SeriesChart; at: number; plot: Box };

/** Ends with its column, above whatever is drawn over its width; the ground behind it covers the lines of the scale. */
function ValueLabel({ text, chart, at, plot }: ValueLabelProps) {
  const { y, column, scale } = bandFrame(chart, plot, valueHeight);
  const length = textWidth(text, textSize) + 8;
  const right = Math.max(column(at).to * plot.width, length);
  const beside = chart.lines[0]!.marks.filter(
    ({ extent }, place) =>
      extent !== null &&
      column(place).to * plot.width > right - length &&
      column(place).from * plot.width <= right + 1,
  );
  const top = plot.y + Math.min(...beside.map(({ extent }) => y(spanOf(extent!, scale).to)));
  return (
    <>
      <rect
        x={plot.x + right - length}
        y={top - valueHeight - 5}
        width={length + 4}
        height={valueHeight + 2}
        fill={colours.mist}
      />
      <TextLines size={textSize} anchor="end" lines={[text]} x={plot.x + right} baseline={top - 7} strong />
    </>
  );
}

const valueHeight = 16;

/** The first line alone: several would need names. */
function Bands({ chart, box, above }: { chart: SeriesChart; box: Box; above: number }) {
  const frame = bandFrame(chart, box, above);
  return (
    <svg x={box.x} y={box.y} width={box.width} height={box.height} overflow="visible">
      {frame.scale.ticks.map((value) => (
        <line
          key={value}
          x2="100%"
          y1={frame.y(frame.scale.at(value))}
          y2={frame.y(frame.scale.at(value))}
          stroke={value === (chart.baseline ?? 0) ? colours.edge : colours.line}
        />
      ))}
      <SeriesMarks line={chart.lines[0]!} several={false} colour={colours.sea} frame={frame} widths={[0]} />
    </svg>
  );
}

function bandFrame(chart: SeriesChart, box: Box, above: number) {
  const first = { ...chart, lines: chart.lines.slice(0, 1) };
  return frameOf(first, box.height, scaleOfLines(first, 4), { above, below: 1 });
}

/** Each with its name and its range above it. */
function LabelledRows({ ladder, box }: { ladder: Ladder; box: Box }) {
  const row = (box.height - wordsHeight + rowGap) / ladder.marks.length;
  return (
    <>
      <Rows
        ladder={ladder}
        box={{ ...box, y: box.y + wordsHeight, height: box.height - wordsHeight }}
        gap={rowGap}
      />
      {ladder.marks.map(({ label, text }, at) => {
        const words = { baseline: Math.round(box.y + at * row) + 15, size: textSize };
        const room = inner - textWidth(text, textSize) * 1.06 - 10;
        return (
          <g key={label}>
            <TextLines {...words} lines={[cutText(plainName(label), textSize, room)]} x={box.x} />
            <TextLines {...words} lines={[text]} x={box.x + box.width} anchor="end" strong />
          </g>
        );
      })}
    </>
  );
}

const wordsHeight = 22;
const rowGap = 28;

const plainName = (label: string) => label.replace(/ \(.*\)$/, '');

/** A range fills its steps. */
function Rows({ ladder: { marks, edges }, box, gap }: { ladder: Ladder; box: Box; gap: number }) {
  const shown = shownSteps(marks, edges);
  const step = (box.width + cellGap) / (shown.to - shown.from);
  const row = (marks.length > 1 ? box.height + gap : box.height) / Math.max(marks.length, 1);
  return marks.map((mark, at) => {
    const filled = stepsOf(mark.extent!, edges);
    const cells = Array.from({ length: shown.to - shown.from }, (_, place) => ({
      isFilled: shown.from + place >= filled.from && shown.from + place < filled.to,
      path: `M${round(box.x + place * step)} ${round(box.y + at * row)}h${round(step - cellGap)}v${round(row - gap)}h-${round(step - cellGap)}z`,
    }));
    const pathOf = (isFilled: boolean) =>
      cells.flatMap((cell) => (cell.isFilled === isFilled ? cell.path : [])).join('');
    return (
      <g key={mark.label}>
        <path d={pathOf(false)} fill={colours.line} />
        <path d={pathOf(true)} fill={colours.sea} />
      </g>
    );
  });
}

const cellGap = 3;

const round = (pixels: number) => Math.round(pixels * 10) / 10;
