import { isMetricKey, type MetricKey } from '../../figures/metric.ts';
import { categoryOf, type CategorySlug } from '../../taxonomy/category.ts';

/** A chart that a text asks for. */
export type ChartReference =
  /** One of a data page: `exhibit/market/de/all/size`. */
  | { kind: 'exhibit'; key: string; id: string }
  /** One measure of one subject over the years: `series/market/de/all/market-size`. */
  | { kind: 'series'; subject: string; metric: MetricKey }
  /** A split: `parts/market/de/all/payment-share/2025/payment`. */
  | { kind: 'parts'; subject: string; metric: MetricKey; period: string; by: string }
  /** One measure of several markets: `compare/market-size/2025/all/de+fr+gb`. */
  | { kind: 'compare'; metric: MetricKey; period: string; category: CategorySlug; codes: string[] }
  /** The same over the years: `lines/online-share/all/de+fr+gb`. */
  | { kind: 'lines'; metric: MetricKey; category: CategorySlug; codes: string[] }
  /** One measure of a region's categories, those below the named one: `categories/de/all/market-growth/2025`. */
  | { kind: 'categories'; code: string; category: CategorySlug; metric: MetricKey; period: string }
  /** The first ten places: `ranking/top-online-stores-in-germany/2025`. */
  | { kind: 'ranking'; slug: string; edition: string };

/** Null for what is none. */
export function parseChartReference(ref: string): ChartReference | null {
  const [kind, ...rest] = ref.split('/');
  switch (kind) {
    case 'exhibit': {
      const id = rest.at(-1);
      return id && rest.length > 2 ? { kind, key: rest.slice(0, -1).join('/'), id } : null;
    }
    case 'series': {
      const metric = rest.at(-1) ?? '';
      return isMetricKey(metric) ? { kind, subject: rest.slice(0, -1).join('/'), metric } : null;
    }
    case 'parts': {
      const [metric = '', period = '', by = ''] = rest.slice(-3);
      return isMetricKey(metric) && by
        ? { kind, subject: rest.slice(0, -3).join('/'), metric, period, by }
        : null;
    }
    case 'compare': {
      const [metric = '', period = '', slug = '', codes = ''] = rest;
      const category = categoryOf(slug)?.slug;
      return isMetricKey(metric) && category && codes
        ? { kind, metric, period, category, codes: codes.split('+') }
        : null;
    }
    case 'lines': {
      const [metric = '', slug = '', codes = ''] = rest;
      const category = categoryOf(slug)?.slug;
      return isMetricKey(metric) && category && codes
        ? { kind, metric, category, codes: codes.split('+') }
        : null;
    }
    case 'categories': {
      const [code = '', slug = '', metric = '', period = ''] = rest;
      const category = categoryOf(slug)?.slug;
      return isMetricKey(metric) && category && period ? { kind, code, category, metric, period } : null;
    }
    case 'ranking': {
      const [slug = '', edition = ''] = rest;
      return slug && edition ? { kind, slug, edition } : null;
    }
    default:
      return null;
  }
}
