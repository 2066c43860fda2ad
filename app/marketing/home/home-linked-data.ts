import { brand } from '../../base/brand.ts';
import { organisation } from '../../shell/organisation.ts';

/** Who publishes the site, and how it is searched, as schema.org has it. */
export function homeLinkedData(siteUrl: string): object[] {
  return [
    organisation(siteUrl),
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
