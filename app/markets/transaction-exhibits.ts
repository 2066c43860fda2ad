import type { Exhibit } from '../data-pages/exhibit.ts';
import { markOf, tickOf } from '../figures/figure-marks.ts';
import { overTime, measuresOverTime } from '../data-pages/exhibit-shapes.ts';
import { listInWords, lockedMessage, pathInWords, seen, spanOf } from '../data-pages/sentence.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import type { MetricKey } from '../figures/metric.ts';
import type { MarketWords } from '../subjects/market-words.ts';

export function funnelExhibit(figures: FigureSet, { scope, year }: MarketWords): Exhibit | null {
  const steps = funnel.flatMap(({ metric, ...step }) => {
    const figure = figures.one(metric, year);
    return figure ? [{ ...step, figure }] : [];
  });
  if (steps.length < 2) return null;
  const says = steps.flatMap(({ figure, says: ends }) =>
    seen(figure) && ends ? [`${seen(figure)} ${ends}`] : [],
  );
  const all = { label: 'Sessions', text: '100%', extent: { low: 100, high: 100 } };
  return {
    id: 'funnel',
    title: 'Funnel',
    message: says.length > 0 ? `Of all sessions, ${listInWords(says)}.` : lockedMessage('Funnel'),
    subtitle: `Sessions that reach each step, in percent of all sessions, ${scope}, ${year}`,
    chart: {
      kind: 'funnel',
      steps: [all, ...steps.map(({ label, figure }) => markOf(figure, label))],
      tick: tickOf(steps[0]!.figure),
    },
    table: {
      columns: ['Step', 'Of all sessions'],
      rows: [
        { label: all.label, cells: [all.text] },
        ...steps.map(({ label, figure }) => ({ label, cells: [figure] })),
      ],
    },
  };
}

const funnel: readonly { label: string; metric: MetricKey; says?: string }[] = [
  { label: 'Product view', metric: 'product-view-rate', says: 'open a product' },
  { label: 'Cart', metric: 'add-to-cart-rate', says: 'fill a cart' },
  { label: 'Checkout', metric: 'checkout-rate' },
  { label: 'Order', metric: 'conversion-rate', says: 'end with an order' },
];

export function revenueExhibit(figures: FigureSet, { scope, year }: MarketWords): Exhibit | null {
  const result = figures.one('market-size', year);
  const [sessions, conversion, value] = (['sessions', 'conversion-rate', 'average-order-value'] as const).map(
    (metric) => figures.one(metric, year),
  );
  if (!result || !sessions || !conversion || !value) return null;
  const rows = [
    { label: 'Spending', figure: result },
    { label: 'Sessions', figure: sessions },
    { label: 'Conversion rate', figure: conversion },
    { label: 'Average order value', figure: value },
  ];
  const between = (['orders', 'revenue-per-session'] as const).map((metric) => figures.one(metric, year));
  const [total, ...factors] = rows.map(({ label, figure }) => markOf(figure, label));
  const isSeen = rows.every(({ figure }) => seen(figure));
  return {
    id: 'revenue',
    title: 'What makes the spending',
    message: isSeen
      ? `The spending of ${seen(result)} is the product of ${seen(sessions)} sessions, a conversion of ${seen(conversion)} and orders of ${seen(value)}.`
      : lockedMessage('What makes the spending'),
    subtitle: `Spending = sessions × conversion rate × average order value, ${scope}, ${year}`,
    note: 'Sessions times conversion are the orders; orders times their value are the spending; conversion times order value is the revenue per session. The exact figures multiply to the exact result. Ranges do not: their ends multiply to a wider range than the one shown.',
    wide: true,
    chart: { kind: 'product', result: total!, factors },
    table: {
      columns: ['Measure', 'Value'],
      rows: [
        ...rows.map(({ label, figure }) => ({ label, cells: [figure] })),
        { label: 'Orders (sessions × conversion rate)', cells: [between[0] ?? null] },
        { label: 'Revenue per session (conversion rate × order value)', cells: [between[1] ?? null] },
      ],
    },
  };
}

export function conversionExhibit(figures: FigureSet, { scope, where }: MarketWords): Exhibit | null {
  const series = figures.series('conversion-rate');
  const path = pathInWords(series);
  return overTime(
    {
      id: 'conversion',
      title: 'Conversion rate',
      message: path ? `The conversion rate ${where} ${path}.` : lockedMessage('Conversion rate'),
      subtitle: `Orders in percent of sessions, ${scope}, ${spanOf(series)}`,
    },
    [{ name: 'Conversion rate', figures: series }],
  );
}

export function abandonmentExhibit(figures: FigureSet, { scope, year }: MarketWords): Exhibit | null {
  const [carts, checkouts] = [figures.series('cart-abandonment'), figures.series('checkout-abandonment')];
  const [cart, checkout] = [
    seen(figures.one('cart-abandonment', year)),
    seen(figures.one('checkout-abandonment', year)),
  ];
  const says = [
    cart && `of sessions with a cart, ${cart} ended without an order`,
    checkout && `of checkouts once begun, ${checkout}`,
  ].filter((part) => part !== null);
  return overTime(
    {
      id: 'abandonment',
      title: 'Abandonment',
      message: says.length > 0 ? `In ${year}, ${says.join('; ')}.` : lockedMessage('Abandonment'),
      subtitle: `Carts and checkouts that end without an order, ${scope}, ${spanOf(carts)}`,
    },
    [
      { name: 'Carts', figures: carts },
      { name: 'Checkouts', figures: checkouts },
    ],
  );
}

export function orderExhibit(figures: FigureSet, { scope, year }: MarketWords): Exhibit | null {
  const value = seen(figures.one('average-order-value', year));
  const items = seen(figures.one('items-per-order', year));
  const says = [value && `was worth ${value}`, items && `held ${items} items`].filter(
    (part) => part !== null,
  );
  return measuresOverTime(
    {
      id: 'order',
      title: 'The average order',
      message:
        says.length > 0
          ? `The average order ${listInWords(says)} in ${year}.`
          : lockedMessage('The average order'),
      subtitle: `Average order value and items per order, ${scope}, ${spanOf(figures.series('average-order-value'))}`,
    },
    [
      { name: 'Average order value', figures: figures.series('average-order-value') },
      { name: 'Items per order', figures: figures.series('items-per-order') },
    ],
  );
}

export function returnsExhibit(figures: FigureSet, { scope, year }: MarketWords): Exhibit | null {
  const [back, off] = [seen(figures.one('return-rate', year)), seen(figures.one('discount-rate', year))];
  const says = [
    back && `${back} of the shipped value came back`,
    off && `discounts took ${off} off list prices`,
  ].filter((part) => part !== null);
  const returns = figures.series('return-rate');
  return overTime(
    {
      id: 'returns',
      title: 'Returns and discounts',
      message: says.length > 0 ? `In ${year}, ${listInWords(says)}.` : lockedMessage('Returns and discounts'),
      subtitle: `Return rate by value and discount rate of orders, ${scope}, ${spanOf(returns)}`,
    },
    [
      { name: 'Returns', figures: returns },
      { name: 'Discounts', figures: figures.series('discount-rate') },
    ],
  );
}

export function volumeExhibit(figures: FigureSet, { scope }: MarketWords): Exhibit | null {
  const [sessions, orders] = [figures.series('sessions'), figures.series('orders')];
  const [traffic, bought] = [pathInWords(sessions), pathInWords(orders)];
  return measuresOverTime(
    {
      id: 'volume',
      title: 'Sessions and orders',
      message:
        traffic && bought
          ? `The number of orders ${bought}; that of sessions ${traffic}.`
          : lockedMessage('Sessions and orders'),
      subtitle: `Sessions and orders a year, ${scope}, ${spanOf(sessions)}`,
    },
    [
      { name: 'Sessions', figures: sessions },
      { name: 'Orders', figures: orders },
    ],
  );
}

export function sessionValueExhibit(figures: FigureSet, { scope, where }: MarketWords): Exhibit | null {
  const series = figures.series('revenue-per-session');
  const path = pathInWords(series);
  return overTime(
    {
      id: 'session-value',
      title: 'Revenue per session',
      message: path ? `Revenue per session ${where} ${path}.` : lockedMessage('Revenue per session'),
      subtitle: `Conversion rate × average order value, in US dollars, ${scope}, ${spanOf(series)}`,
    },
    [{ name: 'Revenue per session', figures: series }],
  );
}
