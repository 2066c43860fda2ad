import { figureSet } from '../../figures/figure-set.ts';
import { presentFigure, type ShownValue } from '../../figures/format/shown-value.ts';
import { metricKeys, metricOf, type MetricKey } from '../../figures/metric.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { subjectFigures } from '../../passport/find-figure.server.ts';
import type { Term } from '../content.ts';
import { parseFormula, textsIn } from './formula.ts';

export type LiveFormula = {
  subject: string;
  period: string;
  to: string;
  label: string;
  result: ShownValue;
  /** The value of each operand by its text; null where the data set lacks one of them. */
  values: Readonly<Record<string, ShownValue>> | null;
};

/** The measure that a term defines, with the published values of its formula; null if no sample page shows it. */
export async function liveFormula(context: SheetContext, term: Term): Promise<LiveFormula | null> {
  const named = (key: MetricKey) => metricOf(key).label === term.title;
  const metrics = metricKeys()
    .filter((key) => metricOf(key).term === term.slug)
    .toSorted((one, other) => Number(named(other)) - Number(named(one)));
  if (metrics.length === 0) return null;
  const operands = term.formula ? parseFormula(term.formula)[0]! : null;
  const names = operands ? textsIn(operands).filter((text) => !/^\d+$/.test(text)) : [];
  let shown: LiveFormula | null = null;
  for (const sample of samples) {
    const found = await valuesAt(context, sample, metrics, names);
    if (found?.values) return found;
    shown ??= found;
  }
  return shown;
}

type Sample = { key: string; subject: string };

/** A market, and a shop for measures that only shops have. */
const samples: readonly Sample[] = [
  { key: 'market/de/all', subject: 'Germany' },
  { key: 'retailer/zalando.de-de', subject: 'Zalando' },
];

async function valuesAt(
  context: SheetContext,
  { key, subject }: Sample,
  metrics: readonly MetricKey[],
  names: readonly string[],
): Promise<LiveFormula | null> {
  const measured = names.flatMap((name) => operands[name.toLowerCase()] ?? []);
  const wanted = { metrics: [...metrics, ...measured], periods: [String(context.baseYear)] };
  const figures = figureSet(await subjectFigures(context, key, wanted));
  const valueOf = (metric: MetricKey | undefined) => {
    const figure = metric && figures.one(metric, context.baseYear);
    const value = figure && presentFigure(figure);
    return value?.state === 'shown' ? value : null;
  };
  const metric = metrics.find((one) => valueOf(one));
  if (!metric) return null;
  const values = names.map((name) => [name, valueOf(operands[name.toLowerCase()])] as const);
  const isComplete = values.length > 0 && values.every(([, value]) => value !== null);
  return {
    subject,
    period: String(context.baseYear),
    to: sheetPath(key),
    label: metricOf(metric).label,
    result: valueOf(metric)!,
    values: isComplete ? (Object.fromEntries(values) as Record<string, ShownValue>) : null,
  };
}

/** What formulas call the measures of the data set. */
const operands: Readonly<Record<string, MetricKey>> = {
  'average order value': 'average-order-value',
  'conversion rate': 'conversion-rate',
  'market size': 'market-size',
  'net sales': 'net-sales',
  'online buyers': 'online-buyers',
  orders: 'orders',
  population: 'population',
  sessions: 'sessions',
};
