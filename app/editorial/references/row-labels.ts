import { capitalised } from '../../base/capitalised.ts';
import type { Figure } from '../../figures/figure.ts';
import { toAlpha3 } from '../../taxonomy/geo-codes.ts';
import type { TextWording } from './wording.ts';

/** Names what sets a row apart from the others: its place, its category, both, or the shop. */
export function rowLabel(
  subject: string,
  subjects: readonly string[],
  figure: Figure | undefined,
  wording: TextWording,
): string {
  const [kind, name = '', category = ''] = subject.split('/');
  if (kind !== 'market') return figure?.scope ?? name;
  const { places, categories } = spreadOf(subjects);
  const words = [
    places.size > 1 || categories.size === 1 ? wording.region(toAlpha3(name) ?? name) : null,
    categories.size > 1 ? wording.category(category) : null,
  ];
  return capitalised(words.filter(Boolean).join(', '));
}

export function sharedName(
  subjects: readonly string[],
  wording: TextWording,
  { isStart = false } = {},
): string {
  const { places, categories } = spreadOf(subjects);
  const [place = ''] = places;
  const [category = ''] = categories;
  const region = places.size === 1 && categories.size > 1 ? wording.region(toAlpha3(place) ?? place) : null;
  const words = [
    categories.size === 1 && category ? wording.category(category) : null,
    region && isStart ? capitalised(region) : region,
  ];
  return words.filter(Boolean).join(', ');
}

export function firstColumn(subjects: readonly string[], { columns }: TextWording): string {
  if (!subjects[0]?.startsWith('market/')) return columns.retailer;
  const { places, categories } = spreadOf(subjects);
  return places.size === 1 && categories.size > 1 ? columns.category : columns.market;
}

function spreadOf(subjects: readonly string[]) {
  const parts = subjects.map((subject) => subject.split('/'));
  return {
    places: new Set(parts.map(([, place]) => place!)),
    categories: new Set(parts.map(([, , category = '']) => category)),
  };
}
