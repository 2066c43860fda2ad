import type { MapChart } from '../charts/chart.ts';
import type { Figure } from '../figures/figure.ts';
import { markOf } from '../figures/figure-marks.ts';
import { edgesBetween, shadingOf, type Shading } from '../figures/step-texts.ts';
import { largestFirst, type Compared } from './exhibit-shapes.ts';

export type MappedCountry = Compared & { code: string };

/** One measure of many countries. Null where a map would have a single colour. */
export function countryMap(countries: readonly MappedCountry[]): MapChart | null {
  const sorted = countries.toSorted(largestFirst);
  const shading = shadingOf(sorted.map(({ figure }) => figure));
  if (shading.steps.length < 2) return null;
  return {
    kind: 'map',
    areas: sorted.map(({ code, label, figure, href, tone }) => ({
      ...markOf(figure, label, tone),
      code,
      href,
      step: shading.stepOf(figure),
    })),
    ...legendOf(shading, sorted[0]!.figure),
  };
}

/** The part of the ladder that a map shows. */
export function legendOf(
  { steps, scaleName }: Shading,
  figure: Figure,
): Pick<MapChart, 'steps' | 'edges' | 'below' | 'scaleName'> {
  const below = steps.filter(({ high }) => high !== null && high <= 0).length;
  return {
    steps: steps.map(({ text }) => text),
    edges: edgesBetween(steps, figure),
    below: below > 0 ? below : undefined,
    scaleName,
  };
}
