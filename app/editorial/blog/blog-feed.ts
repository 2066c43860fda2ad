import { servicesContext } from '../../context.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { content } from '../content.server.ts';
import { summarise, publishedOf } from './articles.ts';
import { atomFeed } from './atom.ts';
import type { Route } from './+types/blog-feed.ts';

export const handle = publicPage({ indexed: false });

export function loader({ context }: Route.LoaderArgs) {
  const articles = publishedOf(content.articles).map((article) => summarise(article, content));
  return new Response(atomFeed(articles, context.get(servicesContext).settings.siteUrl), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
