/** An exact number has two equal ends; null is an open end. */
export type Extent = { low: number | null; high: number | null };

export type Mark = {
  label: string;
  /** As in text and table: '$100–200bn', 'N/A'. */
  text: string;
  extent: Extent | null;
  tone?: Tone;
  href?: string;
};

/** `outlook` is a forecast, `accent` the subject among its neighbours, `quiet` is less prominent. */
export type Tone = 'plain' | 'outlook' | 'accent' | 'quiet';

export type Tick = (value: number) => string;

/** A chart as data. Everything drawn comes from its marks, so the picture shows nothing that the text does not say. */
export type Chart =
  | SeriesChart
  | BarChart
  | StackChart
  | FunnelChart
  | SlopeChart
  | PanelsChart
  | MapChart
  | ProductChart
  | MatrixChart;

export type Line = { name: string; marks: readonly Mark[] };

/**
 * A range is drawn as a band, an exact number as a point on a line. All lines share the labels of the first. Without a
 * baseline the axis starts at zero, or near the numbers if all are exact.
 */
export type SeriesChart = {
  kind: 'series';
  lines: readonly Line[];
  tick: Tick;
  baseline?: number;
  outlook?: string;
};

export type BarChart = { kind: 'bars'; marks: readonly Mark[]; tick: Tick; outlook?: string };

/** Parts of a whole, a bar for each row; a part is drawn at its range's midpoint. */
export type StackChart = { kind: 'stack'; rows: readonly { label: string; parts: readonly Mark[] }[] };

export type FunnelChart = { kind: 'funnel'; steps: readonly Mark[] };

/** Changes in rank; without `from` it is a new entry. */
export type SlopeChart = {
  kind: 'slope';
  from: string;
  to: string;
  lines: readonly { label: string; from: number | null; to: number; href?: string }[];
};

export type PanelsChart = { kind: 'panels'; panels: readonly { title: string; chart: SeriesChart }[] };

/** Countries by three-letter code, coloured by step; the rest stays blank. */
export type MapChart = {
  kind: 'map';
  areas: readonly (Mark & { code: string; step: number })[];
  steps: readonly string[];
};

/** Revenue = sessions × conversion × order value. */
export type ProductChart = { kind: 'product'; result: Mark; factors: readonly Mark[] };

/** The columns are the subject's. A row has a dot where it shares one, a ring where it does not. */
export type MatrixChart = {
  kind: 'matrix';
  /** The legend of dot and ring: 'Both', 'Only Zalando'. */
  both: string;
  only: string;
  groups: readonly { title: string; columns: readonly string[] }[];
  rows: readonly { label: string; href?: string; cells: readonly boolean[] }[];
};
