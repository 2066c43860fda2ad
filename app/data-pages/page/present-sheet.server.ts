import { dateInWords } from '../../base/dates.ts';
import { drawChart } from '../../charts/draw-chart.server.tsx';
import { isFigure, figuresOf, type Cell, type Exhibit } from '../exhibit.ts';
import { linkedDataOf } from '../linked-data.ts';
import { sheetFigures, type KeyFigure, type Sheet } from '../sheet.ts';
import { rangesNoteOf, sheetCitation } from '../sheet-notes.ts';
import { englishWording, type Wording } from '../wording.ts';
import { presentFigure } from '../../figures/format/shown-value.ts';
import type { ExhibitView, KeyFigureView, SheetView } from './sheet-view.ts';

export type PresentedSheet = Omit<SheetView, 'exhibits'> & { exhibits: readonly ExhibitView[] };

export function presentSheet(sheet: Sheet, siteUrl: string): PresentedSheet {
  const { key, title, description, lead, scope, related, trail, parts, edition } = sheet;
  return {
    key,
    title,
    description,
    lead,
    keyFigures: sheet.keyFigures.map(presentKeyFigure),
    exhibits: sheet.exhibits.map((exhibit) => presentExhibit(exhibit)),
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

export function presentExhibit(exhibit: Exhibit, wording: Wording = englishWording): ExhibitView {
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
        cells: cells.map((cell) => presentCell(cell, wording)),
      })),
    },
    note,
    wide,
    source: wording.sourceLine(figuresOf(exhibit)),
  };
}

function presentKeyFigure({ label, figure, change }: KeyFigure): KeyFigureView {
  return {
    label,
    period: figure.period,
    value: presentFigure(figure),
    change: change ? presentFigure(change) : null,
  };
}

function presentCell(cell: Cell, { format }: Wording) {
  return isFigure(cell) ? presentFigure(cell, format) : cell;
}
