import { capitalised } from '../base/capitalised.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { extentOf, markOf, tickOf } from '../figures/figure-marks.ts';
import { measuresOverTime } from '../data-pages/exhibit-shapes.ts';
import { listInWords, lockedMessage, movesInWords, seen, spanOf } from '../data-pages/sentence.ts';
import type { Figure } from '../figures/figure.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import { metricOf, type MetricKey } from '../figures/metric.ts';
import type { MarketWords } from '../subjects/market-words.ts';

export function funnelExhibit(figures: FigureSet, { scope, year }: MarketWords): Exhibit | null {
  const [visits, ...later] = funnelSteps;
  const steps = later.flatMap(({ metric, ...step }) => {
    const figure = figures.one(metric, year);
    return figure ? [{ ...step, figure }] : [];
  });
  if (steps.length < 2) return null;
  const says = steps.flatMap(({ figure, says: ends }) =>
    seen(figure) && ends ? [`${seen(figure)} ${ends}`] : [],
  );
  const tight = steps.filter((step, at) => isAbove(step, steps.slice(at + 1)));
  const loose = steps.filter((step) => !tight.includes(step)).map(({ label }) => label.toLowerCase());
  const all = { label: visits.label, text: '100%', extent: { low: 100, high: 100 } };
  return {
    id: 'funnel',
    title: 'Funnel',
    message: says.length > 0 ? `Of all visits, ${listInWords(says)}.` : lockedMessage('Funnel'),
    subtitle: `Share of visits that reach each step, ${scope}, ${year}`,
    chart: {
      kind: 'funnel',
      steps: [
        all,
        ...steps.map((step) => ({
          ...markOf(step.figure, step.label),
          isLoose: !tight.includes(step),
        })),
      ],
      tick: tickOf(steps[0]!.figure),
    },
    note: loose.length > 0 ? onlyOutlined(loose) : undefined,
    table: {
      columns: ['Step', 'Share of visits'],
      rows: [
        { label: all.label, cells: [all.text] },
        ...steps.map(({ label, figure }) => ({ label, cells: [figure] })),
      ],
    },
  };
}

function onlyOutlined(steps: readonly string[]): string {
  const [are, theirs] =
    steps.length > 1
      ? ['are', 'their ranges overlap those of later steps; the true values are']
      : ['is', 'its range overlaps that of a later step; the true value is'];
  return `${capitalised(listInWords(steps))} ${are} drawn in outline because ${theirs} between those of the steps on either side.`;
}

/** A step cannot be rarer than what follows from it; a range with a lower end below that of a later step would say so. */
function isAbove({ figure }: { figure: Figure }, later: readonly { figure: Figure }[]): boolean {
  const own = endsOf(figure);
  return later.every((next) => {
    const { low, high } = endsOf(next.figure);
    return low <= own.low && high <= own.high;
  });
}

function endsOf(figure: Figure) {
  const extent = extentOf(figure);
  return { low: extent?.low ?? -Infinity, high: extent ? (extent.high ?? Infinity) : -Infinity };
}

type FunnelStep = { label: string; metric: MetricKey; says?: string };

export const funnelSteps: readonly [FunnelStep, ...FunnelStep[]] = [
  { label: 'Visits', metric: 'sessions' },
  { label: 'Product view', metric: 'product-view-rate', says: 'reach a product page' },
  { label: 'Cart', metric: 'add-to-cart-rate', says: 'reach the cart' },
  { label: 'Checkout', metric: 'checkout-rate' },
  { label: 'Order', metric: 'conversion-rate', says: 'end in an order' },
];

export function revenueExhibit(figures: FigureSet, { scope, year }: MarketWords): Exhibit | null {
  const result = figures.one('market-size', year);
  const [sessions, conversion, value] = (['sessions', 'conversion-rate', 'average-order-value'] as const).map(
    (metric) => figures.one(metric, year),
  );
  if (!result || !sessions || !conversion || !value) return null;
  const rows = [
    { label: 'Online spending', figure: result },
    { label: 'Visits', figure: sessions },
    { label: 'Conversion rate', figure: conversion },
    { label: 'Average order value', figure: value },
  ];
  const between = (['orders', 'revenue-per-session'] as const).map((metric) => figures.one(metric, year));
  const [total, ...factors] = rows.map(({ label, figure }) => markOf(figure, label));
  const isSeen = rows.every(({ figure }) => seen(figure));
  return {
    id: 'revenue',
    title: 'The revenue equation',
    message: isSeen
      ? `Multiply visits by conversion rate and average order value, and you get online spending of ${seen(result)}.`
      : lockedMessage('The revenue equation'),
    subtitle: `Visits × conversion rate × average order value = online spending, ${scope}, ${year}`,
    note: 'The equation holds for the exact figures; multiplying the ends of the ranges gives a wider range than the one shown.',
    wide: true,
    chart: { kind: 'product', result: total!, factors },
    table: {
      columns: ['Measure', 'Value'],
      rows: [
        ...rows.map(({ label, figure }) => ({ label, cells: [figure] })),
        { label: 'Orders (visits × conversion rate)', cells: [between[0] ?? null] },
        { label: 'Revenue per visit (conversion rate × average order value)', cells: [between[1] ?? null] },
      ],
    },
  };
}

/** Strips of related measures; those that stay in one range are only listed. */
export function yearlyExhibit(
  kind: keyof typeof themes,
  figures: FigureSet,
  { scope }: MarketWords,
): Exhibit | null {
  const { title, subtitle, metrics, wide = false }: Theme = themes[kind];
  const lines = metrics.map((metric) => ({ name: metricOf(metric).label, figures: figures.series(metric) }));
  const exhibit = measuresOverTime(
    {
      id: kind,
      title,
      message: movesInWords(lines) ?? lockedMessage(title),
      subtitle: `${subtitle}, ${scope}, ${spanOf(lines.find((line) => line.figures.length > 0)?.figures ?? [])}`,
    },
    lines,
  );
  return exhibit && { ...exhibit, wide };
}

type Theme = { title: string; subtitle: string; metrics: readonly MetricKey[]; wide?: boolean };

const themes = {
  volume: {
    title: 'Visits and orders',
    subtitle: 'Visits, funnel steps, orders and order value',
    metrics: [
      'sessions',
      'orders',
      'conversion-rate',
      'product-view-rate',
      'add-to-cart-rate',
      'checkout-rate',
      'average-order-value',
      'items-per-order',
      'revenue-per-session',
    ],
    wide: true,
  },
  abandonment: {
    title: 'Abandonment',
    subtitle: 'Share of carts and checkouts that end without an order',
    metrics: ['cart-abandonment', 'checkout-abandonment'],
  },
  returns: {
    title: 'Returns and discounts',
    subtitle: 'Return rate (by value) and discount rate',
    metrics: ['return-rate', 'discount-rate'],
  },
} as const satisfies Record<string, Theme>;
