import type { Mark, SeriesChart } from '../../charts/chart.ts';
import { colours } from '../../charts/colours.ts';
import type { Theme } from '../../charts/draw-chart.server.tsx';
import { cutText, textWidth } from '../../charts/fitting.ts';
import { frameOf, scaleOfLines } from '../../charts/series/series-frame.ts';
import { SeriesMarks } from '../../charts/series/series-marks.tsx';
import { groupByRange, shownSteps, stepsOf } from '../../charts/steps.ts';
import { isFigure, type Exhibit } from '../../data-pages/exhibit.ts';
import type { Wording } from '../../data-pages/wording.ts';
import { edgesOf, markOf } from '../../figures/figure-marks.ts';
import { metricOf } from '../../figures/metric.ts';
import { drawPage, TextLines } from '../library/pictures/drawn-page.server.tsx';

type Thumbnail = {
  title: string;
  exhibit: Exhibit | null;
  theme: Theme;
  wording: Pick<Wording, 'format'>;
};

/** Landscape, 16:9: the article's chart, reduced to what can be read on a card of 270 pixels. */
export function thumbnailPicture({ title, exhibit, theme, wording }: Thumbnail): string {
  const chart = exhibit?.chart;
  return drawPage(
    { title, width, height, ground: colours.mist, theme },
    chart?.kind === 'series' && chart.lines[0] ? (
      <Bands chart={chart} name={exhibit!.subtitle.split(/[,;]/)[0]!} />
    ) : (
      exhibit && <Rows {...ladderOf(exhibit, wording)} />
    ),
  );
}

const [width, height, margin] = [384, 216, 24];
const inner = width - 2 * margin;
const textSize = 17;

/** The first line alone: several would need names. */
function Bands({ chart, name }: { chart: SeriesChart; name: string }) {
  const [line] = chart.lines;
  const first = { ...chart, lines: [line!] };
  const scale = scaleOfLines(first, 4);
  const top = margin + 36;
  const plot = height - margin - top;
  const frame = frameOf(first, plot, scale, { above: 1, below: 1 });
  return (
    <>
      <Measure name={name} />
      <svg x={margin} y={top} width={inner} height={plot} overflow="visible">
        {scale.ticks.map((value) => (
          <line
            key={value}
            x2="100%"
            y1={frame.y(scale.at(value))}
            y2={frame.y(scale.at(value))}
            stroke={value === (chart.baseline ?? 0) ? colours.edge : colours.line}
          />
        ))}
        <SeriesMarks line={line!} several={false} colour={colours.sea} frame={frame} widths={[0]} />
      </svg>
    </>
  );
}

function Measure({ name }: { name: string }) {
  const line = cutText(name, textSize, inner);
  return <TextLines lines={[line]} x={margin} baseline={margin + 14} size={textSize} strong />;
}

type Ladder = { name: string; marks: readonly Mark[]; edges: readonly number[] };

/** Its marks, or the first measure of its table; a row for the first, one for the last and one between them. */
function ladderOf({ chart, table }: Exhibit, { format }: Pick<Wording, 'format'>): Ladder {
  const cited = table.rows.flatMap(({ label, cells }) => {
    const figure = cells.find(isFigure);
    return figure ? [{ label, figure }] : [];
  });
  const [first] = cited;
  if (!first) return { name: '', marks: [], edges: [] };
  const drawn =
    chart?.kind === 'ladder' || chart?.kind === 'capsules'
      ? chart.marks
      : cited
          .filter(({ figure }) => figure.metric === first.figure.metric)
          .map(({ label, figure }) => markOf(figure, label, undefined, format));
  const groups = groupByRange(drawn.filter(({ extent }) => extent !== null)).map(([mark]) => mark!);
  const middle = Math.floor((groups.length - 1) / 2);
  const marks = groups.length > 3 ? [groups[0]!, groups[middle]!, groups.at(-1)!] : groups;
  return { name: metricOf(first.figure.metric).label, marks, edges: edgesOf(first.figure) };
}

/** A range fills its steps; its words stand above them. */
function Rows({ name, marks, edges }: Ladder) {
  const shown = shownSteps(marks, edges);
  const step = (inner + gap) / (shown.to - shown.from);
  const rows = marks.map((mark, at) => {
    const { from, to } = stepsOf(mark.extent!, edges);
    const y = margin + 32 + at * rowHeight;
    const isFilled = (place: number) => shown.from + place >= from && shown.from + place < to;
    const cells = Array.from(
      { length: shown.to - shown.from },
      (_, place) =>
        `M${round(margin + place * step)} ${y + trackTop}h${round(step - gap)}v${trackHeight}h-${round(step - gap)}z`,
    );
    const valueWidth = Math.ceil(textWidth(mark.text, textSize) * 1.06) + 10;
    const words = { baseline: y + 14, size: textSize };
    return (
      <g key={mark.label}>
        <TextLines {...words} lines={[mark.text]} x={margin} strong />
        <TextLines
          {...words}
          lines={[cutText(mark.label, textSize, inner - valueWidth)]}
          x={margin + valueWidth}
        />
        <path d={cells.filter((_, place) => !isFilled(place)).join('')} fill={colours.line} />
        <path d={cells.filter((_, place) => isFilled(place)).join('')} fill={colours.sea} />
      </g>
    );
  });
  return (
    <>
      <Measure name={name} />
      {rows}
    </>
  );
}

const gap = 3;
const [rowHeight, trackTop, trackHeight] = [48, 21, 14];

const round = (pixels: number) => Math.round(pixels * 10) / 10;
