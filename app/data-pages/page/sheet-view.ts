import type { ShownValue } from '../../figures/format/shown-value.ts';
import type { Markup } from '../../ui/drawn/markup.ts';
import type { Rungs } from '../../charts/steps.ts';
import type { Reference, RowFilters } from '../exhibit.ts';
import type { SheetPart, Switcher } from '../sheet.ts';

/** A sheet as sent to the browser. */
export type SheetView = {
  key: string;
  title: string;
  searchTitles: readonly string[];
  description: string;
  lead: string;
  caution: string | null;
  figures: Markup;
  exhibits: Markup;
  unlock: Markup;
  /** Where the links of the section bar go. */
  stops: readonly { id: string; title: string }[];
  actions: Markup;
  switchers: readonly SwitcherView[];
  /** Scope, files, citations and related links. */
  foot: Markup;
  trail: readonly { label: string; to: string }[];
  parts: readonly SheetPart[];
  edition: { label: string; asOf: string; nextUpdate: string; demonstration: boolean };
  rangesNote: string | null;
};

export type SwitcherView = Omit<Switcher, 'options'> & { options: Markup };

export type KeyFigureView = {
  label: string;
  name?: string;
  period: string;
  value: ShownValue;
  /** Reads on to 'year on year': 'up 5–10%', '−5% to +5%'; if locked, it ends 'Year-on-year growth: paid plans only'. */
  change: ShownValue | null;
};

export type ExhibitView = {
  id: string;
  title: string;
  message: string;
  subtitle: string;
  /** Markup, drawn by the server. */
  drawing: string | null;
  table: {
    columns: readonly string[];
    rows: readonly RowView[];
    first?: number;
    leading?: string;
    compact?: true;
  };
  note: string | null;
  wide: boolean;
  text: readonly string[];
  filters?: RowFilters;
  source: string;
  /** Where the explorer shows its figures; null where it cannot. */
  explore: string | null;
  /** Whether all figures are our own, so that the line of the section is enough. */
  isOurs: boolean;
};

export type SectionView = {
  /** Null where a page has no named sections. */
  id: string | null;
  title: string;
  exhibits: readonly ExhibitView[];
  /** How many of them a phone shows unfolded. */
  unfolded: number;
  /** For all exhibits with figures of our own. */
  source: string;
};

export type RowView = {
  label: string;
  href?: string;
  locked?: boolean;
  shop?: string;
  country?: string;
  highest?: number;
  cells: readonly (RangedValue | Reference | string | null)[];
};

/** With its steps where the column is drawn as a ladder. */
type RangedValue = ShownValue & { rungs?: Rungs };
