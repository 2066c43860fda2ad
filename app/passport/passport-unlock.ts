import type { Figure } from '../figures/figure.ts';
import type { SubjectKind } from './passport-target.ts';

/** Which plans show a locked figure; null for one of which visitors see something. */
export function unlockedBy(kind: SubjectKind, { visibility, period }: Figure): string | null {
  if (visibility !== 'no-access') return null;
  if (period.includes('-')) return 'Monthly values come with the plan Corporate+.';
  return kind === 'retailer'
    ? 'It comes with every plan.'
    : 'It comes with the plans Corporate and Corporate+.';
}
