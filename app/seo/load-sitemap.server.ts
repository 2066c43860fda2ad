import type { Services } from '../context.server.ts';
import { loadedOn } from '../dataset/dataset-queries.server.ts';
import { content } from '../editorial/content.server.ts';
import { sheetContext } from '../figures/sheet-context.server.ts';
import { sheetKeys } from './sheet-keys.server.ts';
import { keepsItsSlash } from '../edge/canonical-address.server.ts';
import { sitemapEntries } from './sitemap-entries.server.ts';

type Needs = Pick<Services, 'db' | 'facts' | 'settings'>;

/** What the map holds now. */
export async function loadSitemap(services: Needs, paths: readonly string[]) {
  const context = sheetContext(services);
  const data = context && {
    keys: await sheetKeys(context),
    loadedOn: await loadedOn(context.db, context.datasetId),
  };
  const published = paths.map((path) => (`${path}/` === keepsItsSlash ? keepsItsSlash : path));
  return sitemapEntries({ paths: published, content, data });
}
