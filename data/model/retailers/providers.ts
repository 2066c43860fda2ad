import type { ProviderRow } from '../rows.ts';
import { commonProviders } from '../markets/common-providers.ts';
import type { Shop } from './shops.ts';

/** Providers that are common where the shop is at home; which of them it uses is not claimed. */
export function* providersOf(shop: Shop): Generator<ProviderRow> {
  const common = commonProviders(shop.country);
  if (!shop.hasDetails || !common) return;
  for (const [kind, most] of [
    ['payment', 6],
    ['shipping', 4],
    ['shop-software', 3],
  ] as const)
    for (const [index, name] of common[kind].slice(0, most).entries())
      yield { retailer: shop.slug, kind, name, position: index + 1, method: 'modelled', source: null };
}
