import { content } from '../../editorial/content.server.ts';
import { whitepaperEntry } from '../../editorial/library/library-entry.ts';
import { chartPath, sheetPath } from '../../figures/sheet-address.ts';
import { sheetContext } from '../../figures/sheet-context.server.ts';
import type { MenuPreviews } from '../../shell/navigation.tsx';
import { findMarketAt } from '../../subjects/market-queries.server.ts';

/** Every page asks for these, so they come from memory; if the database fails, the menu does without its map. */
export async function menuPreviews(services: Parameters<typeof sheetContext>[0]): Promise<MenuPreviews> {
  const data = sheetContext(services);
  const world = data && (await findMarketAt(data, 'ww', 'all').catch(() => null));
  const [paper] = newestPapers;
  return {
    ...(world && {
      Data: {
        image: `${chartPath(worldKey, 'map', 'svg')}#preview`,
        crop: '50% 50%',
        kicker: 'World map',
        title: 'Where the world shops online',
        to: sheetPath(worldKey),
      },
    }),
    ...(paper && {
      Resources: {
        image: paper.cover,
        crop: 'top',
        kicker: 'Latest whitepaper',
        title: paper.title,
        to: paper.path,
        lang: paper.lang,
      },
    }),
  };
}

const worldKey = 'market/ww/all';

const newestPapers = content.whitepapers
  .toSorted((one, other) => other.published.localeCompare(one.published))
  .slice(0, 1)
  .map((paper) => whitepaperEntry(paper, null));
