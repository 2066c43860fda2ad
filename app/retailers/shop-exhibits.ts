import { capitalised } from '../base/capitalised.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { measuresOverTime, sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, largest, namesInWords, type Leaders } from '../data-pages/leaders.ts';
import { lockedMessage, paragraph, seen, spanOf } from '../data-pages/sentence.ts';
import { partName } from '../figures/dimension.ts';
import { extentOf } from '../figures/figure-marks.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import type { RetailerWords } from '../subjects/retailer-words.ts';
import { metricInFull } from '../figures/metric.ts';

export function trafficExhibit(figures: FigureSet, { name, year }: RetailerWords): Exhibit | null {
  const visits = seen(figures.one('visits', year));
  const conversion = seen(figures.one('conversion-rate', year));
  const value = seen(figures.one('average-order-value', year));
  const says = paragraph(
    visits && `The shop had ${visits} visits in ${year}.`,
    conversion && `Of these, ${conversion} ended in an order.`,
    value && `The average order was worth ${value} in net sales.`,
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
  const told = found.filter(({ figure }) => seen(figure) !== null);
  const main = told.filter(({ isMain }) => isMain);
  const says = (main.length > 0 ? main : told).map(({ figure, sentence }) => sentence(seen(figure)!));
  const periods = [...new Set(found.map(({ figure }) => figure.period))].toSorted().join(' and ');
  return sideBySide(
    {
      id: 'rates',
      title: 'Rates',
      message: says.length > 0 ? `${capitalised(says.join('; '))}.` : lockedMessage('Rates'),
      subtitle: `Key rates for ${name}, ${periods}; each is a share of a different total`,
    },
    ['Rate', 'Value'],
    found.map(({ label, figure }) => ({ label, figure })),
    { form: 'capsules' },
  );
}

/** The chart shows all rates; the sentence gives the main ones, or the others where those are unknown. */
const rates = [
  {
    metric: 'first-party-share',
    label: 'Own stock (share of order value)',
    isMain: false,
    sentence: (share: string) => `own stock makes up ${share} of the value of all orders`,
  },
  {
    metric: 'return-rate',
    label: 'Returns (share of value shipped)',
    isMain: true,
    sentence: (share: string) => `customers return ${share} of goods by value`,
  },
  {
    metric: 'discount-rate',
    label: 'Discounts (share of list prices)',
    isMain: true,
    sentence: (share: string) => `discounts average ${share} of list prices`,
  },
  {
    metric: 'online-share-of-company',
    label: 'Online (share of company revenue)',
    isMain: false,
    sentence: (share: string) => `the company makes ${share} of its revenue online`,
  },
] as const;

export function devicesExhibit(figures: FigureSet, { name }: RetailerWords): Exhibit | null {
  const parts = figures
    .parts('device-share', 'device')
    .map((figure): Compared => ({ label: partName(figure.dimension, String), figure }));
  const first = largest(parts);
  return sideBySide(
    {
      id: 'devices',
      title: 'Devices',
      message: first
        ? `${namesInWords(first.parts.map(({ label }) => label))} ${orderMost(first)}${first.text ? `, at ${each(first)}` : ''}.`
        : lockedMessage('Devices'),
      subtitle: `${metricInFull('device-share')}, ${name}, ${parts[0]?.figure.period}`,
    },
    ['Device', 'Share of orders'],
    parts,
  );
}

/** More than half of the orders are most of them; less may still be more than any other device has. */
function orderMost({ parts: [first, ...others] }: Leaders): string {
  if (others.length > 0) return 'bring in the most orders';
  const least = extentOf(first!.figure)?.low ?? 0;
  return least > 50 ? 'accounts for most orders' : 'brings in the most orders';
}
