import type { Extent } from '../../../../charts/chart.ts';
import { scaleOf, spanOf, type Scale } from '../../../../charts/scale.ts';
import { isFigure, type Exhibit } from '../../../../data-pages/exhibit.ts';
import { extentOf } from '../../../../data-pages/exhibit-shapes.ts';
import type { Box } from './fitted-chart.tsx';

/** What is surely there, and the range within which it ends. */
export type Tones = { known: string; range: string };

/** A chart as a large drawing without words, made of the published ranges alone. */
export function BoldDrawing({ exhibit, box, tones }: { exhibit: Exhibit; box: Box; tones: Tones }) {
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
      return <rect key={`${at} ${kind}`} {...rounded(place)} fill={tones[kind]} />;
    }),
  );
}

/** Years stand upright, everything else lies in rows. */
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
  const nearest = scale.origin <= from ? from : scale.origin >= to ? to : scale.origin;
  return [
    { from: scale.origin, to: nearest, kind: 'known' },
    { from, to, kind: 'range' },
  ];
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
