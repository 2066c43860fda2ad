/** A document to be printed, as plain data: it travels to the thread that prints it. */
export type Document = {
  language: 'en' | 'de';
  title: string;
  /** What it is about, in the file's properties. */
  description: string;
  /** ISO date; a file is the same whenever it is printed. */
  date: string;
  cover: Cover | null;
  /** Stands small at the top of every page. */
  running: string;
  /** Stands small at the bottom of every page, beside its number. */
  footer: string;
  blocks: readonly DocumentBlock[];
};

/** The whole first page: a picture behind, the title on it. */
export type Cover = {
  kicker: string;
  title: string;
  subtitle: string;
  /** Drawn from the data, below the title. */
  picture: Picture;
  /** Small, at the foot. */
  imprint: string;
};

export type DocumentBlock =
  /** Level 1 begins a page; levels 1 and 2 stand in the contents. */
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  /** The headings and their pages. */
  | { kind: 'contents'; title: string }
  | { kind: 'paragraph'; words: Words; tone?: 'lead' | 'small' }
  /** One close below the other, as in an address. */
  | { kind: 'lines'; lines: readonly Words[] }
  | { kind: 'quote'; words: Words }
  | { kind: 'list'; ordered: boolean; items: readonly Words[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Words[])[]; note?: string }
  /** Names and what is said of them, one below the other. */
  | { kind: 'facts'; facts: readonly { name: string; words: Words }[] }
  | { kind: 'picture'; picture: Picture }
  /** Never parted by the end of a page. */
  | { kind: 'together'; blocks: readonly DocumentBlock[] };

/** Numbers stand at the end of their column; a share is a part of the page's width, of all shares. */
export type Column = { title: string; align: 'start' | 'end'; share: number };

/** An SVG that is complete in itself; the size is that of its view box. */
export type Picture = { svg: string; width: number; height: number; label: string };

export type Words = readonly (string | Word)[];

export type Word = { text: string; strong?: boolean; emphasis?: boolean; href?: string };

/** Prints a document as PDF. */
export type Print = (document: Document) => Promise<Uint8Array<ArrayBuffer>>;
