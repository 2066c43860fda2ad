import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { alphabet } from '../taxonomy/alphabet.ts';
import {
  categoriesWithin,
  categoryOptions,
  parseListChoice,
  regionOptions,
} from '../taxonomy/lists/parse-list-choice.ts';
import { regionGroupings } from '../taxonomy/region-catalogue.server.ts';
import { pageOfRetailers, retailerLetters } from '../subjects/retailer-queries.server.ts';
import { retailerKey, type Retailer } from '../subjects/retailer.ts';
import { generalName, shopCategory } from '../subjects/retailer-words.ts';

export type CatalogueView = Awaited<ReturnType<typeof loadCatalogue>>;

type RowAddress = (retailer: Retailer) => string | undefined;

/** One page of the catalogue, filtered by the `letter`, `region`, `category` and `page` of the query. */
export async function loadCatalogue(
  context: SheetContext,
  query: URLSearchParams,
  addressOf: RowAddress = profileAddress,
) {
  const choice = parseListChoice(query);
  const filter = {
    countries: choice.region ? regionGroupings[choice.region] : undefined,
    categories: choice.category ? categoriesWithin(choice.category) : undefined,
  };
  const [{ items, total }, letters] = await Promise.all([
    pageOfRetailers(
      context,
      { ...filter, letter: choice.letter },
      {
        page: choice.page,
        pageSize,
        // A letter is a question for names; without one the list begins with what can be read at once.
        openFirst: choice.letter ? undefined : { year: context.baseYear },
      },
    ),
    retailerLetters(context, filter),
  ]);
  return {
    choice,
    total,
    pages: Math.max(Math.ceil(total / pageSize), 1),
    letters: alphabet.map((letter) => ({ letter, filled: letters.has(letter) })),
    regions: regionOptions,
    categories: categoryOptions(generalName),
    rows: items.map((retailer) => ({
      slug: retailer.slug,
      label: retailer.displayName,
      domain: retailer.domain,
      href: addressOf(retailer),
      code: context.region(retailer.country).geoCodeAlpha2,
      country: context.region(retailer.country).shortName,
      category: shopCategory(retailer.category),
    })),
  };
}

const pageSize = 20;

function profileAddress({ hasDetails, slug }: Retailer) {
  return hasDetails ? sheetPath(retailerKey(slug)) : undefined;
}
