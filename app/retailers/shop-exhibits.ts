import type { Exhibit } from '../data-pages/exhibit.ts';
import { measuresOverTime, sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, largest, namesInWords } from '../data-pages/leaders.ts';
import { listInWords, lockedMessage, paragraph, seen, spanOf } from '../data-pages/sentence.ts';
import { partName } from '../figures/dimension.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import type { RetailerWords } from '../subjects/retailer-words.ts';

export function trafficExhibit(figures: FigureSet, { name, year }: RetailerWords): Exhibit | null {
  const visits = seen(figures.one('visits', year));
  const conversion = seen(figures.one('conversion-rate', year));
  const value = seen(figures.one('average-order-value', year));
  const says = paragraph(
    visits && `The shop had ${visits} visits in ${year}.`,
    conversion && `Of these, ${conversion} ended in an order.`,
    value && `The average order was worth ${value}.`,
  );
  return measuresOverTime(
    {
      id: 'traffic',
      title: 'Visits and orders',
      message: says || lockedMessage('Visits and orders'),
      subtitle: `Visits, conversion, orders and their value, ${name}, ${spanOf(figures.series('visits'))}`,
    },
    [
      { name: 'Visits', figures: figures.series('visits') },
      { name: 'Conversion rate', figures: figures.series('conversion-rate') },
      { name: 'Orders', figures: figures.series('orders') },
      { name: 'Average order value', figures: figures.series('average-order-value') },
    ],
  );
}

export function ratesExhibit(figures: FigureSet, { name }: RetailerWords): Exhibit | null {
  const found = rates.flatMap(({ metric, ...words }) => {
    const figure = figures.one(metric);
    return figure ? [{ ...words, figure }] : [];
  });
  const says = listInWords(
    found.flatMap(({ figure, before, after }) => (seen(figure) ? [before + seen(figure) + after] : [])),
  );
  return sideBySide(
    {
      id: 'rates',
      title: 'Rates',
      message: says ? `${says.charAt(0).toUpperCase()}${says.slice(1)}.` : lockedMessage('Rates'),
      subtitle: `Rates of ${name}, each of a different total, ${[...new Set(found.map(({ figure }) => figure.period))].join(' and ')}`,
    },
    ['Rate', 'Value'],
    found.map(({ label, figure }) => ({ label, figure })),
    { form: 'capsules' },
  );
}

const rates = [
  {
    metric: 'first-party-share',
    label: 'Own stock (first party), of the value of all orders',
    before: 'own stock makes up ',
    after: ' of the value of all orders',
  },
  {
    metric: 'return-rate',
    label: 'Returns, of the value shipped',
    before: '',
    after: ' of goods shipped come back',
  },
  {
    metric: 'discount-rate',
    label: 'Discounts, of list prices',
    before: 'discounts take ',
    after: ' off list prices',
  },
  {
    metric: 'online-share-of-company',
    label: 'Online, of company revenue',
    before: 'the company makes ',
    after: ' of its revenue online',
  },
] as const;

export function devicesExhibit(figures: FigureSet, { name }: RetailerWords): Exhibit | null {
  const parts = figures
    .parts('device-share', 'device')
    .map((figure): Compared => ({ label: partName(figure.dimension, String), figure }));
  const first = largest(parts);
  const bring = first && first.parts.length > 1 ? 'bring' : 'brings';
  return sideBySide(
    {
      id: 'devices',
      title: 'Devices',
      message: first
        ? `${namesInWords(first.parts.map(({ label }) => label))} ${bring} in the most orders${first.text ? `, at ${each(first)}` : ''}.`
        : lockedMessage('Devices'),
      subtitle: `Share of orders by device, ${name}, ${parts[0]?.figure.period}`,
    },
    ['Device', 'Share of orders'],
    parts,
  );
}
