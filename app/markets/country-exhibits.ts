import type { Figure } from '../figures/figure.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { metricInFull, metricOf } from '../figures/metric.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { measuresOverTime } from '../data-pages/exhibit-shapes.ts';
import { largest } from '../data-pages/leaders.ts';
import { directionOf, lockedMessage, paragraph, seen, spanOf } from '../data-pages/sentence.ts';
import { partName } from '../figures/dimension.ts';
import type { OfficialFigure } from '../subjects/market-queries.server.ts';
import type { MarketWords } from '../subjects/market-words.ts';
import { amountOf, officialPeriod, ourFigureFor, publisherInText } from './published-figures.ts';

export function deviceExhibit(figures: FigureSet, { scope }: MarketWords): Exhibit | null {
  const years = [...new Set(figures.all.filter(isDevice).map(({ period }) => period))].toSorted();
  const rows = years.map((year) => ({ label: year, parts: figures.parts('device-share', 'device', year) }));
  const [first, now] = [rows[0], rows.at(-1)];
  if (!first || !now) return null;
  const names = now.parts.map(({ dimension }) => dimension);
  return measuresOverTime(
    {
      id: 'devices',
      title: 'Devices',
      message: devicesInWords(first, now) ?? lockedMessage('Devices'),
      subtitle: `${metricInFull('device-share')}, ${scope}, ${spanOf(figures.series('device-share', names[0]))}`,
    },
    names.map((dimension) => ({
      name: nameOf({ dimension }),
      figures: figures.series('device-share', dimension),
    })),
    { shades: 'all' },
  );
}

type Devices = { label: string; parts: ReturnType<FigureSet['parts']> };

/** 'Mobile accounted for 55–60% of orders in 2025, up from 35–40% in 2018.' */
function devicesInWords(first: Devices, now: Devices): string | null {
  const leader = largest(now.parts.map((figure) => ({ label: nameOf(figure), figure })));
  const [lead, second] = leader?.parts ?? [];
  if (!lead) return null;
  if (second || !leader?.text) return `No device was clearly ahead in orders in ${now.label}.`;
  const before = first.parts.find(({ dimension }) => dimension === lead.figure.dimension);
  return `${lead.label} accounted for ${leader.text} of orders in ${now.label}${since(before, lead.figure)}.`;
}

/** ', up from 35–40% in 2018'; nothing where it has not changed. */
function since(before: Figure | undefined, now: Figure): string {
  const text = seen(before);
  if (!before || !text || text === seen(now)) return '';
  const direction = { rose: 'up', fell: 'down', moved: 'after' }[directionOf(before, now)];
  return `, ${direction === 'after' ? 'after' : `${direction} from`} ${text} in ${before.period}`;
}

const isDevice = ({ metric }: { metric: string }) => metric === 'device-share';
const nameOf = ({ dimension }: { dimension: string }) => partName(dimension, String);

export function factsExhibit(figures: FigureSet, { place }: MarketWords): Exhibit | null {
  const facts = [
    ['Population', figures.one('population')],
    ['Internet users, share of the population', figures.one('internet-users')],
    ['Gross domestic product', figures.one('gdp')],
  ] as const;
  const rows = facts.flatMap(([label, figure]) => (figure ? [{ label, figure }] : []));
  const [people, online, product] = facts.map(([, figure]) => seen(figure));
  if (rows.length < 2 || !people) return null;
  const [counted, asked, made] = facts.map(([, figure]) => figure?.period);
  const users = online ? `; ${online} used the internet${asked === counted ? '' : ` in ${asked}`}` : '';
  return {
    id: 'facts',
    title: 'People and economy',
    message: paragraph(
      `The population was ${people} in ${counted}${users}.`,
      product && `GDP was ${product} in ${made}.`,
    ),
    subtitle: `Public figures and estimates our model builds on, ${place}`,
    chart: null,
    table: {
      columns: ['Fact', 'Year', 'Value'],
      rows: rows.map(({ label, figure }) => ({ label, cells: [figure.period, figure] })),
    },
  };
}

/** Third-party figures next to ours for the same year. */
export function officialExhibit(
  official: readonly OfficialFigure[],
  figures: FigureSet,
  { scope }: MarketWords,
): Exhibit | null {
  const pairs = official
    .toSorted((one, other) => other.period.localeCompare(one.period))
    .map((row) => ({ row, ours: ourFigureFor(row, figures) }));
  if (pairs.length === 0) return null;
  return {
    id: 'official',
    title: 'Published figures',
    message: pairInWords(pairs.find(isOfSize) ?? pairs.find(({ ours }) => seen(ours)) ?? pairs[0]!),
    subtitle: `What others publish, next to our figure for the same year where we have one, ${scope}`,
    chart: null,
    wide: true,
    table: {
      columns: ['Indicator', 'Period', 'Published', 'Ours', 'What differs', 'Source'],
      first: 3,
      rows: pairs.map(({ row, ours }) => ({
        label: row.indicator,
        cells: [
          officialPeriod(row),
          amountOf(row),
          ours ?? '–',
          row.difference ?? '',
          row.source && { text: row.source.name, href: row.source.url },
        ],
      })),
    },
  };
}

type Pair = { row: OfficialFigure; ours: Figure | undefined };

const isOfSize = ({ ours }: Pair) => ours?.metric === 'market-size' && seen(ours) !== null;

/** 'For 2023, the Statistics Office reports EUR 85 billion for “Online retail sales”; we put the market size at US$100–200bn.' */
function pairInWords({ row, ours }: Pair): string {
  // Next to another currency, a bare sign could be of that one.
  const range = row.unit.startsWith('USD') ? seen(ours) : seen(ours)?.replace('$', 'US$');
  const label = ours && metricOf(ours.metric).label.toLowerCase();
  const named = label?.endsWith('penetration') ? label : `the ${label}`;
  const used = isInOtherCurrency(row) ? `; we use it, converted to ${range}` : '; we use it as published';
  const beside = range && (isUsed(row, ours) ? used : `; we put ${named} at ${range}`);
  return `For ${officialPeriod(row)}, ${publisherInText(row)} reports ${amountOf(row)} for “${row.indicator}”${beside ?? ''}.`;
}

/** Our figure is the published one, not an estimate. */
function isUsed(row: OfficialFigure, ours: Figure | undefined): boolean {
  const isSameSource = ours?.source != null && ours.source.url === row.source?.url;
  if (!isSameSource || ours.visibility !== 'exact') return false;
  return ours.value === row.value || isInOtherCurrency(row);
}

/** 'EUR billion', but not 'percent'. */
const isInOtherCurrency = ({ unit }: OfficialFigure) => /^(?!USD)[A-Z]{3} /.test(unit);
