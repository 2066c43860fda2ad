import { dimensionSlug } from './dimension.ts';
import type { Figure } from './figure.ts';
import { passportRoot } from './passport-links.ts';

/** The page on one figure. The subject is the address of the page that it is a figure of: `market/de/toys`. */
export function passportPath(
  subject: string,
  { metric, period, dimension }: Pick<Figure, 'metric' | 'period' | 'dimension'>,
): string {
  return passportRoot + [subject, metric, period, dimensionSlug(dimension)].filter(Boolean).join('/');
}

/** Whether the end of such an address, after the subject, names this figure. */
export function isNamedBy(
  [metric, period, part = '']: readonly string[],
  figure: Pick<Figure, 'metric' | 'period' | 'dimension'>,
): boolean {
  return figure.metric === metric && figure.period === period && dimensionSlug(figure.dimension) === part;
}
