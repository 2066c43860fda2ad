import { spread } from '../../base/spread.ts';
import type { Mark } from '../../charts/chart.ts';
import { groupByRange } from '../../charts/steps.ts';
import { isFigure, type Exhibit } from '../../data-pages/exhibit.ts';
import { edgesOf, markOf } from '../../figures/figure-marks.ts';
import type { LibraryWording } from '../library/files/library-data.ts';

/** 'Market size' and its place, category and year, the most important first. */
export function headingOf({ chart, subtitle, table }: Exhibit, wording: LibraryWording) {
  const figures = table.rows.flatMap(({ cells }) => cells.filter(isFigure));
  const metrics = new Set(figures.map(({ metric }) => metric));
  const scopes = new Set(figures.map(({ scope }) => scope));
  const [name = '', ...said] = subtitle.split(';')[0]!.split(', ');
  const named = said.filter((part) => !part.startsWith('in '));
  // A page's own charts do not repeat what the page is about.
  const scope = scopes.size === 1 ? [...scopes][0]!.split(', ') : [];
  const line = chart?.kind === 'series' && chart.lines.length > 1 ? [chart.lines[0]!.name] : [];
  const about = [
    ...new Set([...line, ...(said.some((part) => scope.includes(part)) ? [] : scope), ...named]),
  ];
  const isPlaced = about.some((part) => part !== allCategories && !/^\d/.test(part));
  return {
    measure: metrics.size === 1 ? wording.metric(figures[0]!.metric) : name,
    about: isPlaced ? about.filter((part) => part !== allCategories) : about,
  };
}

const allCategories = 'eCommerce';

export type Ladder = { marks: readonly Mark[]; edges: readonly number[] };

/** Its marks, or the first measure of its table: of each range the first if there are enough, from first to last. */
export function ladderOf({ chart, table }: Exhibit, { format }: LibraryWording, most: number): Ladder {
  const cited = table.rows.flatMap(({ label, cells }) => {
    const figure = cells.find(isFigure);
    return figure ? [{ label, figure }] : [];
  });
  const [first] = cited;
  if (!first) return { marks: [], edges: [] };
  const drawn =
    chart?.kind === 'ladder' || chart?.kind === 'capsules'
      ? chart.marks
      : cited
          .filter(({ figure }) => figure.metric === first.figure.metric)
          .map(({ label, figure }) => markOf(figure, label, undefined, format));
  const known = drawn.filter(({ extent }) => extent !== null);
  const groups = groupByRange(known).map(([mark]) => mark!);
  return { marks: spread(groups.length < most ? known : groups, most), edges: edgesOf(first.figure) };
}
