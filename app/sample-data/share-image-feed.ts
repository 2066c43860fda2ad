import { shareImage } from '../exhibits/take-away/share-image.server.tsx';
import { publicPage } from '../site/route-handle.ts';
import { feedAnswer } from './feed-answer.server.ts';
import type { Route } from './+types/share-image-feed.ts';

export const handle = publicPage({ indexed: false });

/** `/share-image/market/de/all.png`: what a link to a data page shows elsewhere. */
export function loader({ params, context }: Route.LoaderArgs) {
  const [, key] = /^(.+)\.png$/.exec(params['*']) ?? [];
  return feedAnswer(context, key, async (sheet, { rasterise }) => {
    const { svg, width } = shareImage(sheet);
    return new Response(await rasterise(svg, width), { headers: { 'Content-Type': 'image/png' } });
  });
}
