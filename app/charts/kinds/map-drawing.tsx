import type { ReactNode } from 'react';
import type { MapArea, MapChart } from '../chart.ts';
import { colours, stepColour } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import type { Canvas } from '../fitting.ts';
import { markText } from '../drawing-parts.tsx';
import { round } from '../scale.ts';
import {
  europe,
  isOnMap,
  isWithin,
  markerOf,
  shapes,
  viewBox,
  wholeWorld,
  type Point,
  type View,
} from './map-geometry.ts';

/** What a page and a picture both draw of a map: the countries once, and Europe again, enlarged, by reference. */
export type MapParts = {
  /** All of the world, or Europe alone where nothing else is shown. */
  main: View;
  known: readonly MapArea[];
  blank: readonly string[];
  inset: readonly MapArea[];
  colourOf: (area: MapArea) => string;
  /** Begins the ids of this map's countries. */
  id: string;
};

export function mapParts({ areas, steps, below }: MapChart): MapParts {
  const known = areas.filter(({ code }) => isOnMap(code));
  const named = new Set(known.map(({ code }) => code));
  const european = known.filter(({ code }) => isWithin(code, europe));
  const isEuropeOnly = known.length > 0 && european.length === known.length;
  return {
    main: isEuropeOnly ? europe : wholeWorld,
    known: known.toSorted(markedLast),
    blank: Object.keys(shapes).filter((code) => !named.has(code)),
    inset: isEuropeOnly || european.length < fewestInInset ? [] : european.toSorted(markedLast),
    colourOf: ({ extent, step }) =>
      extent && step >= 0 ? stepColour(step, steps.length, below) : colours.mist,
    id: `map-${checksum(known.map(({ code, step }) => `${code}${step}`).join())}`,
  };
}

/** Fewer are told apart on the map of the world as well. */
const fewestInInset = 4;

/** Otherwise a neighbour could cover the markers. */
const markedLast = (one: MapArea, other: MapArea) =>
  Number(markerOf(one.code) !== null) - Number(markerOf(other.code) !== null);

function checksum(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1e9;
  return sum.toString(36);
}

/** For a picture of one known width, with Europe beside the world. */
export function drawMap(chart: MapChart, { widths }: Canvas): Drawing {
  const parts = mapParts(chart);
  const { main, inset, blank } = parts;
  const total = inset.length > 0 ? main.width + gap + insetWidth : main.width;
  const insetHeight = (insetWidth * europe.height) / europe.width;
  return {
    height: Math.round((widths.at(-1)! * main.height) / total),
    left: 0,
    right: 0,
    viewBox: `${main.left} ${main.top} ${total} ${main.height}`,
    legend: [
      ...chart.steps.map((name, step) => ({
        name,
        colour: stepColour(step, chart.steps.length, chart.below),
      })),
      ...(blank.length > 0
        ? [{ name: chart.blankName ?? 'No data', colour: colours.mist, look: 'pale' as const }]
        : []),
    ],
    content: (
      <>
        <Countries parts={parts} scale={total / widths.at(-1)!} linked={false} />
        {inset.length > 0 && (
          <svg
            x={main.left + main.width + gap}
            y={main.top + (main.height - insetHeight) / 2}
            width={insetWidth}
            height={insetHeight}
            viewBox={viewBox(europe)}
          >
            <Inset parts={parts} linked={false} />
          </svg>
        )}
      </>
    ),
  };
}

const gap = 60;
const insetWidth = 900;

/** In units of the map. Pictures stay plain, since a PDF cannot print patterns. */
const hatch = 12;

type CountriesProps = {
  parts: MapParts;
  linked: boolean;
  /** Units of the map on a pixel; in a page the browser keeps the size of strokes instead. */
  scale?: number;
};

export function Countries({ parts, linked, scale }: CountriesProps) {
  const { known, blank, inset, colourOf, id } = parts;
  const enlarged = new Set(inset.map(({ code }) => code));
  return (
    <>
      {!scale && (
        <pattern id={`${id}-hatch`} width={hatch} height={hatch} patternUnits="userSpaceOnUse">
          <path d={`M0 0h${hatch}v${hatch}H0z`} fill={colours.mist} />
          <path d={`M0 ${hatch}L${hatch} 0`} stroke={colours.hatch} strokeWidth={hatch / 5} />
        </pattern>
      )}
      <path
        id={`${id}-rest`}
        d={blank.map((code) => shapes[code]).join('')}
        fill={scale ? colours.mist : `url(#${id}-hatch)`}
        stroke={colours.line}
        vectorEffect={scale ? undefined : 'non-scaling-stroke'}
      />
      <g stroke={colours.paper} strokeWidth={scale ? round(0.75 * scale) : 0.75} strokeLinejoin="round">
        {known.map((area) => (
          <LinkTo key={area.code} area={area} linked={linked}>
            <g
              id={enlarged.has(area.code) ? `${id}-${area.code}` : undefined}
              data-mark={markText(area)}
              data-views={area.inViews}
              color={colourOf(area)}
            >
              <title>{markText(area)}</title>
              <Area code={area.code} scale={scale} />
            </g>
          </LinkTo>
        ))}
      </g>
    </>
  );
}

/** The outlines are those of the main map, so that they are sent once and change their colour together. */
export function Inset({ parts, linked }: Omit<CountriesProps, 'scale'>) {
  const { inset, id } = parts;
  return (
    <>
      <use href={`#${id}-rest`} />
      <g stroke={colours.paper} strokeWidth={0.75} strokeLinejoin="round">
        {inset.map((area) => (
          <LinkTo key={area.code} area={area} linked={linked} again>
            <use href={`#${id}-${area.code}`} data-mark={linked ? markText(area) : undefined} />
          </LinkTo>
        ))}
      </g>
    </>
  );
}

type LinkProps = { area: MapArea; linked: boolean; again?: boolean; children: ReactNode };

/** A country that is drawn again is for the pointer only: the keyboard has met it already. */
function LinkTo({ area, linked, again, children }: LinkProps) {
  if (!linked || area.href === undefined) return children;
  return (
    <a href={area.href} tabIndex={again ? -1 : undefined}>
      {children}
    </a>
  );
}

/** A marker is a line of zero length: in a page, unlike a circle, it keeps its size however small the map is. */
function Area({ code, scale }: { code: string; scale?: number }) {
  const marker = markerOf(code);
  const vectorEffect = scale ? undefined : 'non-scaling-stroke';
  return (
    <>
      {shapes[code] && <path d={shapes[code]} fill="currentColor" vectorEffect={vectorEffect} />}
      {marker && (
        <>
          <Marker at={marker} size={9} scale={scale} />
          <Marker at={marker} size={6.5} scale={scale} colour="currentColor" />
        </>
      )}
    </>
  );
}

type MarkerProps = { at: Point; size: number; scale?: number; colour?: string };

function Marker({ at: [x, y], size, scale, colour }: MarkerProps) {
  return (
    <path
      d={`M${x} ${y}h0`}
      strokeLinecap="round"
      stroke={colour}
      strokeWidth={round(size * (scale ?? 1))}
      vectorEffect={scale ? undefined : 'non-scaling-stroke'}
    />
  );
}
