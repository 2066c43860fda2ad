import { brand } from './brand.ts';

export function publisher(siteUrl: string): object {
  return { '@type': 'Organization', name: brand.company.name, url: siteUrl };
}

/** Starts at the home page, because search engines want at least two steps. */
export function breadcrumbList(steps: readonly { label: string; to: string }[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: brand.product, to: '/' }, ...steps].map(({ label, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: siteUrl + to,
    })),
  };
}
