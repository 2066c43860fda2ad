import { requestContext } from '../context.server.ts';
import type { FileFormat } from '../figures/sheet-address.ts';
import { exportFile } from '../data-pages/export/export-file.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { feedAnswer } from './feed-answer.server.ts';
import type { Route } from './+types/download-feed.ts';

export const handle = publicPage({ indexed: false });

/** `/download/market/de/all.csv`: a data page as a file. */
export function loader({ params, context }: Route.LoaderArgs) {
  const [, key, format] = /^(.+)\.(csv|json|xlsx|pptx)$/.exec(params['*']) ?? [];
  const { address } = context.get(requestContext);
  return feedAnswer(context, key, async (sheet, { settings, writeWorkbook, writeDeck }) => {
    const { name, mediaType, body } = await exportFile(sheet, settings.siteUrl, format as FileFormat, {
      writeWorkbook: (workbook) => writeWorkbook(workbook, address),
      writeDeck: (deck) => writeDeck(deck, address),
    });
    return new Response(body, {
      headers: { 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename=${name}` },
    });
  });
}
