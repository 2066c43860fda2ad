/** What is known of a number: both ends the same for an exact one, null for an open end. */
export type Extent = { low: number | null; high: number | null };

/** One number of a chart. */
export type Mark = {
  /** What it is of: a year, a category, a step. */
  label: string;
  /** The number as it stands in text and table, missing ones too: '$100–200bn', 'N/A'. */
  text: string;
  /** Null for a missing one. */
  extent: Extent | null;
  tone?: Tone;
  /** The page about it. */
  href?: string;
};

/** `outlook` lies in the future, `accent` is the subject among its neighbours, `quiet` steps back. */
export type Tone = 'plain' | 'outlook' | 'accent' | 'quiet';

/** How a number is written on an axis: '$50bn', '20%'. */
export type Tick = (value: number) => string;

/** A chart as data. Everything drawn comes from its marks, so that nothing is in the picture that is not in the text. */
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
 * Over time: each range is a band, each exact number a point on a line. Several lines share the labels of the first.
 * The axis has room for the baseline; without one it starts at zero, or near the numbers where all are exact.
 */
export type SeriesChart = {
  kind: 'series';
  lines: readonly Line[];
  tick: Tick;
  baseline?: number;
  /** What the future is called. */
  outlook?: string;
};

/** Beside each other, the label above its bar. */
export type BarChart = { kind: 'bars'; marks: readonly Mark[]; tick: Tick; outlook?: string };

/** Parts of a whole, a bar for each row; a part is drawn at the middle of its range. */
export type StackChart = { kind: 'stack'; rows: readonly { label: string; parts: readonly Mark[] }[] };

/** Step by step, each a part of the first. */
export type FunnelChart = { kind: 'funnel'; steps: readonly Mark[] };

/** From one place in a list to another; a missing `from` is a newcomer. */
export type SlopeChart = {
  kind: 'slope';
  from: string;
  to: string;
  lines: readonly { label: string; from: number | null; to: number; href?: string }[];
};

/** Small multiples: one series a panel, each on its own scale. */
export type PanelsChart = { kind: 'panels'; panels: readonly { title: string; chart: SeriesChart }[] };

/** Areas of the world by three-letter code, coloured by step; what is not named stays blank. */
export type MapChart = {
  kind: 'map';
  areas: readonly (Mark & { code: string; step: number })[];
  /** The steps in their order, as the legend names them. */
  steps: readonly string[];
};

/** A result and the factors it is the product of: revenue = sessions × conversion × order value. */
export type ProductChart = { kind: 'product'; result: Mark; factors: readonly Mark[] };

/** What rows have in common with a subject whose columns they are: a dot where both are, a ring where only it is. */
export type MatrixChart = {
  kind: 'matrix';
  /** What a dot says, and a ring: 'Both', 'Only Zalando'. */
  both: string;
  only: string;
  /** One or two, side by side. */
  groups: readonly { title: string; columns: readonly string[] }[];
  /** A cell for each column of all groups. */
  rows: readonly { label: string; href?: string; cells: readonly boolean[] }[];
};
