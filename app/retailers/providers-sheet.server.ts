import { keyFigures } from '../data-pages/key-figures.ts';
import { countedForProviders } from '../data-pages/sheet-notes.ts';
import type { Sheet } from '../data-pages/sheet.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { figureSet } from '../figures/figure-set.ts';
import { marketFigures } from '../subjects/market-queries.server.ts';
import { isCommon, leadingProvider, providerExhibit } from './provider-exhibits.ts';
import { retailerKey } from '../subjects/retailer.ts';
import { retailerProviders } from '../subjects/retailer-queries.server.ts';
import { loadDossier, retailerFrame } from './retailer-dossier.server.ts';

export async function providersSheet(context: SheetContext, slug: string): Promise<Sheet | null> {
  const dossier = await loadDossier(context, slug);
  if (!dossier) return null;
  const { retailer, home, figures, words } = dossier;
  const [providers, market] = await Promise.all([
    retailerProviders(context, retailer.slug),
    marketFigures(context, { region: retailer.country, category: 'all' }),
  ]);
  const where = { name: home.prefixedShortName, figures: figureSet(market) };
  const ofKind = (kind: string) => providers.filter((provider) => provider.kind === kind);
  const areCommon = providers.every(isCommon);
  const exhibits = (['payment', 'shipping', 'shop-software'] as const).map((kind) =>
    providerExhibit(kind, ofKind(kind), where, { isCautioned: areCommon }),
  );
  const leaders = (['payment', 'shipping'] as const).map((kind) =>
    leadingProvider(kind, ofKind(kind), where),
  );
  return {
    ...(await retailerFrame(context, dossier, 'providers')),
    scope: countedForProviders,
    key: `${retailerKey(retailer.slug)}/providers`,
    title: areCommon
      ? `${words.name}’s home market: payment, shipping, software`
      : `${words.name}: payment, shipping, software`,
    searchTitles: [
      ...(areCommon ? [`${words.name}’s Home Market: Payment, Shipping & Software`] : []),
      `${words.name}: Payment, Shipping & Shop Software`,
    ],
    description: areCommon
      ? `Payment methods, carriers and eCommerce software common in ${where.name}, ${words.name}’s home market.`
      : `Payment methods, carriers and eCommerce software at ${words.name} (${retailer.domain}), with their market share in ${where.name} and how we know.`,
    lead: areCommon
      ? `How shoppers in ${where.name}, ${words.name}’s home market, pay for and receive their orders, and which software large shops there use.`
      : `Payment methods, carriers and software at ${retailer.domain}. Each section says how we know.`,
    caution: areCommon
      ? `The payment methods, carriers and software on this page are those common in ${where.name}. We have not observed ${retailer.domain} itself, which may use some of these or others.`
      : undefined,
    keyFigures: [
      ...(areCommon ? leaders.filter((leader) => leader !== null) : []),
      ...keyFigures(figures, words.year, [
        [`Orders at ${words.name}`, 'orders'],
        [`Average order value at ${words.name}`, 'average-order-value'],
        [`Conversion at ${words.name}`, 'conversion-rate'],
        [`Returns at ${words.name}`, 'return-rate'],
      ]),
    ],
    exhibits: exhibits.filter((exhibit) => exhibit !== null),
  };
}
