import { limitConcurrency } from '../../../base/concurrency.ts';
import type { SheetContext } from '../../../figures/sheet-context.server.ts';
import { markupFor } from '../../../ui/markup.ts';
import { content } from '../../content.server.ts';
import { libraryData } from '../files/make-file.server.ts';
import type { PageImage } from '../library-frame.tsx';
import { libraryPicture } from './library-picture.server.ts';

type Options = { isData: boolean };

/** Inside the page a picture has the typeface of the page, which an image file cannot load, and its theme. */
export function drawPages(
  context: SheetContext,
  pages: readonly PageImage[],
  { isData }: Options,
): Promise<PageImage[]> {
  const data = libraryData(context);
  const markup = markupFor({ isData });
  return Promise.all(
    pages.map((page) =>
      inTurn(async () => {
        const [, kind = '', slug = '', name = ''] =
          /^\/files\/(.+)\/(.+)\/(.+)\.svg$/.exec(page.picture) ?? [];
        const drawn = await libraryPicture(content, { kind, slug, name }, data, 'page');
        return { ...page, drawing: drawn === null ? null : markup(hidden(drawn)) };
      }),
    ),
  );
}

/** The element around it has the role and the name, so that screen readers announce one image, not its parts. */
const hidden = (svg: string) => svg.replace('<svg ', '<svg aria-hidden="true" ');

/** Each runs many queries. */
const inTurn = limitConcurrency(3);
