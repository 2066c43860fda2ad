/** Plain data, because it is sent to a worker thread. */
export type Document = {
  language: 'en' | 'de';
  title: string;
  description: string;
  /** The date of the content, so that a file is the same whenever it is printed. */
  date: string;
  cover: Cover | null;
  running: string;
  footer: string;
  blocks: readonly DocumentBlock[];
};

export type Cover = {
  kicker: string;
  title: string;
  subtitle: string;
  picture: Picture;
  /** The ground, and the text on it that is less prominent than the title. */
  hues: { dark: string; light: string };
  imprint: string;
};

export type DocumentBlock =
  /** Level 1 starts a new page; levels 1 and 2 are listed in the contents. */
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'contents'; title: string }
  | { kind: 'paragraph'; words: Words; tone?: 'lead' | 'small' }
  | { kind: 'lines'; lines: readonly Words[] }
  | { kind: 'quote'; words: Words }
  | { kind: 'list'; ordered: boolean; items: readonly Words[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Words[])[]; note?: string }
  | { kind: 'facts'; facts: readonly { name: string; words: Words }[] }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'together'; blocks: readonly DocumentBlock[] };

/** `share` is relative to the sum of all shares. */
export type Column = { title: string; align: 'start' | 'end'; share: number };

/** The SVG must be self-contained; width and height are those of its view box. */
export type Picture = { svg: string; width: number; height: number; label: string };

export type Words = readonly (string | Word)[];

export type Word = { text: string; strong?: boolean; emphasis?: boolean; href?: string };

export type Print = (document: Document) => Promise<Uint8Array<ArrayBuffer>>;

/** An SVG whose letters are outlines: an image in a page has none of the page's typefaces. */
export type OutlineText = (svg: string, client?: string) => Promise<string>;

export type Rasterise = (svg: string, width: number, client?: string) => Promise<Uint8Array<ArrayBuffer>>;
