import { marketKey, type Market } from './market.ts';

export type ComparisonKind = 'market' | 'retailer';

/** Markets are `de~all`, retailers `zalando.de-de`. */
export type Comparison = { kind: ComparisonKind; subjects: readonly string[] };

export const mostCompared = 4;

export const comparePath = '/resources/sample-data/compare';

/**
 * Accepts `?markets=de/all,us/toys` or `?retailers=zalando.de-de`, and one more by `add`. A country without a category
 * takes the one in `category`. If both kinds are given, markets win.
 */
export function askedComparison(query: URLSearchParams): Comparison | null {
  const kind = query.has('retailers') && !query.has('markets') ? 'retailer' : 'market';
  const listed = query.get(kind === 'market' ? 'markets' : 'retailers') ?? '';
  const category = query.get('category')?.trim() || 'all';
  const names = `${listed},${query.get('add') ?? ''}`.split(',').map((name) => name.trim());
  const subjects = names
    .filter(Boolean)
    .map((name) => (kind === 'market' && !/[/~]/.test(name) ? `${name}/${category}` : name));
  return subjects.length > 0 ? comparisonOf(kind, subjects) : null;
}

export function comparisonOf(kind: ComparisonKind, names: readonly string[]): Comparison {
  const subjects = names.map((name) => name.trim().toLowerCase().replaceAll('/', '~')).filter(Boolean);
  return { kind, subjects: [...new Set(subjects)].slice(0, mostAsked) };
}

/** Limits the work that a single address can cause. */
const mostAsked = 12;

export function choose<Known>(asked: readonly { subject: string; found: Known | null }[]): {
  chosen: Known[];
  unknown: string[];
  beyond: string[];
} {
  const known = asked.flatMap(({ subject, found }) => (found === null ? [] : [{ subject, found }]));
  return {
    chosen: known.slice(0, mostCompared).map(({ found }) => found),
    unknown: asked.filter(({ found }) => found === null).map(({ subject }) => subject),
    beyond: known.slice(mostCompared).map(({ subject }) => subject),
  };
}

export const isComparisonKind = (kind: string | undefined): kind is ComparisonKind =>
  kind === 'market' || kind === 'retailer';

export function comparisonKey({ kind, subjects }: Comparison): string {
  return ['compare', kind, ...subjects].join('/');
}

export function comparisonPath({ kind, subjects }: Comparison): string {
  return [comparePath, kind, ...subjects.map(encodeURIComponent)].join('/');
}

export function pathWithout({ kind, subjects }: Comparison, removed: string): string {
  const rest = subjects.filter((subject) => subject !== removed);
  return rest.length > 0 ? comparisonPath({ kind, subjects: rest }) : comparePath;
}

export function listedSubjects({ subjects }: Comparison): string {
  return subjects.map((subject) => subject.replace('~', '/')).join(',');
}

export function marketNamed(subject: string): { isoCode: string; category: string } {
  const [isoCode = '', category = ''] = subject.split('~');
  return { isoCode, category };
}

export const marketSubject = (market: Pick<Market, 'region' | 'category'>) =>
  marketKey(market).split('/').slice(1).join('~');
