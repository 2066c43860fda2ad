import type { Exhibit } from '../../data-pages/exhibit.ts';
import { namesInWords } from '../../data-pages/leaders.ts';
import { countInWords, listInWords } from '../../data-pages/sentence.ts';
import { categoryOf } from '../../taxonomy/category.ts';
import type { Ground } from '../../subjects/overlap.ts';
import type { RetailerWords } from '../../subjects/retailer-words.ts';

/** A competitor whose parts are published. */
export type GroundRow = { label: string; href?: string; ground: Ground };

const mostCountries = 5;

/** Where a shop meets its competitors: its countries and main categories, and who else sells there. */
export function commonGroundExhibit(
  own: Ground,
  rows: readonly GroundRow[],
  unpublished: readonly string[],
  { name, year, countryName }: RetailerWords & { countryName: (code: string) => string },
): Exhibit | null {
  const countries = own.countries.slice(0, mostCountries);
  const groups = [
    { title: 'Countries', columns: countries.map(countryName) },
    { title: 'Categories', columns: own.categories.map((slug) => categoryOf(slug)!.name) },
  ].filter(({ columns }) => columns.length > 0);
  if (rows.length === 0 || groups.length === 0) return null;
  const compared = rows.map(({ label, href, ground }) => ({
    label,
    href,
    cells: [
      ...countries.map((code) => ground.countries.includes(code)),
      ...own.categories.map((slug) => ground.categories.includes(slug)),
    ],
  }));
  const columns = groups.flatMap((group) => group.columns);
  return {
    id: 'common-ground',
    title: 'Common ground',
    message: messageOf(compared, columns.length, name),
    subtitle: `The largest countries and the main categories of ${name}, and who else sells there, ${year}; equal parts by name`,
    chart: { kind: 'matrix', both: 'Both', only: `Only ${name}`, groups, rows: compared },
    table: {
      columns: ['Competitor', ...columns],
      rows: compared.map(({ label, href, cells }) => ({
        label,
        href,
        cells: cells.map((isCommon) => (isCommon ? '✓ both' : `only ${name}`)),
      })),
    },
    note: noteOf(unpublished),
  };
}

type ComparedRow = { label: string; cells: readonly boolean[] };

function messageOf(rows: readonly ComparedRow[], count: number, name: string): string {
  const shared = ({ cells }: ComparedRow) => cells.filter(Boolean).length;
  const most = Math.max(...rows.map(shared));
  const closest = rows.filter((row) => shared(row) === most).map(({ label }) => label);
  const meets = closest.length === 1 ? 'meets' : 'meet';
  const where =
    most === count ? `all ${countInWords(count)}` : `${countInWords(most)} of the ${countInWords(count)}`;
  return `${namesInWords(closest)} ${meets} ${name} most widely: in ${where} countries and categories shown.`;
}

function noteOf(unpublished: readonly string[]): string {
  const basis = 'Drawn from the published parts of net sales by country and category, however small.';
  return unpublished.length > 0 ? `${basis} Of ${listInWords(unpublished)} no parts are published.` : basis;
}
