import { baseYear } from '../years.ts';

/**
 * How online spending grew, in the money of the country. All curves share one shape, the jump of 2020–21 and the
 * normalisation of 2022, and differ in how far along the country was and how hard its shops were closed.
 */
export type GrowthCurve = {
  /** From the year before to the year of the key. */
  yearly: Readonly<Record<number, number>>;
  /** Where growth settles in the forecast. */
  longRun: number;
  /** Nominal growth of retail as a whole and of the economy. */
  economy: number;
  /** Standard deviation of a year's forecast error. */
  uncertainty: number;
};

export function growthCurve(name: string): GrowthCurve {
  const found = curves.get(name);
  if (!found) throw new Error(`There is no growth curve ${name}`);
  return found;
}

/** What is left, `horizon` years ahead, of the distance between today's growth and the long run. */
export function settledGrowth(curve: GrowthCurve, recent: number, horizon: number): number {
  return curve.longRun + (recent - curve.longRun) * 0.75 ** horizon;
}

const curves: ReadonlyMap<string, GrowthCurve> = new Map([
  // North America, Australia: the jump stayed.
  ['surge', curveFrom([0.125, 0.41, 0.175, 0.066, 0.088, 0.077, 0.055], 0.055, 0.05, 0.025)],
  // United Kingdom, Ireland: the longest closures, then the hardest fall.
  ['swing', curveFrom([0.09, 0.42, 0.09, -0.085, 0.02, 0.04, 0.06], 0.045, 0.035, 0.03)],
  // Western and Northern Europe.
  ['correction', curveFrom([0.095, 0.24, 0.155, -0.035, 0.01, 0.035, 0.045], 0.042, 0.035, 0.03)],
  // Southern and Eastern Europe: a lower start, so that more of the jump stayed.
  ['latecomer', curveFrom([0.165, 0.4, 0.17, 0.075, 0.08, 0.08, 0.07], 0.06, 0.05, 0.035)],
  // East Asia: early and large, with little to catch up.
  ['steady', curveFrom([0.15, 0.155, 0.105, 0.06, 0.065, 0.055, 0.05], 0.045, 0.04, 0.03)],
  // Latin America, the Gulf, Western Asia.
  ['catchUp', curveFrom([0.17, 0.4, 0.2, 0.06, 0.1, 0.11, 0.1], 0.075, 0.06, 0.045)],
  // South and Southeast Asia, Africa, Central Asia, Russia.
  ['takeOff', curveFrom([0.27, 0.41, 0.27, 0.14, 0.13, 0.13, 0.13], 0.095, 0.075, 0.055)],
]);

function curveFrom(
  growth: readonly number[],
  longRun: number,
  economy: number,
  uncertainty: number,
): GrowthCurve {
  const first = baseYear - growth.length + 1;
  return {
    yearly: Object.fromEntries(growth.map((value, index) => [first + index, value])),
    longRun,
    economy,
    uncertainty,
  };
}
