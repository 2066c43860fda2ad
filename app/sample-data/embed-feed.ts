import { embedDocument, embedPolicy } from '../data-pages/export/embed-document.server.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { feedAnswer } from './feed-answer.server.ts';
import type { Route } from './+types/embed-feed.ts';

export const handle = publicPage({ indexed: false });

/** `/embed/market/de/all/size`: one exhibit, for other sites to embed. */
export function loader({ params, context }: Route.LoaderArgs) {
  const [, key, id] = /^(.+)\/([^/]+)$/.exec(params['*']) ?? [];
  return feedAnswer(context, key, (sheet, { settings }) => {
    const exhibit = sheet.exhibits.find((each) => each.id === id);
    if (!exhibit) return null;
    return new Response(embedDocument(sheet, exhibit, settings.siteUrl), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': embedPolicy },
    });
  });
}
