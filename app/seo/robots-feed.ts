import { servicesContext } from '../context.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import type { Route } from './+types/robots-feed.ts';

export const handle = publicPage({ indexed: false });

/** Nothing is disallowed: pages that must not be indexed say so in a header, which crawlers have to be able to read. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).settings;
  const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
