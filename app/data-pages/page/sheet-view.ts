import type { ShownValue } from '../../figures/format/shown-value.ts';
import type { Markup } from '../../ui/markup.ts';
import type { Reference } from '../exhibit.ts';
import type { RelatedLinks, Scope, SheetPart } from '../sheet.ts';

/** A sheet as the browser gets it: words, and drawings that are ready. */
export type SheetView = {
  key: string;
  title: string;
  description: string;
  lead: string;
  keyFigures: readonly KeyFigureView[];
  exhibits: Markup;
  /** The exhibits by name, to jump to. */
  stops: readonly { id: string; title: string }[];
  scope: Scope;
  related: readonly RelatedLinks[];
  trail: readonly { label: string; to: string }[];
  parts: readonly SheetPart[];
  edition: { label: string; asOf: string; nextUpdate: string; demonstration: boolean };
  /** The note on ranges, where the page shows some. */
  rangesNote: string | null;
  citation: { plain: string; apa: string; bibtex: string };
  /** For search engines: what the page holds, as linked data. */
  linkedData: readonly object[];
};

export type KeyFigureView = {
  label: string;
  period: string;
  value: ShownValue;
  change: ShownValue | null;
};

export type ExhibitView = {
  id: string;
  title: string;
  message: string;
  subtitle: string;
  /** Markup, drawn by the server. */
  drawing: string | null;
  table: { columns: readonly string[]; rows: readonly RowView[] };
  note: string | null;
  wide: boolean;
  /** Sources, method and date of what is shown. */
  source: string;
};

export type RowView = {
  label: string;
  href?: string;
  locked?: boolean;
  cells: readonly (ShownValue | Reference | string | null)[];
};
