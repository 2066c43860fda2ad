import { brand } from '../../base/brand.ts';
import { publisher } from '../../base/linked-data.ts';
import { checkoutPath, type PlanView } from '../../plans/plan-view.ts';

/** Each plan as a schema.org product; without an offer while its price is unknown. */
export function productsOf(plans: readonly PlanView[], siteUrl: string): object[] {
  return plans.map(({ id, name, unlocks, prices }) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${brand.product} ${name}`,
    sku: id,
    description: unlocks,
    category: 'eCommerce market data',
    brand: { '@type': 'Brand', name: brand.product },
    image: `${siteUrl}/share.png`,
    ...(prices && {
      offers: {
        '@type': 'Offer',
        url: siteUrl + checkoutPath(id),
        price: prices.annually.majorUnit.toFixed(2),
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        seller: publisher(siteUrl),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: prices.annually.majorUnit.toFixed(2),
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: false,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
        },
      },
    }),
  }));
}
