import type { Figure, Range } from './figure.ts';
import { ladderOf } from './ladder.ts';
import { metricOf, type MetricKey } from './metric.ts';

/** Stands wherever ranges are shown, exports included. */
export const rangesNote = 'Displayed as ranges. For exact data, register for one of our paid plans.';

/** How numbers are written in a language. */
export type FigureFormat = {
  figure: (figure: Figure) => string;
  /** A round number, as on an axis. */
  edge: (metric: MetricKey, value: number) => string;
};

export const englishFormat: FigureFormat = {
  figure: (one) => formatFigure(one),
  edge: (metric, value) => formatEdge(metric, value),
};

/** What a visitor may see of a figure, in a few characters. */
export function formatFigure(figure: Figure): string {
  if (figure.visibility === 'no-access') return 'No access';
  if (figure.visibility === 'range') return formatRange(figure.metric, figure.range);
  return formatValue(figure.metric, figure.value);
}

/** '$1.2bn', '83.5m', '12.3%', '104'. */
export function formatValue(metric: MetricKey, value: number | null | undefined): string {
  if (isMissing(value)) return missing;
  if (value < ladderOf(metric).least) return belowZero;
  const { unit } = metricOf(metric);
  if (unit === 'usd') return `$${written(shorten(value, money))}`;
  if (unit === 'count') return formatCount(value);
  if (unit === 'percent') return formatPercent(value);
  return withMinus((unit === 'ratio' ? oneDecimal : whole).format(value));
}

/** '$1–2bn', '$500m–1bn', '5–10%', '−10 to −5%', '> $10tn', '< 1k'. */
export function formatRange(metric: MetricKey, range: Range | null | undefined): string {
  const { low, high } = range ?? { low: null, high: null };
  const { unit } = metricOf(metric);
  const isAmount = unit === 'usd' || unit === 'count';
  const [before, after] = [unit === 'usd' ? '$' : '', unit === 'percent' ? '%' : ''];
  const end = (value: number) =>
    isAmount ? shorten(value, ends) : { digits: edge.format(value), suffix: '' };

  if (high === null && low === null) return missing;
  if (high === null) return withMinus(`> ${before}${written(end(low!))}${after}`);
  if (high <= ladderOf(metric).least) return belowZero;
  if (low === null || (isAmount && low === 0)) return withMinus(`< ${before}${written(end(high))}${after}`);
  const [from, to] = [end(low), end(high)];
  const start = from.suffix === to.suffix ? from.digits : written(from);
  return withMinus(`${before}${start}${low < 0 ? ' to ' : '–'}${written(to)}${after}`);
}

/** A round number, as on an axis: '$50bn', '20m', '15%'. */
export function formatEdge(metric: MetricKey, value: number): string {
  const { unit } = metricOf(metric);
  if (unit === 'usd') return withMinus(`$${written(shorten(value, ends))}`);
  if (unit === 'count') return withMinus(written(shorten(value, ends)));
  return withMinus(`${edge.format(value)}${unit === 'percent' ? '%' : ''}`);
}

/** '950', '1.0k', '83.5m', '1.0bn'. */
export function formatCount(value: number | null | undefined): string {
  return isMissing(value) ? missing : withMinus(written(shorten(value, counts)));
}

/** '12.3%'. */
export function formatPercent(value: number | null | undefined): string {
  return isMissing(value) ? missing : withMinus(`${oneDecimal.format(value)}%`);
}

/** The difference of two percentages: '+2.3 pp'. */
export function formatPoints(value: number | null | undefined): string {
  return isMissing(value) ? missing : withMinus(`${signed.format(value)} pp`);
}

/** Prices: '€79', '€1,234.56'. */
export function formatEur(amount: number | null | undefined): string {
  if (isMissing(amount)) return missing;
  return amount < 0 ? belowZero : eur.format(amount);
}

const missing = 'N/A';
const belowZero = '< 0';

function isMissing(value: number | null | undefined): value is null | undefined {
  return !Number.isFinite(value);
}

const format = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options });

const whole = format({ maximumFractionDigits: 0 });
const oneDecimal = format({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const upToCents = format({ maximumFractionDigits: 2 });
const edge = format({ maximumSignificantDigits: 3 });
const signed = format({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const eur = format({
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** How an amount is written below a thousand, with how many decimals, and from there on. */
type Style = { small: Intl.NumberFormat; decimals: number; large: Intl.NumberFormat };

const money: Style = { small: upToCents, decimals: 2, large: oneDecimal };
const counts: Style = { small: whole, decimals: 0, large: oneDecimal };
const ends: Style = { small: edge, decimals: 2, large: edge };

const magnitudes = [
  { suffix: 'tn', worth: 1e12 },
  { suffix: 'bn', worth: 1e9 },
  { suffix: 'm', worth: 1e6 },
  { suffix: 'k', worth: 1e3 },
] as const;

type Amount = { digits: string; suffix: string };

/** In the largest unit that it reaches once it is rounded: 999,950 is 1.0m, not 1,000.0k. */
function shorten(value: number, { small, decimals, large }: Style): Amount {
  const reached = magnitudes.find(({ suffix, worth }) => {
    const inSmallerUnit = (Math.abs(value) / worth) * 1000;
    return Number(inSmallerUnit.toFixed(suffix === 'k' ? decimals : 1)) >= 1000;
  });
  return reached
    ? { digits: large.format(value / reached.worth), suffix: reached.suffix }
    : { digits: small.format(value), suffix: '' };
}

function written({ digits, suffix }: Amount) {
  return digits + suffix;
}

function withMinus(text: string) {
  return text.replaceAll('-', '−');
}
