/** Without a date if we do not know when the page last changed. */
export type SitemapEntry = { path: string; changed?: string };

export const sitemapParts = [
  'pages',
  'markets',
  'retailers',
  'rankings',
  'blog',
  'glossary',
  'library',
] as const;

export type SitemapPart = (typeof sitemapParts)[number];

export const sitemapPath = (part: SitemapPart) => `/sitemaps/${part}.xml`;

export function sitemapIndex(
  parts: readonly { part: SitemapPart; entries: readonly SitemapEntry[] }[],
  siteUrl: string,
): string {
  const maps = parts.map(({ part, entries }) => {
    const newest = entries
      .flatMap(({ changed = [] }) => changed)
      .toSorted()
      .at(-1);
    return element('sitemap', siteUrl + sitemapPath(part), newest);
  });
  return documentOf('sitemapindex', maps);
}

export function urlSet(entries: readonly SitemapEntry[], siteUrl: string): string {
  return documentOf(
    'urlset',
    entries.map(({ path, changed }) => element('url', siteUrl + path, changed)),
  );
}

function element(name: string, url: string, changed: string | undefined) {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `  <${name}><loc>${escaped(url)}</loc>${lastmod}</${name}>`;
}

function documentOf(root: string, elements: readonly string[]) {
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return [
    head,
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...elements,
    `</${root}>\n`,
  ].join('\n');
}

const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
