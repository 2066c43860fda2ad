import { requestContext } from '../context.server.ts';
import { chartPicture, fileStem } from '../data-pages/export/export-file.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { feedAnswer } from './feed-answer.server.ts';
import type { Route } from './+types/chart-feed.ts';

export const handle = publicPage({ indexed: false });

/** `/chart/market/de/all/size.png`: one chart as a picture. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { address } = context.get(requestContext);
  const [, key, id, format] = /^(.+)\/([^/]+)\.(svg|png)$/.exec(params['*']) ?? [];
  return feedAnswer(context, key, async (sheet, { rasterise }) => {
    const svg = chartPicture(sheet, id);
    if (svg === null) return null;
    const name = `inline; filename=${fileStem(sheet)}-${id}.${format}`;
    return new Response(format === 'png' ? await rasterise(svg, pixelsWide, address) : svg, {
      headers: { 'Content-Type': mediaTypes[format as 'svg' | 'png'], 'Content-Disposition': name },
    });
  });
}

const pixelsWide = 1600;

const mediaTypes = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' };
