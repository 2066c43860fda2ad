import { limitConcurrency } from '../../../base/concurrency.ts';
import type { SheetContext } from '../../../figures/sheet-context.server.ts';
import { content } from '../../content.server.ts';
import { libraryData } from '../files/make-file.server.ts';
import type { PageImage } from '../library-frame.tsx';
import { libraryPicture } from './library-picture.server.ts';

/** Inside the page a picture has the typeface of the page, which an image file cannot load, and its theme. */
export function drawPages(context: SheetContext, pages: readonly PageImage[]): Promise<PageImage[]> {
  const data = libraryData(context);
  return Promise.all(
    pages.map((page) =>
      inTurn(async () => {
        const [, kind = '', slug = '', name = ''] =
          /^\/files\/(.+)\/(.+)\/(.+)\.svg$/.exec(page.picture) ?? [];
        const drawn = await libraryPicture(content, { kind, slug, name }, data, 'page');
        return { ...page, drawing: drawn === null ? null : hidden(drawn) };
      }),
    ),
  );
}

/** The element around it has the role and the name, so that screen readers announce one image, not its parts. */
const hidden = (svg: string) => svg.replace('<svg ', '<svg aria-hidden="true" ');

/** Each runs many queries. */
const inTurn = limitConcurrency(3);
