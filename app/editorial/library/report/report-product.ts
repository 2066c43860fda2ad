import { publisher } from '../../../base/linked-data.ts';
import { brand } from '../../../base/brand.ts';
import type { Report } from '../../content.ts';
import { reportOrderPath, reportPath, reportPicturePath } from '../library-address.ts';
import { centsOf, type Licence } from './report-prices.ts';

/** A report as schema.org has it: something that is sold. */
export function reportProductOf(report: Report, licences: readonly Licence[], siteUrl: string): object {
  const { title, summary, id, lang } = report;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: summary,
    url: siteUrl + reportPath(report),
    image: siteUrl + reportPicturePath(report, 'cover'),
    sku: String(id),
    inLanguage: lang,
    brand: { '@type': 'Brand', name: brand.product },
    offers: licences.map(({ kind, name }) => {
      const price = { price: (centsOf(report, kind) / 100).toFixed(2), priceCurrency: 'EUR' };
      return {
        '@type': 'Offer',
        name,
        url: siteUrl + reportOrderPath(report),
        availability: 'https://schema.org/InStock',
        ...price,
        priceSpecification: { '@type': 'PriceSpecification', ...price, valueAddedTaxIncluded: false },
        seller: publisher(siteUrl),
      };
    }),
  };
}
