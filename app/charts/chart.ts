/** An exact number has two equal ends; null is an open end. */
export type Extent = { low: number | null; high: number | null };

export type Mark = {
  label: string;
  /** As in text and table: '$100–200bn', 'N/A'. */
  text: string;
  extent: Extent | null;
  tone?: Tone;
  href?: string;
  /** Outlined, because its neighbours say more of it than its range does. */
  isLoose?: boolean;
};

/** `outlook` is a forecast, `accent` the subject among its neighbours, `quiet` is less prominent. */
export type Tone = 'plain' | 'outlook' | 'accent' | 'quiet';

export type Tick = (value: number) => string;

/** A chart as data. Everything drawn comes from its marks, so the picture shows nothing that the text does not say. */
export type Chart =
  | SeriesChart
  | LadderChart
  | CapsuleChart
  | StripChart
  | FunnelChart
  | MapChart
  | ProductChart
  | MatrixChart
  | SlopeChart;

/** The flag of `country`, a two-letter code, decorates the name on a page. */
export type Line = { name: string; country?: string; marks: readonly Mark[] };

/**
 * A range is drawn as a band, an exact number as a point on a line. All lines share the labels of the first. Several
 * lines of ranges get a panel each, aligned and on one scale. Without a baseline the axis starts at zero, or near the
 * numbers if all are exact.
 */
export type SeriesChart = {
  kind: 'series';
  lines: readonly Line[];
  tick: Tick;
  baseline?: number;
  /** The ends of the axis, where they are given: a share runs from 0 to 100. */
  full?: readonly [number, number];
  /** The fixed steps as the axis, at equal height, where amounts differ too much for an even scale. */
  edges?: readonly number[];
  outlook?: string;
  /** The labels are months, of which three letters or one are printed. */
  months?: true;
  /** Figures that others publish, drawn as hollow dots over the band. */
  published?: readonly Published[];
};

/** `label` is that of the column, `text` the figure as published, `name` its source. */
export type Published = { label: string; value: number; text: string; name: string; href?: string };

/**
 * The house form for 'who is where': the columns are the fixed steps at equal width, and a range fills exactly its
 * steps. Neighbouring marks with the same range share a row.
 */
export type LadderChart = {
  kind: 'ladder';
  marks: readonly Mark[];
  edges: readonly number[];
  tick: Tick;
  outlook?: string;
};

/** Ranges from low to high on a linear scale, with a dotted leader from zero. */
export type CapsuleChart = {
  kind: 'capsules';
  marks: readonly Mark[];
  tick: Tick;
  full?: readonly [number, number];
  outlook?: string;
};

/** Rows are measures, columns are years (or subjects); the shade of a cell is its step. */
export type StripChart = {
  kind: 'strip';
  columns: readonly string[];
  /** A mark's label is its column. */
  rows: readonly { name: string; edges: readonly number[]; marks: readonly Mark[] }[];
  /** Whether shades compare the cells of one row or of all rows, which then share a ladder. */
  shades: 'row' | 'all';
  /** The columns are months, as in a series. */
  months?: true;
  /** Introduces the rows that never change step, which need no strip. */
  constant?: string;
  /** Columns are subjects, not times: a cell across two of them would look like one of both together. */
  separate?: true;
};

/** A step whose range could lie below that of the next one is only outlined, since a full mark would break the funnel. */
export type FunnelChart = {
  kind: 'funnel';
  steps: readonly Mark[];
  tick: Tick;
};

/** Countries by three-letter code, coloured by step; the rest stays blank. */
export type MapChart = {
  kind: 'map';
  areas: readonly MapArea[];
  /** All of them, also those without a country. */
  steps: readonly string[];
  /** What is written between the steps of a ladder: one more than there are steps, blank at an open end. */
  edges?: readonly string[];
  /** How many of the steps lie below zero. */
  below?: number;
  /** What the steps measure, where that is not the whole range. */
  scaleName?: string;
  /** What the legend calls areas that are not shown; 'No data' unless told. */
  blankName?: string;
  views?: MapViews;
};

/** What is not shown has no colour: its step is -1. */
export type MapArea = Mark & {
  code: string;
  step: number;
  /** Its step in every view, a character each, measure by measure and year by year; '-' where it has none. */
  inViews?: string;
};

/** Other measures and years of the same countries. Without scripts, the page at `action` shows them. */
export type MapViews = {
  action: string;
  measures: readonly (Pick<MapChart, 'steps' | 'edges' | 'below' | 'scaleName'> & {
    key: string;
    name: string;
  })[];
  years: readonly string[];
  measure: string;
  year: string;
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

/** Ranks then and now, each row with a line from one to the other. Ranks are exact for everyone. */
export type SlopeChart = {
  kind: 'slope';
  /** The editions: '2024', '2025'. */
  columns: readonly [string, string];
  marks: readonly SlopeMark[];
};

/** `before` is null for who is new. */
export type SlopeMark = Mark & { before: number | null; now: number };
