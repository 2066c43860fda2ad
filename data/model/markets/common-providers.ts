import providersJson from '../../assumptions/common-providers.json' with { type: 'json' };
import { split } from '../rounding.ts';

type Common = Readonly<Record<'payment' | 'shipping' | 'shop-software', readonly string[]>>;

/** Ways to pay, carriers and shop systems of a country, the most common first; only larger countries have them. */
export function commonProviders(country: string): Common | null {
  const found = listed[country];
  return found ? { 'shop-software': [], ...found } : null;
}

const listed: Readonly<
  Partial<Record<string, Omit<Common, 'shop-software'> & { 'shop-software'?: readonly string[] }>>
> = providersJson;

/** Percent by name, falling with the place in the list; what is not listed is `Other`. Adds up to exactly 100. */
export function sharesByPlace(
  names: readonly string[],
  steepness: number,
): readonly (readonly [string, number])[] {
  const parts = split(
    100,
    [...names, 'Other'].map((_, index) => (index + 1) ** -steepness),
    1,
  );
  return [...names, 'Other'].map((name, index) => [name, parts[index]!] as const);
}
