import { brand } from '../../../base/brand.ts';
import type { Extent } from '../../../charts/chart.ts';
import { colours } from '../../../charts/colours.ts';
import { isExact, scaleOf, spanOf, type Scale } from '../../../charts/scale.ts';
import { extentOf } from '../../../figures/figure-marks.ts';
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

/** Portrait, 3:4: the title, and a chart as a large drawing. Its colour is that of the region; even years are outlined. */
export function coverPicture({ kind, kicker, title, region, year, exhibit }: Cover): string {
  const { ground, text, quiet, tones } = lookOf(kind, region);
  const head = fitText(title, [60, 54, 48, 42], inner * 0.95, 5);
  const step = Math.round(head.size * 1.12);
  const top = 130 + head.lines.length * step;
  const box = { x: margin, y: top, width: inner, height: height - top - 120 };
  return drawPage(
    { title, width, height, ground },
    <>
      <TextLines lines={[kicker]} x={margin} baseline={76} size={22} colour={quiet} strong />
      <TextLines {...head} x={margin} baseline={104 + head.size} step={step} colour={text} strong />
      {exhibit && (
        <BoldDrawing exhibit={exhibit} box={box} tones={tones} isOutlined={year !== null && year % 2 === 0} />
      )}
      <TextLines lines={[brand.product]} x={margin} baseline={height - 48} size={24} colour={text} strong />
      {year && (
        <TextLines
          lines={[String(year)]}
          x={width - margin}
          baseline={height - 48}
          size={56}
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
  const { dark, light } = hues[region ?? 'WW'];
  return kind === 'whitepaper'
    ? { ground: dark, text: colours.paper, quiet: light, tones: { known: colours.paper, range: light } }
    : { ground: light, text: colours.ink, quiet: dark, tones: { known: colours.ink, range: dark } };
}

/** Text in one of the two is read on the other, at 7:1 and more. */
const hues: Readonly<Record<LibraryCountry, { dark: string; light: string }>> = {
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

type DrawingProps = { exhibit: Exhibit; box: Box; tones: Tones; isOutlined?: boolean };

/** A chart without words, drawn from the published ranges alone. */
export function BoldDrawing({ exhibit, box, tones, isOutlined = false }: DrawingProps) {
  const { upright, extents } = shapeOf(exhibit);
  const scale = scaleOf(extents);
  const room = (upright ? box.width : box.height) / extents.length;
  const thickness = room * 0.78;
  return extents.flatMap((extent, at) =>
    stretches(extent, scale).map(({ from, to, kind }) => {
      const along = { from: Math.min(from, to), length: Math.abs(to - from) };
      const across = at * room + (room - thickness) / 2;
      const place = upright
        ? {
            x: box.x + across,
            y: box.y + box.height * (1 - along.from - along.length),
            width: thickness,
            height: box.height * along.length,
          }
        : {
            x: box.x + box.width * along.from,
            y: box.y + across,
            width: box.width * along.length,
            height: thickness,
          };
      const paint = isOutlined
        ? { fill: 'none', stroke: tones[kind], strokeWidth: 4 }
        : { fill: tones[kind] };
      return <rect key={`${at} ${kind}`} {...rounded(place)} {...paint} />;
    }),
  );
}

/** Time series become columns, everything else bars. */
function shapeOf({ chart, table }: Exhibit): { upright: boolean; extents: (Extent | null)[] } {
  if (chart?.kind === 'series')
    return { upright: true, extents: chart.lines[0]!.marks.map(({ extent }) => extent) };
  const figures = table.rows.flatMap(({ cells }) => cells.find(isFigure) ?? []);
  return { upright: false, extents: figures.slice(0, mostRows).map(extentOf) };
}

const mostRows = 12;

type Stretch = { from: number; to: number; kind: keyof Tones };

function stretches(extent: Extent | null, scale: Scale): Stretch[] {
  if (!extent) return [];
  const { from, to } = spanOf(extent, scale);
  return [{ from, to, kind: isExact(extent) ? 'known' : 'range' }];
}

function rounded(place: Box): Box {
  return {
    x: round(place.x),
    y: round(place.y),
    width: round(place.width),
    height: round(place.height),
  };
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;
