import { uncapitalised } from '../../base/capitalised.ts';
import { dateInWords } from '../../base/dates.ts';
import { drawChart } from '../../charts/draw-chart.server.tsx';
import { rungsOf, type Rungs } from '../../charts/steps.ts';
import { isFigure, figuresOf, type Cell, type Exhibit, type ExhibitRow } from '../exhibit.ts';
import { rangeInFull, upOrDown } from '../sentence.ts';
import { sheetFigures, type KeyFigure, type Sheet } from '../sheet.ts';
import { rangesNoteOf, sheetCitation } from '../sheet-notes.ts';
import { englishWording, type Wording } from '../wording.ts';
import type { Citation } from '../../figures/citation.ts';
import type { Edition } from '../../figures/dataset.ts';
import type { Figure } from '../../figures/figure.ts';
import { edgesOf, extentOf } from '../../figures/figure-marks.ts';
import { presentFigure, type ShownValue } from '../../figures/format/shown-value.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import { explorationOf, explorationOfRanked, explorationPath } from '../../subjects/exploration.ts';
import { retailerKey } from '../../subjects/retailer.ts';
import type { ExhibitView, KeyFigureView, SectionView, SheetView } from './sheet-view.ts';

export type PresentedSheet = Omit<
  SheetView,
  'figures' | 'exhibits' | 'switchers' | 'actions' | 'unlock' | 'foot'
> & {
  keyFigures: readonly KeyFigureView[];
  sections: readonly SectionView[];
  scope: Sheet['scope'];
  related: Sheet['related'];
  citation: Citation;
};

export function presentSheet(sheet: Sheet, siteUrl: string): PresentedSheet {
  const { key, title, description, lead, scope, related, trail, parts, edition } = sheet;
  const sections = presentSections(sheet);
  return {
    key,
    title,
    searchTitles: sheet.searchTitles ?? [],
    description,
    lead,
    caution: sheet.caution ?? null,
    keyFigures: presentKeyFigures(sheet),
    sections,
    stops: stopsOf(sheet, sections),
    scope,
    related,
    trail,
    parts,
    edition: presentEdition(edition),
    rangesNote: rangesNoteOf(sheetFigures(sheet)),
    citation: sheetCitation(sheet, siteUrl),
  };
}

export function presentEdition({ label, asOf, nextUpdate, demonstration }: Edition): SheetView['edition'] {
  return { label, asOf: dateInWords(asOf), nextUpdate: dateInWords(nextUpdate), demonstration };
}

type Sectioned = Pick<Sheet, 'exhibits' | 'sections' | 'scopeName'>;

function presentSections({ exhibits, sections = [], scopeName }: Sectioned): SectionView[] {
  const listed = new Set(sections.flatMap((section) => section.exhibits));
  const rest = exhibits.filter(({ id }) => !listed.has(id));
  const groups = [
    ...sections.map(({ id, title, exhibits: ids, unfolded = 1 }) => ({
      id,
      title,
      unfolded,
      exhibits: ids.flatMap((one) => exhibits.find((exhibit) => exhibit.id === one) ?? []),
    })),
    { id: null, title: '', exhibits: rest, unfolded: Infinity },
  ];
  return groups
    .filter((group) => group.exhibits.length > 0)
    .map((group) => ({
      ...group,
      exhibits: group.exhibits.map((exhibit) => withoutName(presentExhibit(exhibit), scopeName)),
      source: englishWording.sourceLine(group.exhibits.filter(isOurs).flatMap(figuresOf)),
    }));
}

/** The page's title names its scope, so a subtitle need not. */
function withoutName(view: ExhibitView, name: string | undefined): ExhibitView {
  if (!name) return view;
  const afterComma = view.subtitle.replace(`, ${name}`, '');
  const subtitle = afterComma === view.subtitle ? view.subtitle.replace(`; ${name}`, '') : afterComma;
  return { ...view, subtitle };
}

/** One line names what we made ourselves; an exhibit with figures of others names them below it. */
const isOurs = (exhibit: Exhibit) => figuresOf(exhibit).every(({ source }) => source === null);

function stopsOf(sheet: Sheet, sections: readonly SectionView[]) {
  const named = sections.flatMap(({ id, title }) => (id === null ? [] : [{ id, title }]));
  return named.length > 0 ? named : sheet.exhibits.map(({ id, title }) => ({ id, title }));
}

export function presentExhibit(exhibit: Exhibit, wording: Wording = englishWording): ExhibitView {
  const {
    id,
    title,
    message,
    subtitle,
    chart,
    table,
    note = null,
    wide = false,
    text = [],
    filters,
  } = exhibit;
  const rungs = rungsIn(table);
  return {
    id,
    title,
    message,
    subtitle,
    drawing: chart && drawChart(chart, `${message} ${subtitle}`),
    table: {
      columns: table.columns,
      first: table.first,
      leading: table.leading,
      compact: table.compact,
      rows: table.rows.map(({ cells, ...row }) => ({
        ...row,
        cells: cells.map((cell) => presentCell(cell, wording, rungs)),
      })),
    },
    note,
    wide,
    text,
    filters,
    source: wording.sourceLine(figuresOf(exhibit)),
    explore: explorePathOf(exhibit),
    isOurs: isOurs(exhibit),
  };
}

/** Retailers without a page cannot be explored. */
function explorePathOf({ table }: Exhibit): string | null {
  const rows = table.rows.filter(({ locked }) => !locked);
  const figures = figuresOf({ table: rows.length < table.rows.length ? { ...table, rows } : table });
  const [first] = figures;
  const exploration =
    explorationOf(figures) ?? (first && explorationOfRanked(rows.flatMap(retailerOf), first));
  return exploration ? explorationPath(exploration) : null;
}

const retailerPages = sheetPath(retailerKey(''));

const retailerOf = ({ href }: ExhibitRow) =>
  href?.startsWith(retailerPages) ? [href.slice(retailerPages.length)] : [];

export const presentKeyFigures = ({ keyFigures }: Pick<Sheet, 'keyFigures'>) =>
  keyFigures.map(presentKeyFigure);

function presentKeyFigure({ label, name, figure, change }: KeyFigure): KeyFigureView {
  return {
    label,
    name,
    period: figure.period,
    value: presentInFull(figure),
    change: change ? presentChange(change) : null,
  };
}

function presentInFull(figure: Figure): ShownValue {
  const shown = presentFigure(figure);
  return { ...shown, text: rangeInFull(shown.text) };
}

function presentChange(change: Figure): ShownValue {
  const shown = presentFigure(change);
  return {
    ...shown,
    text: upOrDown(change) ?? (shown.state === 'locked' ? uncapitalised(shown.text) : shown.text),
  };
}

function presentCell(cell: Cell, { format }: Wording, rungs: ReadonlyMap<Figure, Rungs>) {
  return isFigure(cell) ? { ...presentFigure(cell, format), rungs: rungs.get(cell) } : cell;
}

/** The steps of the column or the rows that are drawn as ladders. */
function rungsIn({ columns, rows, ladder, rowLadders }: Exhibit['table']): ReadonlyMap<Figure, Rungs> {
  if (rowLadders) return new Map(rows.flatMap(({ cells }) => unequalRungs(cells.filter(isFigure))));
  const at = ladder === undefined ? -1 : columns.indexOf(ladder) - 1;
  return new Map(rungsAmong(rows.map(({ cells }) => cells[at]).filter(isFigure)));
}

/** None for exact figures, which steps would blur, nor where all sides are on the same step. */
function unequalRungs(figures: readonly Figure[]): [Figure, Rungs][] {
  const found = rungsAmong(figures);
  const differ = found.some(([, { from, to }]) => from !== found[0]![1].from || to !== found[0]![1].to);
  return differ && figures.every(({ visibility }) => visibility !== 'exact') ? found : [];
}

function rungsAmong(figures: readonly Figure[]): [Figure, Rungs][] {
  if (!figures[0]) return [];
  const found = rungsOf(figures.map(extentOf), edgesOf(figures[0]));
  return figures.flatMap((figure, place) => (found[place] ? [[figure, found[place]]] : []));
}
