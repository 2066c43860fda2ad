import { brand } from '../../base/brand.ts';
import { dateInWords } from '../../base/dates.ts';
import type { Chart, Mark } from '../../charts/chart.ts';
import { colours } from '../../charts/colours.ts';
import { inLightTheme } from '../../charts/draw-chart.server.tsx';
import { scaleOf } from '../../charts/scale.ts';
import type { Deck, RangeAxis, RangeBar, RangeChart, Slide, SlideContent } from '../../documents/deck.ts';
import type { Unit } from '../../figures/metric.ts';
import { figuresOf, type Exhibit } from '../exhibit.ts';
import type { Sheet } from '../sheet.ts';
import { exportSheet, type ExportedTable, type SheetExport } from './export-sheet.ts';

/** A whole data page as slides: what it says, its key figures, and a slide for every exhibit. */
export function deckOfSheet(sheet: Sheet, siteUrl: string): Deck {
  const exported = exportSheet(sheet, siteUrl);
  const { about, tables } = exported;
  const opening = slideWith(exported, {
    title: about.title,
    subtitle: `As of ${dateInWords(about.edition.asOf)}. ${about.edition.version}.`,
    content: { kind: 'words', words: about.summary },
    notes: [about.rangesNote],
  });
  const slides = tables.map((table) => slideOf(sheet, exported, table));
  return deckWith(sheet.title, [opening, ...slides]);
}

/** One exhibit as a slide; null where the sheet has no such exhibit. */
export function deckOfExhibit(sheet: Sheet, id: string | undefined, siteUrl: string): Deck | null {
  const exported = exportSheet(sheet, siteUrl);
  const table = exported.tables.find((one) => one.id === id);
  return table ? deckWith(sheet.title, [slideOf(sheet, exported, table)]) : null;
}

function deckWith(title: string, slides: readonly Slide[]): Deck {
  return {
    title,
    author: brand.product,
    colours: {
      ink: hex(colours.ink),
      soft: hex(colours.soft),
      line: hex(colours.line),
      paper: hex(colours.paper),
      range: hex(colours.sea),
      forecast: hex('var(--color-step-2)'),
      accent: hex('var(--color-buoy)'),
    },
    slides,
  };
}

const hex = (colour: string) => inLightTheme(colour).slice(1).toUpperCase();

function slideOf(sheet: Sheet, exported: SheetExport, table: ExportedTable): Slide {
  const exhibit = sheet.exhibits.find(({ id }) => id === table.id);
  const charts = exhibit?.chart ? chartContent(exhibit, exhibit.chart) : null;
  const { content, left } = charts ?? tableContent(table);
  const isOpening = exhibit === undefined;
  return slideWith(exported, {
    title: isOpening ? table.title : table.message,
    subtitle: isOpening ? exported.about.title : table.subtitle,
    content,
    notes: [table.note, left, table.rangesNote, table.source],
  });
}

type SlideParts = Pick<Slide, 'title' | 'subtitle' | 'content'> & { notes: readonly (string | null)[] };

function slideWith({ about }: SheetExport, { notes, ...parts }: SlideParts): Slide {
  return {
    ...parts,
    notes: notes.filter((note): note is string => Boolean(note)),
    citation: about.citation.plain,
    url: about.url,
  };
}

type Content = { content: SlideContent; left: string | null };

/** A slide is no place for more; the page and its spreadsheet have them all. */
const mostRows = 14;
const mostBars = 20;
const mostCharts = 12;

function tableContent({ columns, rows }: ExportedTable): Content {
  return {
    content: { kind: 'table', columns: columns.map(({ name }) => name), rows: rows.slice(0, mostRows) },
    left: leftOut(rows.length - mostRows, ['row', 'rows']),
  };
}

function leftOut(count: number, [one, several]: readonly [one: string, several: string]): string | null {
  if (count <= 0) return null;
  return `${count} more ${count === 1 ? `${one} is` : `${several} are`} on the page and in its spreadsheet.`;
}

/** Null for charts of words, which are clearer as a table. */
function chartContent(exhibit: Exhibit, chart: Chart): Content | null {
  const [unit] = figuresOf(exhibit).map((figure) => figure.unit);
  const drawn = chartsOf(chart);
  if (!drawn || !unit) return null;
  const charts = drawn.charts.slice(0, mostCharts);
  const ranges = charts.flatMap(({ bars }) => bars.flatMap(({ range }) => range ?? []));
  if (ranges.length === 0) return null;
  const full = 'full' in chart ? chart.full : undefined;
  return {
    content: { kind: 'charts', charts, axis: axisOf(ranges, unit, full) },
    left: drawn.left ?? leftOut(drawn.charts.length - mostCharts, ['chart', 'charts']),
  };
}

function chartsOf(chart: Chart): { charts: readonly RangeChart[]; left: string | null } | null {
  switch (chart.kind) {
    case 'series': {
      const isAlone = chart.lines.length === 1;
      const charts = chart.lines.map(({ name, marks }) => ({
        name: isAlone ? null : name,
        direction: 'upright' as const,
        bars: marks.map((mark) => barOf(mark, isAlone ? `${mark.label}\n${mark.text}` : mark.label)),
      }));
      return { charts, left: null };
    }
    case 'ladder':
    case 'capsules':
      return lyingBars(chart.marks);
    case 'funnel':
      return lyingBars(chart.steps.filter(({ isLoose }) => !isLoose));
    case 'map':
      return lyingBars(chart.areas);
    case 'strip':
      return chart.shades === 'all' ? { charts: chartsByColumn(chart), left: null } : null;
    case 'product':
    case 'matrix':
    case 'slope':
      return null;
  }
}

function lyingBars(marks: readonly Mark[]) {
  const bars = marks.slice(0, mostBars).map((mark) => barOf(mark, `${mark.label}  ${mark.text}`));
  return {
    charts: [{ name: null, direction: 'lying' as const, bars }],
    left: leftOut(marks.length - mostBars, ['entry', 'entries']),
  };
}

/** The parts of each subject, one chart for each. */
function chartsByColumn({ columns, rows }: Extract<Chart, { kind: 'strip' }>): RangeChart[] {
  return columns.map((column) => ({
    name: column,
    direction: 'lying',
    bars: rows.flatMap(({ name, marks }) => {
      const mark = marks.find(({ label }) => label === column);
      return mark ? [barOf(mark, `${name}  ${mark.text}`)] : [];
    }),
  }));
}

/** An open end has no length, so that only its text is shown. */
function barOf({ extent, tone }: Mark, label: string): RangeBar {
  const { low, high } = extent ?? { low: null, high: null };
  return {
    label,
    range: low === null || high === null ? null : { low, high },
    isForecast: tone === 'outlook',
  };
}

type Ends = { low: number; high: number };

/** Amounts that differ by two orders of magnitude would vanish beside the largest on an even scale. */
function axisOf(ranges: readonly Ends[], unit: Unit, full?: readonly [number, number]): RangeAxis {
  const numberFormat = numberFormats[unit];
  const lows = ranges.map(({ low }) => low).filter((low) => low > 0);
  const highest = Math.max(...ranges.map(({ high }) => high));
  const isAmount = unit === 'usd' || unit === 'count';
  const isLogarithmic = isAmount && lows.length === ranges.length && highest > 100 * Math.min(...lows);
  if (isLogarithmic) {
    const [least, most] = [Math.floor(Math.log10(Math.min(...lows))), Math.ceil(Math.log10(highest))];
    return { least: 10 ** least, most: 10 ** most, isLogarithmic, numberFormat };
  }
  const { ticks } = scaleOf(ranges, { full });
  return { least: ticks[0]!, most: ticks.at(-1)!, isLogarithmic, numberFormat };
}

const amounts = (before: string) =>
  `[>=1000000000]${before}#,##0.#,,,"bn";[>=1000000]${before}#,##0.#,,"m";${before}#,##0`;

const numberFormats: Readonly<Record<Unit, string>> = {
  usd: amounts('$'),
  count: amounts(''),
  percent: '0.#"%"',
  index: '#,##0',
  ratio: '0.0',
  rank: '0',
};
