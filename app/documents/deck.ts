/** A presentation. Plain data, because it is sent to a worker thread. */
export type Deck = {
  title: string;
  author: string;
  /** Six hexadecimal digits each. */
  colours: Readonly<Record<'ink' | 'soft' | 'line' | 'paper' | 'range' | 'forecast' | 'accent', string>>;
  slides: readonly Slide[];
};

export type Slide = {
  title: string;
  subtitle: string;
  content: SlideContent;
  /** Below the content: what readers have to know, and the source. */
  notes: readonly string[];
  citation: string;
  url: string;
};

export type SlideContent =
  | { kind: 'words'; words: string }
  | { kind: 'charts'; charts: readonly RangeChart[]; axis: RangeAxis }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** Bars that float from the low to the high end of a published range. */
export type RangeChart = {
  name: string | null;
  /** Upright over years, lying for names. */
  direction: 'upright' | 'lying';
  bars: readonly RangeBar[];
};

/** Without a range nothing is drawn, and the label says why. */
export type RangeBar = { label: string; range: { low: number; high: number } | null; isForecast: boolean };

/** All charts of a slide share one scale. */
export type RangeAxis = { least: number; most: number; isLogarithmic: boolean; numberFormat: string };

export type WriteDeck = (deck: Deck, client?: string) => Promise<Uint8Array<ArrayBuffer>>;
