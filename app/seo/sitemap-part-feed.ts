import { requestContext, servicesContext } from '../context.server.ts';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { loadSitemap } from './sitemap-entries.server.ts';
import { sitemapParts, sitemapPath, urlSet } from './sitemap-xml.ts';
import type { Route } from './+types/sitemap-part-feed.ts';

export const handle = publicPage({ indexed: false });

export async function loader({ context, url }: Route.LoaderArgs) {
  const part = sitemapParts.find((each) => sitemapPath(each) === url.pathname);
  if (!part) throw pageNotFound(url.pathname);
  const services = context.get(servicesContext);
  const entries = await loadSitemap(services, context.get(requestContext).indexedPaths);
  return new Response(urlSet(entries[part], services.settings.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
