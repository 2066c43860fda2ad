import { requestContext, servicesContext } from '../../context.server.ts';
import { shareImage } from '../../data-pages/export/share-image.server.tsx';
import { feedAnswer } from '../../sample-data/feed-answer.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { content } from '../content.server.ts';
import { drawShareCard } from './draw-share-card.server.tsx';
import { findShareCard } from './share-card.ts';
import type { Route } from './+types/share-image-feed.ts';

export const handle = publicPage({ indexed: false });

/** `/share-image/market/de/all.png`, `/share-image/blog/net-or-gross.png`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, key] = /^(.+)\.png$/.exec(params['*']) ?? [];
  const { rasterise } = context.get(servicesContext);
  const { address } = context.get(requestContext);
  const draw = async (svg: string) =>
    new Response(await rasterise(svg, pixelsWide, address), { headers: { 'Content-Type': 'image/png' } });
  const card = key ? findShareCard(content, key) : null;
  if (card) return draw(drawShareCard(card));
  return feedAnswer(context, key, (sheet) => draw(shareImage(sheet).svg));
}

const pixelsWide = 1200;
