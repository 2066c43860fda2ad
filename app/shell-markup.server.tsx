import { dayInShort } from './base/dates.ts';
import type { Services } from './context.server.ts';
import type { Dataset } from './figures/dataset.ts';
import { menuPreviews } from './marketing/home/menu-previews.server.ts';
import { NewsletterFooterForm } from './newsletter/footer-form.tsx';
import type { ShellMarkup } from './shell/drawn-shell.tsx';
import { FooterContent, type DatasetLine } from './shell/footer.tsx';
import { HeaderContent } from './shell/header.tsx';
import { staticMarkup } from './ui/drawn/static-markup.server.tsx';

/** Drawn again only when the data set changes, or the map for its menu is away. */
export async function shellMarkup(services: Services): Promise<ShellMarkup> {
  const { dataset } = services.facts.edition.current;
  const previews = await menuPreviews(services);
  const key = JSON.stringify([dataset?.label, dataset?.asOf, dataset?.nextUpdate, previews]);
  if (latest?.key !== key) {
    const line = dataset && datasetLine(dataset);
    const header = staticMarkup(<HeaderContent previews={previews} />);
    const footer = staticMarkup(<FooterContent dataset={line} newsletter={<NewsletterFooterForm />} />);
    latest = { key, markup: { header, footer } };
  }
  return latest.markup;
}

let latest: { key: string; markup: ShellMarkup } | null = null;

function datasetLine({ label, asOf, nextUpdate }: Dataset): DatasetLine {
  const written = (date: string) => ({ date, words: dayInShort(date) });
  return { label, asOf: written(asOf), nextUpdate: written(nextUpdate) };
}
