import { dateInWords } from '../../base/dates.ts';
import { drawChart } from '../../charts/draw-chart.server.tsx';
import type { Figure } from '../../figures/figure.ts';
import { isFigure, figuresOf, type Cell, type Exhibit } from '../exhibit.ts';
import { linkedDataOf } from '../linked-data.ts';
import { sheetFigures, type KeyFigure, type Sheet } from '../sheet.ts';
import { rangesNoteOf, sheetCitation } from '../sheet-notes.ts';
import { englishWording, type Wording } from '../wording.ts';
import { pathIn } from '../../figures/sheet-address.ts';
import type { ExhibitView, KeyFigureView, ShownValue, SheetView } from './sheet-view.ts';

/** A sheet as a page shows it, its exhibits not yet drawn. */
export type PresentedSheet = Omit<SheetView, 'exhibits'> & { exhibits: readonly ExhibitView[] };

export function presentSheet(sheet: Sheet, siteUrl: string): PresentedSheet {
  const { key, title, description, lead, scope, related, trail, parts, edition } = sheet;
  const pathOf = pathIn(siteUrl);
  return {
    key,
    title,
    description,
    lead,
    keyFigures: sheet.keyFigures.map((figure) => presentKeyFigure(figure, pathOf)),
    exhibits: sheet.exhibits.map((exhibit) => presentExhibit(exhibit, pathOf)),
    stops: sheet.exhibits.map(({ id, title: name }) => ({ id, title: name })),
    scope,
    related,
    trail,
    parts,
    edition: {
      label: edition.label,
      asOf: dateInWords(edition.asOf),
      nextUpdate: dateInWords(edition.nextUpdate),
      demonstration: edition.demonstration,
    },
    rangesNote: rangesNoteOf(sheetFigures(sheet)),
    citation: sheetCitation(sheet, siteUrl),
    linkedData: linkedDataOf(sheet, siteUrl),
  };
}

export function presentExhibit(
  exhibit: Exhibit,
  pathOf: PathOf,
  wording: Wording = englishWording,
): ExhibitView {
  const { id, title, message, subtitle, chart, table, note = null, wide = false } = exhibit;
  return {
    id,
    title,
    message,
    subtitle,
    drawing: chart && drawChart(chart, `${message} ${subtitle}`),
    table: {
      columns: table.columns,
      rows: table.rows.map(({ cells, ...row }) => ({
        ...row,
        cells: cells.map((cell) => presentCell(cell, pathOf, wording)),
      })),
    },
    note,
    wide,
    source: wording.sourceLine(figuresOf(exhibit)),
  };
}

type PathOf = ReturnType<typeof pathIn>;

function presentKeyFigure({ label, figure, change }: KeyFigure, pathOf: PathOf): KeyFigureView {
  return {
    label,
    period: figure.period,
    value: presentFigure(figure, pathOf),
    change: change ? presentFigure(change, pathOf) : null,
  };
}

function presentCell(cell: Cell, pathOf: PathOf, wording: Wording) {
  return isFigure(cell) ? presentFigure(cell, pathOf, wording) : cell;
}

export function presentFigure(figure: Figure, pathOf: PathOf, { format } = englishWording): ShownValue {
  return { text: format.figure(figure), passport: pathOf(figure.passportUrl), state: stateOf(figure) };
}

function stateOf(figure: Figure): ShownValue['state'] {
  if (figure.visibility === 'no-access') return 'locked';
  const seen = figure.visibility === 'exact' ? figure.value : figure.range;
  return seen === null ? 'missing' : 'shown';
}
