import routes from '../../app/routes.ts';

/** One address of every page in `routes.ts`. */
export function pageAddresses(): readonly string[] {
  return routes.flatMap(({ path = '', file }) => {
    if (!file.endsWith('-page.tsx')) return [];
    const address = path.includes(':') || path.includes('*') ? samples[path] : path;
    if (address === undefined)
      throw new Error(`Which address is one of "${path}"? Say it in page-addresses.ts.`);
    return [`/${address}`];
  });
}

const samples: Record<string, string> = {
  'resources/sample-data/compare/:kind/*': 'resources/sample-data/compare/market/de~all/fr~all',
  'resources/sample-data/retailer/:slug': 'resources/sample-data/retailer/zalando.de-de',
  'resources/sample-data/retailer/:slug/providers': 'resources/sample-data/retailer/zalando.de-de/providers',
  'resources/sample-data/retailer/:slug/top-competitors':
    'resources/sample-data/retailer/zalando.de-de/top-competitors',
  'resources/sample-data/shop/:slug': 'resources/sample-data/shop/porta.de-de',
  'resources/sample-data/market/:isoCode/:slug': 'resources/sample-data/market/de/all',
  'resources/sample-data/market/:isoCode/:slug/transactions':
    'resources/sample-data/market/de/all/transactions',
  'resources/sample-data/market/:isoCode/:slug/top-retailers':
    'resources/sample-data/market/de/all/top-retailers',
  'resources/sample-data/ranking/:slug/:edition?':
    'resources/sample-data/ranking/top-online-stores-in-germany',
  'resources/sample-data/figure/*': 'resources/sample-data/figure/market/de/all/market-size/2025',
  'blog/:slug/:id?': 'blog/net-or-gross/101',
  'glossary/:slug': 'glossary/arpu',
  'whitepaper/:slug': 'whitepaper/global-ecommerce-2025',
  'reports/order/:id': 'reports/order/2501',
  'reports/:slug/:id': 'reports/e-commerce-markt-deutschland-2025/2501',
  'request/ranking/:slug': 'request/ranking/top-online-stores-in-germany',
  'request/new-editions/:slug': 'request/new-editions/global-ecommerce-2025',
  'retailers/:slug': 'retailers/zalando.de-de',
  'sandbox/:slug': 'sandbox/mails',
  '*': 'no-such-page',
};
