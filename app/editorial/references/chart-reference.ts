import { isMetricKey, type MetricKey } from '../../figures/metric.ts';
import { categoryOf, type CategorySlug } from '../../taxonomy/category.ts';
import { toAlpha3 } from '../../taxonomy/geo-codes.ts';

/** A measure, or the part of a split: `market-size`, `payment-share.payment-invoice`. */
export type Measure = { metric: MetricKey; part: string };

export type ChartReference =
  /** From a data page: `exhibit/market/de/all/size`. */
  | { kind: 'exhibit'; key: string; id: string }
  /** One measure of one subject over time: `series/market/de/all/market-size`. */
  | { kind: 'series'; subject: string; metric: MetricKey }
  /** A split: `parts/market/de/all/payment-share/2025/payment`. */
  | { kind: 'parts'; subject: string; metric: MetricKey; period: string; by: string }
  /** One measure of several markets: `compare/market-size/2025/all/de+fr+gb`. */
  | { kind: 'compare'; measure: Measure; period: string; subjects: string[] }
  /** One measure of several markets over time: `lines/online-share/all/de+fr+gb`. */
  | { kind: 'lines'; metric: MetricKey; category: CategorySlug; codes: string[] }
  /** A split in several countries: `mix/payment-share/2025/payment/de+fr+gb`. */
  | { kind: 'mix'; metric: MetricKey; period: string; by: string; subjects: string[] }
  /** One measure of a region's sub-categories: `categories/de/all/market-growth/2025`. */
  | { kind: 'categories'; code: string; category: CategorySlug; metric: MetricKey; period: string }
  /** The top ten: `ranking/top-online-stores-in-germany/2025`. */
  | { kind: 'ranking'; slug: string; edition: string }
  /**
   * Several measures of several markets or shops, as a table only:
   * `table/market-size+online-share/2025/market/de+fr/all`, `table/net-sales/2025/retailer/zalando.de-de+asos.com-gb`.
   */
  | { kind: 'table'; measures: Measure[]; period: string; subjects: string[] };

type Kind = ChartReference['kind'];

export function parseChartReference(ref: string): ChartReference | null {
  const [kind = '', ...words] = ref.split('/');
  return Object.hasOwn(parsers, kind) && !words.includes('') ? parsers[kind as Kind](words) : null;
}

const parsers: Readonly<Record<Kind, (words: readonly string[]) => ChartReference | null>> = {
  exhibit(words) {
    const id = words.at(-1);
    return id && words.length > 2 ? { kind: 'exhibit', key: words.slice(0, -1).join('/'), id } : null;
  },
  series(words) {
    const metric = words.at(-1) ?? '';
    const subject = words.slice(0, -1).join('/');
    return isMetricKey(metric) && isSubject(subject) ? { kind: 'series', subject, metric } : null;
  },
  parts(words) {
    const [metric = '', period = '', by = ''] = words.slice(-3);
    const subject = words.slice(0, -3).join('/');
    return isMetricKey(metric) && by && isSubject(subject)
      ? { kind: 'parts', subject, metric, period, by }
      : null;
  },
  compare([measured = '', period = '', category = '', codes = '']) {
    const measure = measureOf(measured);
    const subjects = marketsOf(codes, category);
    return measure && subjects ? { kind: 'compare', measure, period, subjects } : null;
  },
  lines([metric = '', slug = '', codes = '']) {
    const category = categoryOf(slug)?.slug;
    return isMetricKey(metric) && category && marketsOf(codes, slug)
      ? { kind: 'lines', metric, category, codes: codes.split('+') }
      : null;
  },
  mix([metric = '', period = '', by = '', codes = '']) {
    const subjects = marketsOf(codes, 'all');
    return isMetricKey(metric) && subjects ? { kind: 'mix', metric, period, by, subjects } : null;
  },
  categories([code = '', slug = '', metric = '', period = '']) {
    const category = categoryOf(slug)?.slug;
    return isMetricKey(metric) && category && period && toAlpha3(code)
      ? { kind: 'categories', code, category, metric, period }
      : null;
  },
  ranking([slug = '', edition = '']) {
    return slug && edition ? { kind: 'ranking', slug, edition } : null;
  },
  table([measured = '', period = '', kind = '', names = '', categories = '']) {
    const measures = measured.split('+').map(measureOf);
    const subjects =
      kind === 'market' ? marketsOf(names, categories) : names.split('+').map((name) => `${kind}/${name}`);
    if (measures.includes(null) || !names || !subjects) return null;
    return { kind: 'table', measures: measures.filter((one) => one !== null), period, subjects };
  },
};

function measureOf(text: string): Measure | null {
  const [metric = '', part = ''] = text.split('.');
  return isMetricKey(metric) ? { metric, part } : null;
}

/** `de+fr` and `toys+diy` are four markets. Null if one of them cannot exist. */
function marketsOf(codes: string, categories: string): string[] | null {
  const markets = codes
    .split('+')
    .flatMap((code) => categories.split('+').map((category) => `market/${code}/${category}`));
  return markets.every(isSubject) ? markets : null;
}

/** Regions and categories are fixed; whether a shop or ranking exists depends on the data set. */
function isSubject(subject: string): boolean {
  const [kind, code, category = ''] = subject.split('/');
  return kind !== 'market' || (toAlpha3(code) !== undefined && categoryOf(category) !== undefined);
}
