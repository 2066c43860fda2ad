import { servicesContext } from '../context.server.ts';
import { content } from '../editorial/content.server.ts';
import { dataContext } from '../data-pages/load-sheet.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { llmsText } from './llms-text.ts';
import type { Route } from './+types/llms-feed.ts';

export const handle = publicPage({ indexed: false });

/** `/llms.txt`: what the site has and how to cite it, for programs that read. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).settings;
  const { edition } = dataContext(context);
  return new Response(llmsText({ siteUrl, edition, content }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
