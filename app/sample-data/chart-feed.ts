import { requestContext } from '../context.server.ts';
import { deckOfExhibit } from '../data-pages/export/export-deck.server.ts';
import { chartPicture, fileStem } from '../data-pages/export/export-file.server.ts';
import { mediaTypes } from '../data-pages/linked-data.ts';
import { publicPage } from '../shell/route-handle.ts';
import { feedAnswer } from './feed-answer.server.ts';
import type { Route } from './+types/chart-feed.ts';

export const handle = publicPage({ indexed: false });

/** `/chart/market/de/all/size.png`: one chart as a picture, or as a slide with a chart to edit. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { address } = context.get(requestContext);
  const [, key, id, format] = /^(.+)\/([^/]+)\.(svg|png|pptx)$/.exec(params['*']) ?? [];
  return feedAnswer(context, key, async (sheet, { rasterise, writeDeck, settings }) => {
    const name = `filename=${fileStem(sheet)}-${id}.${format}`;
    const answer = (body: BodyInit, type: string, disposition: string) =>
      new Response(body, { headers: { 'Content-Type': type, 'Content-Disposition': disposition } });
    if (format === 'pptx') {
      const deck = deckOfExhibit(sheet, id, settings.siteUrl);
      return deck && answer(await writeDeck(deck, address), mediaTypes.pptx, `attachment; ${name}`);
    }
    const svg = chartPicture(sheet, id);
    if (svg === null) return null;
    return format === 'png'
      ? answer(await rasterise(svg, pixelsWide, address), 'image/png', `inline; ${name}`)
      : answer(svg, 'image/svg+xml; charset=utf-8', `inline; ${name}`);
  });
}

const pixelsWide = 1600;
