import { capitalised } from '../base/capitalised.ts';
import { categoryOf } from '../taxonomy/category.ts';

/** `country:deu` is the part `deu` of the split by `country`. */
export function partOf(dimension: string): { by: string; part: string } {
  const colon = dimension.indexOf(':');
  return { by: dimension.slice(0, Math.max(colon, 0)), part: dimension.slice(colon + 1) };
}

export function partName(dimension: string, regionName: (geoCode: string) => string): string {
  const { by, part } = partOf(dimension);
  if (by === 'category') return categoryOf(part)?.name ?? part;
  if (by === 'country') return regionName(part);
  if (by === 'month') return monthName(Number(part));
  if (by === 'device') return capitalised(part);
  if (by === 'since') return `since ${part}`;
  if (by === 'of') return part === 'wor' ? 'of the world' : `of ${categoryOf(part)?.name ?? part}`;
  return part;
}

/** For addresses: `payment:SEPA direct debit` becomes `payment-sepa-direct-debit`. */
export function dimensionSlug(dimension: string): string {
  // Most figures are of a whole, which has no name.
  if (dimension === '') return '';
  let slug = slugs.get(dimension);
  if (slug === undefined) slugs.set(dimension, (slug = slugged(dimension)));
  return slug;
}

/** A data set has a few hundred, on thousands of figures. */
const slugs = new Map<string, string>();

function slugged(dimension: string): string {
  const plain = dimension.normalize('NFKD').replaceAll(/\p{Diacritic}/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

let monthNames: readonly string[] | null = null;

function monthName(number: number) {
  monthNames ??= writeMonths();
  return monthNames[number - 1] ?? String(number);
}

/** On the first call, because a browser needs up to 50 ms for its first formatter, and few pages name a month. */
function writeMonths() {
  const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => months.format(new Date(Date.UTC(2000, at))));
}
