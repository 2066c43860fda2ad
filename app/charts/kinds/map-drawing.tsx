import type { MapChart } from '../chart.ts';
import { colours, stepColour } from '../colours.ts';
import type { Drawing } from '../drawing.ts';
import type { Canvas } from '../fitting.ts';
import { MarkGroup } from '../drawing-parts.tsx';
import { round } from '../scale.ts';
import world from '../world-map.json' with { type: 'json' };

const shapes: Readonly<Record<string, string>> = world.shapes;
const dots: Readonly<Record<string, readonly number[]>> = world.dots;
const [left, top, width, height] = world.viewBox as [number, number, number, number];

export function drawMap({ areas, steps }: MapChart, canvas: Canvas): Drawing {
  const named = new Set(areas.map(({ code }) => code));
  const rest = Object.keys(shapes).filter((code) => !named.has(code));
  const known = areas.filter(({ code }) => shapes[code] !== undefined || dots[code] !== undefined);
  return {
    height: Math.round((canvas.widths.at(-1)! * height) / width),
    left: 0,
    right: 0,
    viewBox: `${left} ${top} ${width} ${height}`,
    legend: [
      ...steps.map((name, step) => ({ name, colour: stepColour(step, steps.length) })),
      ...(rest.length > 0 ? [{ name: 'No data', colour: colours.mist, look: 'blank' as const }] : []),
    ],
    linked: canvas.linked && known.some(({ href }) => href !== undefined),
    content: (
      <>
        <path d={rest.map((code) => shapes[code]).join('')} fill={colours.mist} stroke={colours.line} />
        <g stroke={colours.paper} strokeWidth={1.5} strokeLinejoin="round">
          {known.toSorted(dotsLast).map((area) => (
            <MarkGroup key={area.code} mark={area} linked={canvas.linked}>
              <Area
                code={area.code}
                colour={area.extent ? stepColour(area.step, steps.length) : colours.mist}
                scale={canvas.linked ? 1 : width / canvas.widths[0]!}
              />
            </MarkGroup>
          ))}
        </g>
      </>
    ),
  };
}

/** Otherwise a neighbour could cover them. */
function dotsLast(one: { code: string }, other: { code: string }) {
  return Number(one.code in dots) - Number(other.code in dots);
}

/** A dot is a line of zero length: in a page, unlike a circle, it keeps its size however small the map is. */
function Area({ code, colour, scale }: { code: string; colour: string; scale: number }) {
  const [x, y] = dots[code] ?? [];
  const vectorEffect = scale === 1 ? 'non-scaling-stroke' : undefined;
  const dot = { d: `M${x} ${y}h0`, strokeLinecap: 'round', vectorEffect } as const;
  return (
    <>
      {shapes[code] && <path d={shapes[code]} fill={colour} />}
      {x !== undefined && (
        <>
          <path {...dot} strokeWidth={round(8 * scale)} />
          <path {...dot} stroke={colour} strokeWidth={round(6 * scale)} />
        </>
      )}
    </>
  );
}
