import type { Chart, Mark } from '../app/charts/chart.ts';
import type { Figure } from '../app/figures/figure.ts';
import { formatFigure } from '../app/figures/format/format.ts';
import { isFigure, type Cell, type Exhibit, type ExhibitRow } from '../app/data-pages/exhibit.ts';
import { extentOf } from '../app/figures/figure-marks.ts';
import { changeInWords, isEitherWay, ofSpending, rangeInText } from '../app/data-pages/sentence.ts';
import { sheetFigures, type Sheet } from '../app/data-pages/sheet.ts';

type Checked = Pick<Sheet, 'title' | 'lead' | 'keyFigures' | 'exhibits'>;

/**
 * Where the sentences, charts and tables of a page do not say the same; a page that agrees with itself has none.
 * A sentence takes its numbers from its own table or the key figures, the lead from anywhere on the page.
 */
export function disagreements(sheet: Checked): string[] {
  const { title, lead, keyFigures, exhibits } = sheet;
  const known = (among: readonly Exhibit[]) => shownWords({ title, keyFigures, exhibits: among });
  return [
    ...faultsOf('lead', lead, known(exhibits)),
    ...exhibits.flatMap((exhibit) => faultsIn(exhibit, known([exhibit]))),
    ...repeated(exhibits.map(({ id }) => id)).map((id) => `two exhibits are called ${id}`),
    ...repeated(exhibits.map(({ message }) => wordsOf(message))).map((words) => `said twice: “${words}”`),
  ];
}

function faultsIn(
  { id, message, note = '', text = [], chart, table }: Exhibit,
  known: readonly string[],
): string[] {
  const uneven = table.rows.filter(({ cells }) => cells.length !== table.columns.length - 1);
  const stray = chart ? marksOf(chart).filter((mark) => !isInTable(mark, table)) : [];
  return [
    ...faultsOf(id, [message, note, ...text].join(' '), known),
    ...uneven.map(({ label }) => `${id}: the row “${label}” does not fit its columns`),
    ...stray.map(({ mark }) => `${id}: “${mark.label}: ${mark.text}” is only in the chart`),
  ];
}

/** All that a sentence may take a number from: what is shown as a figure, named in a table, or in the title. */
function shownWords(shown: Omit<Checked, 'lead'>): string[] {
  return [
    shown.title,
    ...sheetFigures(shown).flatMap((figure) => [...textsOf(figure), figure.period]),
    ...shown.exhibits.flatMap(({ table, chart }) => [
      ...table.columns,
      ...table.rows.flatMap(({ label, cells }) => [label, ...cells.flatMap(plainWords)]),
      ...spanOf(table.rows),
      ...(chart?.kind === 'series' ? [String(chart.baseline)] : []),
    ]),
  ].filter((words) => /\d/.test(words));
}

/** A table by year covers '2018–2025'. */
function spanOf(rows: readonly ExhibitRow[]): string[] {
  const years = rows.map(({ label }) => label).filter((label) => /^\d{4}$/.test(label));
  return years.length > 1 ? [`${years[0]}–${years.at(-1)}`] : [];
}

/** As it is shown, and as a sentence writes it; of a change also what follows 'shrank by'. */
function textsOf(figure: Figure): readonly string[] {
  const known = written.get(figure);
  if (known) return known;
  const change = figure.unit === 'percent' ? changeInWords(figure) : null;
  const range = rangeInText(formatFigure(figure));
  const amount = change && [change.replace(/^\w+ by /, '')];
  const eitherWay = change &&
    isEitherWay(change) && [change, ofSpending(change), range.replace(' to ', ' and ')];
  const texts = [formatFigure(figure), range, ...(eitherWay || amount || [])];
  written.set(figure, texts);
  return texts;
}

/** Writing numbers is most of the work, and a page has each of them many times. */
const written = new WeakMap<Figure, readonly string[]>();

function plainWords(cell: Cell): string[] {
  if (cell === null || isFigure(cell)) return [];
  const text = typeof cell === 'string' ? cell : cell.text;
  // A sentence may say how far a shop has moved: '↑ 15'.
  return [text, ...(/^[↑↓] (\d+)$/.exec(text)?.slice(1) ?? [])];
}

/** Numbers in a sentence that are not shown, and words that stand for a missing one. */
function faultsOf(where: string, text: string, shown: readonly string[]): string[] {
  const longestFirst = [...new Set(shown)].toSorted((one, other) => other.length - one.length);
  const known = new RegExp(
    String.raw`(?<![\d.,–−$]|[<>] )(?:${longestFirst.map((words) => RegExp.escape(words)).join('|')})(?!\d|%|[.,–]\d)`,
    'g',
  );
  // The digit of a trade term is no number, and how sure a forecast is, no figure.
  const said = text.replaceAll(/\bB2[BC]\b|80% of outcomes/gi, '');
  const rest = shown.length > 0 ? said.replaceAll(known, '') : said;
  return [
    ...(rest.match(/\S*\d\S*/g) ?? []).map((number) => `${where}: ${number} is not shown as a figure`),
    ...(text.match(/N\/A|Paid plans only|Corporate\+ only|undefined|null|NaN/g) ?? []).map(
      (word) => `${where}: says “${word}”`,
    ),
  ];
}

/** Whether a row or column of that name has the number, in the same words and with the same ends. */
function isInTable({ names, mark }: Named, { columns, rows }: Exhibit['table']): boolean {
  return rows
    .flatMap(({ label, cells }) =>
      names.includes(label) ? cells : cells.filter((_, at) => names.includes(columns[at + 1]!)),
    )
    .some((cell) =>
      isFigure(cell)
        ? textsOf(cell)[0] === mark.text && isSame(extentOf(cell), mark.extent)
        : cell === mark.text || (cell === null && mark.extent === null),
    );
}

/** A mark with the row of the table that has its number: named like the mark, or like its group. */
type Named = { names: readonly string[]; mark: Mark };

function marksOf(chart: Chart): Named[] {
  switch (chart.kind) {
    case 'series':
      return chart.lines.flatMap(({ marks }) => marks.map(byLabel));
    case 'ladder':
    case 'capsules':
    case 'slope':
      return chart.marks.map(byLabel);
    case 'strip':
      return chart.rows.flatMap(({ name, marks }) =>
        marks.map((mark) => ({ names: [name, mark.label], mark })),
      );
    case 'funnel':
      return chart.steps.map(byLabel);
    case 'map':
      return chart.areas.map(byLabel);
    case 'product':
      return [chart.result, ...chart.factors].map(byLabel);
    // Its cells have no text.
    case 'matrix':
      return [];
  }
}

const byLabel = (mark: Mark): Named => ({ names: [mark.label], mark });

function isSame(one: Mark['extent'], other: Mark['extent']) {
  return one?.low === other?.low && one?.high === other?.high;
}

/** A sentence without its numbers. */
function wordsOf(message: string) {
  return message.replaceAll(/[<>$−–+]|\d[\d.,]*(?:k|m|bn|tn)?%?/g, '').replaceAll(/\s+/g, ' ');
}

function repeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, at) => words.indexOf(word) !== at))];
}
