import { brand } from '../../../base/brand.ts';
import { colours } from '../../../charts/colours.ts';
import { isExact } from '../../../charts/scale.ts';
import { shownSteps, stepsOf } from '../../../charts/steps.ts';
import type { Figure } from '../../../figures/figure.ts';
import { edgesOf, extentOf } from '../../../figures/figure-marks.ts';
import { isFigure, type Exhibit } from '../../../data-pages/exhibit.ts';
import type { LibraryCountry } from '../../content.ts';
import { drawPage, fitText, TextLines } from './drawn-page.server.tsx';
import type { Box } from './page-chart.server.tsx';

type Cover = {
  kind: 'whitepaper' | 'report';
  /** 'Whitepaper · Europe · 2025'. */
  kicker: string;
  title: string;
  region: LibraryCountry | null;
  year: number | null;
  exhibit: Exhibit | null;
};

/** Portrait, 3:4: the title over a chart as a large drawing. Regions have a hue, even years have round cells. */
export function coverPicture({ kind, kicker, title, region, year, exhibit }: Cover): string {
  const { ground, text, quiet, tones } = lookOf(kind, region);
  const head = fitText(title, [66, 60, 54, 48, 42], inner, 5);
  const step = Math.round(head.size * 1.1);
  const top = 150 + head.lines.length * step;
  const box = { x: margin, y: top, width: inner + gap, height: height - top - 190 };
  return drawPage(
    { title, width, height, ground },
    <>
      <rect x={margin} width={96} height={12} fill={quiet} />
      <TextLines lines={[kicker]} x={margin} baseline={76} size={24} colour={quiet} strong />
      <TextLines {...head} x={margin} baseline={100 + head.size} step={step} colour={text} strong />
      {exhibit && (
        <BoldLadder exhibit={exhibit} box={box} tones={tones} isRound={year !== null && year % 2 === 0} />
      )}
      <TextLines lines={[brand.product]} x={margin} baseline={height - 52} size={28} colour={text} strong />
      {year && (
        <TextLines
          lines={[String(year)]}
          x={width - margin}
          baseline={height - 52}
          size={120}
          colour={quiet}
          anchor="end"
          strong
        />
      )}
    </>,
  );
}

const [width, height] = [720, 960];
const margin = 56;
const inner = width - 2 * margin;

type Look = { ground: string; text: string; quiet: string; tones: Tones };

/** Whitepapers are dark with light bars; reports are light with bars in the same hue. */
function lookOf(kind: Cover['kind'], region: LibraryCountry | null): Look {
  const { dark, light } = coverHues[region ?? 'WW'];
  return kind === 'whitepaper'
    ? { ground: dark, text: colours.paper, quiet: light, tones: { known: colours.paper, range: light } }
    : { ground: light, text: colours.ink, quiet: dark, tones: { known: colours.ink, range: dark } };
}

/** Text in one of the two is read on the other, at 7:1 and more. */
export const coverHues: Readonly<Record<LibraryCountry, { dark: string; light: string }>> = {
  WW: { dark: '#0b1f33', light: '#b0dedf' },
  EEE: { dark: '#12315f', light: '#c3d6f2' },
  NNN: { dark: '#3a2358', light: '#dccdf0' },
  US: { dark: '#54162e', light: '#f3cbd6' },
  CA: { dark: '#5c2410', light: '#f6d2bf' },
  GB: { dark: '#0a3d3f', light: '#bfe6dc' },
  DE: { dark: '#3b3208', light: '#efe2a6' },
  CH: { dark: '#4f1717', light: '#f4c9c4' },
};

/** Prefers a chart with many marks of one measure. */
export function coverExhibit(exhibits: readonly (Exhibit | null)[]): Exhibit | null {
  const found = exhibits.filter((exhibit) => exhibit !== null);
  return found.find(isBold) ?? found.find(({ chart }) => chart !== null) ?? found[0] ?? null;
}

function isBold({ chart }: Exhibit): boolean {
  if (chart?.kind === 'series') return chart.lines[0]!.marks.length >= fewest;
  const hasRows = chart?.kind === 'ladder' || chart?.kind === 'capsules';
  return hasRows && chart.marks.length >= fewest;
}

const fewest = 5;

/** Colours for exact numbers and for ranges. */
type Tones = { known: string; range: string };

type LadderProps = { exhibit: Exhibit; box: Box; tones: Tones; isRound: boolean };

/** A ladder without words: every step faint, those of the published ranges filled. */
function BoldLadder({ exhibit, box, tones, isRound }: LadderProps) {
  const { upright, figures } = shapeOf(exhibit);
  const edges = figures[0] ? edgesOf(figures[0]) : [];
  const extents = figures.map(extentOf);
  const shown = shownSteps(
    extents.map((extent) => ({ extent })),
    edges,
  );
  const count = shown.to - shown.from;
  if (count === 0) return null;
  const size = upright
    ? { width: box.width / extents.length, height: box.height / count }
    : { width: box.width / count, height: Math.min(box.height / extents.length, tallestRow) };
  const cellOf = (at: number, step: number) =>
    upright
      ? { x: box.x + at * size.width, y: box.y + (count - 1 - step) * size.height }
      : { x: box.x + step * size.width, y: box.y + at * size.height };
  const cell = { width: round(size.width - gap), height: round(size.height - gap) };
  const radius = isRound ? round(Math.min(cell.width, cell.height) / 2) : 3;
  return extents.flatMap((extent, at) => {
    const filled = extent && stepsOf(extent, edges);
    return Array.from({ length: count }, (_, step) => {
      const place = cellOf(at, step);
      const [x, y] = [round(place.x), round(place.y)];
      const isFilled = filled && shown.from + step >= filled.from && shown.from + step < filled.to;
      return (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          {...cell}
          rx={radius}
          fill={isExact(extent) ? tones.known : tones.range}
          fillOpacity={isFilled ? undefined : 0.13}
        />
      );
    });
  });
}

const gap = 7;
const tallestRow = 96;

/** Time series stand upright, everything else lies. */
function shapeOf({ chart, table }: Exhibit): { upright: boolean; figures: Figure[] } {
  const figures = table.rows.flatMap(({ cells }) => cells.find(isFigure) ?? []);
  // Shades of one ladder need one measure.
  const alike = figures.filter(({ metric }) => metric === figures[0]!.metric);
  return { upright: chart?.kind === 'series' || chart?.kind === 'strip', figures: alike.slice(0, mostRows) };
}

const mostRows = 12;

const round = (pixels: number) => Math.round(pixels * 10) / 10;
