import { requestContext, servicesContext } from '../context.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { loadSitemap } from './sitemap-entries.server.ts';
import { sitemapIndex, sitemapParts } from './sitemap-xml.ts';
import type { Route } from './+types/sitemap-feed.ts';

export const handle = publicPage({ indexed: false });

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const entries = await loadSitemap(services, context.get(requestContext).indexedPaths);
  const parts = sitemapParts
    .filter((part) => entries[part].length > 0)
    .map((part) => ({ part, entries: entries[part] }));
  return new Response(sitemapIndex(parts, services.settings.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
