import type { Exhibit } from '../data-pages/exhibit.ts';
import { overTime } from '../data-pages/exhibit-shapes.ts';
import { each, type Leaders } from '../data-pages/leaders.ts';
import { monthsExhibit, peakOf } from '../data-pages/months-exhibit.ts';
import {
  changeAsNoun,
  changeInWords,
  directionOf,
  listInWords,
  lockedMessage,
  pathInWords,
  seen,
  spanOf,
  blocksInWords,
} from '../data-pages/sentence.ts';
import { partName } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import { extentOf } from '../figures/figure-marks.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import type { RetailerWords } from '../subjects/retailer-words.ts';

export function salesExhibit(figures: FigureSet, { name, year }: RetailerWords): Exhibit | null {
  const series = figures.series('net-sales');
  const path = pathInWords(
    series.filter(({ period }) => Number(period) <= year),
    { plural: true },
  );
  const last = series.at(-1);
  const exhibit = overTime(
    {
      id: 'sales',
      title: 'Net sales and GMV',
      message: path ? `${name}’s net sales ${path}.` : lockedMessage('Net sales'),
      subtitle: `Net sales and gross merchandise value (GMV), ${spanOf(series)}, in US dollars`,
    },
    [
      { name: 'Net sales', figures: series },
      { name: 'GMV', figures: figures.series('gmv') },
    ],
  );
  const text = [
    last?.method === 'forecast' ? forecastInWords(last, figures.one('net-sales', year)) : null,
    'Net sales cover goods sold from the shop’s own stock, excluding tax, returns, cancellations and discounts. GMV covers all orders, including tax.',
    blocksInWords(series),
  ].filter((sentence) => sentence !== null);
  return exhibit && { ...exhibit, wide: true, text };
}

/** Nothing where a wider range reaches below today's: it would read like a fall. */
function forecastInWords(last: Figure, now: Figure | undefined): string | null {
  const [end, start] = [seen(last), seen(now)];
  if (!end) return null;
  if (now && end === start)
    return `We expect net sales in ${last.period} to be in the same range as in ${now.period}.`;
  const isWiderBelow = now && directionOf(now, last) === 'moved' && leastOf(last) < leastOf(now);
  return isWiderBelow ? null : `We expect net sales of ${end} in ${last.period}.`;
}

const leastOf = (sales: Figure) => extentOf(sales)?.low ?? 0;

export function growthExhibit(figures: FigureSet, { name, year }: RetailerWords): Exhibit | null {
  const series = figures.series('net-sales-growth');
  const [now, then] = [figures.one('net-sales-growth', year), figures.one('net-sales-growth', year + 1)];
  const change = changeInWords(now);
  const next = seen(now) === seen(then) ? 'in the same range' : changeAsNoun(then);
  return overTime(
    {
      id: 'growth',
      title: 'Growth',
      message: change
        ? `${name} ${change} in ${year}${next ? `; the forecast for ${year + 1} is ${next}` : ''}.`
        : lockedMessage('Growth'),
      subtitle: `Year-on-year change in net sales, ${spanOf(series)}, in US dollar terms`,
    },
    [{ name: 'Growth', figures: series }],
    { baseline: 0 },
  );
}

export function companyExhibit(figures: FigureSet, company: string, { name }: RetailerWords): Exhibit | null {
  const series = figures.series('company-sales');
  const last = series.at(-1);
  const exhibit = overTime(
    {
      id: 'company',
      title: 'Company revenue',
      message: seen(last)
        ? `${company} reported revenue of ${seen(last)} for ${last!.period}, across all channels.`
        : lockedMessage('Company revenue'),
      subtitle: `Reported revenue of the whole company, ${spanOf(series)}, in US dollars`,
      note: `This is broader than ${name}’s net sales above, which cover only goods sold online from its own stock. Each fiscal year is assigned to the calendar year that contains most of it.`,
    },
    [{ name: 'Company revenue', figures: series }],
  );
  if (!exhibit) return null;
  const sourceOf = (year: string) => series.find(({ period }) => period === year)?.source;
  return {
    ...exhibit,
    table: {
      columns: [...exhibit.table.columns, 'Source'],
      rows: exhibit.table.rows.map((row) => {
        const source = sourceOf(row.label);
        return { ...row, cells: [...row.cells, source ? { text: source.name, href: source.url } : null] };
      }),
    },
  };
}

/** The index is public; monthly sales are shown locked. */
export function seasonExhibit(figures: FigureSet, { name }: RetailerWords): Exhibit | null {
  const months = figures.parts('seasonality-index', 'month');
  const { peak, standsOut } = peakOf(months);
  const exhibit = monthsExhibit(
    {
      id: 'season',
      title: 'Seasonality',
      message: peak ? seasonInWords(peak, standsOut, name) : lockedMessage('Seasonality'),
      subtitle: `Seasonality index, ${name}, ${months[0]?.period}, average month = 100`,
    },
    months,
  );
  return exhibit && withMonthlySales(exhibit, figures.series('monthly-sales'));
}

function seasonInWords(peak: Leaders, standsOut: boolean, name: string): string {
  const against = 'against an average of 100';
  if (!standsOut)
    return `No month stands out${peak.text ? `; the strongest are at ${peak.text} ${against}` : ''}.`;
  const are = peak.parts.length > 1 ? 'are the strongest months' : 'is the strongest month';
  const share = peak.text ? `, at ${each(peak)} ${against}` : '';
  return `${listInWords(peak.parts.map(({ label }) => label))} ${are} for ${name}${share}.`;
}

function withMonthlySales(exhibit: Exhibit, sales: readonly Figure[]): Exhibit {
  if (sales.length === 0) return exhibit;
  const { columns, rows } = exhibit.table;
  const byMonth = new Map(
    sales.map((figure) => [partName(`month:${figure.period.slice(5)}`, String), figure]),
  );
  return {
    ...exhibit,
    table: {
      columns: [...columns, 'Monthly sales'],
      rows: rows.map((row) => ({ ...row, cells: [...row.cells, byMonth.get(row.label) ?? null] })),
    },
  };
}
