import { brand } from '../../brand.ts';

/** Who publishes the site, and how it is searched, as schema.org has it. */
export function homeLinkedData(siteUrl: string): object[] {
  const { name, street, postalCode, city, country, email } = brand.company;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/apple-touch-icon.png`,
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode,
        addressLocality: city,
        addressCountry: country,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.product,
      url: `${siteUrl}/`,
      description: brand.pitch,
      inLanguage: 'en',
      publisher: { '@id': `${siteUrl}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
