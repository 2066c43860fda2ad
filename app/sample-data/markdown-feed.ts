import { markdownOf } from '../data-pages/export/export-file.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { feedAnswer } from './feed-answer.server.ts';
import type { Route } from './+types/markdown-feed.ts';

export const handle = publicPage({ indexed: false });

/** A data page as Markdown. */
export function loader({ params, context }: Route.LoaderArgs) {
  return feedAnswer(
    context,
    params['*'],
    (sheet, { settings }) =>
      new Response(markdownOf(sheet, settings.siteUrl), {
        headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
      }),
  );
}
