import type { FigureSet } from '../figures/figure-set.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { markOf } from '../data-pages/exhibit-shapes.ts';
import { largest } from '../data-pages/leaders.ts';
import { lockedMessage, seen, spanOf } from '../data-pages/sentence.ts';
import { partName } from '../figures/dimension.ts';
import type { MarketWords } from '../subjects/market-words.ts';

/** What people order on, year by year. */
export function deviceExhibit(figures: FigureSet, { scope }: MarketWords): Exhibit | null {
  const years = [...new Set(figures.all.filter(isDevice).map(({ period }) => period))].toSorted();
  const rows = years.map((year) => ({ label: year, parts: figures.parts('device-share', 'device', year) }));
  const [first, now] = [rows[0], rows.at(-1)];
  if (!first || !now) return null;
  const names = now.parts.map(({ dimension }) => dimension);
  return {
    id: 'devices',
    title: 'Devices',
    message: devicesInWords(first, now) ?? lockedMessage('Devices'),
    subtitle: `Share of orders by device, ${scope}, ${spanOf(figures.series('device-share', names[0]))}`,
    note: 'The picture sets each part at the middle of its range.',
    chart: {
      kind: 'stack',
      rows: rows.map(({ label, parts }) => ({
        label,
        parts: parts.map((figure) => markOf(figure, nameOf(figure))),
      })),
    },
    table: {
      columns: ['Year', ...names.map((dimension) => nameOf({ dimension }))],
      rows: rows.map(({ label, parts }) => ({
        label,
        cells: names.map((name) => parts.find(({ dimension }) => dimension === name) ?? null),
      })),
    },
  };
}

type Devices = { label: string; parts: ReturnType<FigureSet['parts']> };

/** 'Of all orders, 55–60% were placed on a mobile in 2025, after 35–40% in 2018.' */
function devicesInWords(first: Devices, now: Devices): string | null {
  const leader = largest(now.parts.map((figure) => ({ label: nameOf(figure), figure })));
  const [lead, second] = leader?.parts ?? [];
  if (!lead) return null;
  if (second || !leader?.text) return `No device has a clear lead among the orders of ${now.label}.`;
  const before = seen(first.parts.find(({ dimension }) => dimension === lead.figure.dimension));
  const then = before && first !== now ? `, after ${before} in ${first.label}` : '';
  return `Of all orders, ${leader.text} were placed on a ${lead.label.toLowerCase()} device in ${now.label}${then}.`;
}

/** The public facts that a market stands on. */
export function factsExhibit(figures: FigureSet, { place, where }: MarketWords): Exhibit | null {
  const facts = [
    ['Population', figures.one('population')],
    ['Internet users, part of the population', figures.one('internet-users')],
    ['Gross domestic product', figures.one('gdp')],
  ] as const;
  const rows = facts.flatMap(([label, figure]) => (figure ? [{ label, figure }] : []));
  const [people, online, product] = facts.map(([, figure]) => seen(figure));
  if (rows.length < 2 || !people) return null;
  const says = [
    online && `${online} of them use the internet`,
    product && `the gross domestic product is ${product}`,
  ].filter((part) => part !== null);
  return {
    id: 'facts',
    title: 'People and economy',
    message: `${[`${people} people live ${where}`, ...says].join('; ')}.`,
    subtitle: `Public facts behind the figures, ${place}`,
    chart: null,
    table: {
      columns: ['Fact', 'Year', 'Value'],
      rows: rows.map(({ label, figure }) => ({ label, cells: [figure.period, figure] })),
    },
  };
}

const isDevice = ({ metric }: { metric: string }) => metric === 'device-share';
const nameOf = ({ dimension }: { dimension: string }) => partName(dimension, String);
