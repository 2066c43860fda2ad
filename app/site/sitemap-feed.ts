import { requestContext, servicesContext } from '../context.server.ts';
import type { Route } from './+types/sitemap-feed.ts';
import { cacheControl } from './edge/policies.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).settings;
  const urls = context
    .get(requestContext)
    .indexedPaths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ];
  return new Response(xml.join('\n'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl.anHour },
  });
}
