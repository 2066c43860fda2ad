import type { Figure, Range } from '../figure.ts';
import { ladderOf } from '../ladder.ts';
import { metricOf, type MetricKey } from '../metric.ts';

export const rangesNote = 'Displayed as ranges. For exact data, register for one of our paid plans.';

/** For texts whose figure is no longer at hand. Exact values have neither sign: their minus is not a dash. */
export const isRangeText = (text: string) => /^[<>] |–| to /.test(text);

export const englishFormat = createFormat({
  locale: 'en-US',
  suffixes: { tn: 'tn', bn: 'bn', m: 'm', k: 'k' },
  dollar: { before: '$', after: '' },
  cent: '¢',
  percent: '%',
  to: ' to ',
  missing: 'N/A',
  noAccess: 'Paid plans only',
  noAccessByMonth: 'Corporate+ only',
  forecast: 'Forecast',
});

export const {
  figure: formatFigure,
  value: formatValue,
  /** '$1–2bn', '$500m–1bn', '5–10%', '−10 to −5%', '> $10tn', '< 1k'. */
  range: formatRange,
  count: formatCount,
  percent: formatPercent,
} = englishFormat;

export type FigureFormat = ReturnType<typeof createFormat>;

export type NumberStyle = {
  locale: string;
  suffixes: Readonly<Record<Magnitude['name'], string>>;
  dollar: { before: string; after: string };
  /** After amounts too small to be read in dollars. */
  cent: string;
  percent: string;
  /** Joins the ends of a range that begins below zero, where a dash would look like a minus. */
  to: string;
  missing: string;
  noAccess: string;
  /** Monthly values need a larger plan than all others. */
  noAccessByMonth: string;
  forecast: string;
};

export function createFormat(style: NumberStyle) {
  const { missing, noAccess, noAccessByMonth, forecast, dollar } = style;
  const { whole, oneDecimal, upToCents, cents, threeDigits } = numberFormats(style.locale);

  const money: Rounding = { small: upToCents, decimals: 2, large: oneDecimal };
  const counts: Rounding = { small: whole, decimals: 0, large: oneDecimal };
  const ends: Rounding = { small: threeDigits, decimals: 2, large: threeDigits };

  function figure(one: Figure): string {
    if (one.visibility === 'no-access') return one.metric === 'monthly-sales' ? noAccessByMonth : noAccess;
    if (one.visibility === 'range') return range(one.metric, one.range);
    return value(one.metric, one.value);
  }

  function value(metric: MetricKey, number: number | null | undefined): string {
    if (isMissing(number)) return missing;
    if (number < ladderOf(metric).least) return belowZero;
    const { unit } = metricOf(metric);
    if (unit === 'usd') return `${dollar.before}${written(shorten(number, money))}${dollar.after}`;
    if (unit === 'count') return count(number);
    if (unit === 'percent') return percent(number);
    return withMinus((unit === 'ratio' ? oneDecimal : whole).format(number));
  }

  const rangeTexts = new Map<string, string>();
  const edgeTexts = new Map<string, string>();

  function range(metric: MetricKey, extent: Range | null | undefined): string {
    const { low, high } = extent ?? { low: null, high: null };
    return remembered(rangeTexts, `${metric} ${low} ${high}`, () => writeRange(metric, low, high));
  }

  function edge(metric: MetricKey, number: number): string {
    return remembered(edgeTexts, `${metric} ${number}`, () => writeEdge(metric, number));
  }

  function writeRange(metric: MetricKey, low: number | null, high: number | null): string {
    const { unit } = metricOf(metric);
    const isAmount = unit === 'usd' || unit === 'count';
    const { before, after } = around(metric);
    const end = (number: number): Amount =>
      isAmount && !isPlainDollars(metric, number)
        ? shorten(number, ends)
        : { digits: threeDigits.format(number), suffix: '' };

    if (high === null && low === null) return missing;
    if (high === null) return withMinus(`> ${before}${written(end(low!))}${after}`);
    if (high <= ladderOf(metric).least) return belowZero;
    if (low === null || (isAmount && low === 0)) return withMinus(`< ${before}${written(end(high))}${after}`);
    const shown = unit === 'usd' ? readableDollars(low, high) : [low, high];
    const inCents = unit === 'usd' && needCents(shown[0]!, shown[1]!);
    if (unit === 'usd' && !inCents && low > 0 && low < 0.1 && high < 1)
      return `${threeDigits.format(low * 100)}–${threeDigits.format(high * 100)}${style.cent}`;
    const [from, reached] = shown.map((number) =>
      inCents && number < 10 ? { digits: cents.format(number), suffix: '' as const } : end(number),
    ) as [Amount, Amount];
    // '$807–1,620', because '$807–1.62k' could mean 807 thousand.
    const isPlain = isAmount && from.suffix === '' && reached.suffix !== '';
    const to: Amount = isPlain ? { digits: threeDigits.format(shown[1]!), suffix: '' } : reached;
    const start = from.suffix === to.suffix ? from.digits : written(from);
    return withMinus(`${before}${start}${low < 0 ? style.to : '–'}${written(to)}${after}`);
  }

  function writeEdge(metric: MetricKey, number: number): string {
    const { unit } = metricOf(metric);
    const isAmount = unit === 'usd' || unit === 'count';
    const { before, after } = around(metric);
    const isShort = isAmount && !isPlainDollars(metric, number);
    const digits = isShort ? written(shorten(number, ends)) : threeDigits.format(number);
    return withMinus(`${before}${digits}${after}`);
  }

  function count(number: number | null | undefined): string {
    return isMissing(number) ? missing : withMinus(written(shorten(number, counts)));
  }

  function percent(number: number | null | undefined): string {
    return isMissing(number) ? missing : withMinus(`${oneDecimal.format(number)}${style.percent}`);
  }

  function around(metric: MetricKey) {
    const { unit } = metricOf(metric);
    return unit === 'usd' ? dollar : { before: '', after: unit === 'percent' ? style.percent : '' };
  }

  function written({ digits, suffix }: Amount) {
    return suffix ? digits + style.suffixes[suffix] : digits;
  }

  return { figure, value, range, edge, count, percent, missing, forecast };
}

function numberFormats(locale: string) {
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options });
  return {
    whole: format({ maximumFractionDigits: 0 }),
    oneDecimal: format({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    upToCents: format({ maximumFractionDigits: 2 }),
    cents: format({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    threeDigits: format({ maximumSignificantDigits: 3 }),
  };
}

function isMissing(value: number | null | undefined): value is null | undefined {
  return !Number.isFinite(value);
}

/** '$0.93–2.40': small prices have cents on both ends or on none. Ends finer than a cent keep their digits. */
function needCents(low: number, high: number): boolean {
  const ends = [low, high];
  const areCents = ends.every((end) => Math.abs(end * 100 - Math.round(end * 100)) < 1e-6 && end < 1000);
  return areCents && ends.some((end) => Math.abs(end) < 10 && !Number.isInteger(end));
}

/**
 * '$48–97' for 48.1 to 96.1, as from ten dollars on cents mean little, '$7.40–15' for 7.44 to 14.9, and '$0.70–1.41' for
 * 0.703 to 1.41. Rounded outwards, so that nothing is lost.
 */
function readableDollars(low: number, high: number): [number, number] {
  if (low >= 0.1 && low < 1) return [roundDown(low, 100), roundUp(high, 100)];
  if (high < 10) return [low, high];
  if (low < 1) return [low, roundUp(high, 1)];
  return [roundDown(low, low < 10 ? 10 : 1), roundUp(high, 1)];
}

// Rounded to twelve digits first, so that 57.00000000000001 does not become 58.
const roundDown = (number: number, steps: number) =>
  Math.floor(Number((number * steps).toPrecision(12))) / steps;
const roundUp = (number: number, steps: number) =>
  Math.ceil(Number((number * steps).toPrecision(12))) / steps;

/** '$2,900', not '$2.9k': what a person spends is written in full. */
const isPlainDollars = (metric: MetricKey, number: number) =>
  metricOf(metric).unit === 'usd' && Math.abs(number) < 100_000;

function withMinus(text: string) {
  return text.replaceAll('-', '−');
}

const belowZero = '< 0';

type Rounding = { small: Intl.NumberFormat; decimals: number; large: Intl.NumberFormat };

type Magnitude = (typeof magnitudes)[number];

const magnitudes = [
  { name: 'tn', worth: 1e12 },
  { name: 'bn', worth: 1e9 },
  { name: 'm', worth: 1e6 },
  { name: 'k', worth: 1e3 },
] as const;

type Amount = { digits: string; suffix: Magnitude['name'] | '' };

/** Uses the largest unit reached after rounding: 999,950 is 1.0m, not 1,000.0k. */
function shorten(value: number, { small, decimals, large }: Rounding): Amount {
  const reached = magnitudes.find(({ name, worth }) => {
    const inSmallerUnit = (Math.abs(value) / worth) * 1000;
    return Number(inSmallerUnit.toFixed(name === 'k' ? decimals : 1)) >= 1000;
  });
  return reached
    ? { digits: large.format(value / reached.worth), suffix: reached.name }
    : { digits: small.format(value), suffix: '' };
}

/** There are few steps, and each is written on thousands of pages. */
function remembered(texts: Map<string, string>, key: string, write: () => string): string {
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = write();
  if (texts.size < mostTexts) texts.set(key, text);
  return text;
}

const mostTexts = 5_000;
