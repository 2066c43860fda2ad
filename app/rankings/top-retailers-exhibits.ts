import type { Exhibit } from '../data-pages/exhibit.ts';
import { extentOf } from '../figures/figure-marks.ts';
import { sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, eitherInWords, largest, namesInWords, smallest, type Leaders } from '../data-pages/leaders.ts';
import { countInWords, hasGrown, seen } from '../data-pages/sentence.ts';
import { fastestInWords, growthOfAll, knownOf } from '../data-pages/shop-growth.ts';
import type { Figure } from '../figures/figure.ts';
import { isWorldwide } from '../taxonomy/region.ts';

type Words = { scope: string; geoCode: string; edition: number };

/** `inText` is the category's name in a sentence. */
export type Concentration = { cr4: Compared & { inText: string }; hhi: Figure | undefined };

export function concentrationExhibit(
  own: Concentration,
  categories: readonly Concentration[],
  { scope, edition }: Words,
): Exhibit | null {
  const shares = categories.map(({ cr4 }) => cr4);
  const held = seen(own.cr4.figure);
  const [most, least] = [largest(shares), smallest(shares)];
  if (!held || !most || !least) return null;
  const where =
    most.parts.length === shares.length
      ? 'Concentration does not differ clearly between categories'
      : shares.length > 2
        ? `Concentration is highest in ${categoriesOf(most)} and lowest in ${categoriesOf(least)}`
        : `Concentration is higher in ${categoriesOf(most)} than in ${categoriesOf(least)}`;
  const equal = equalShops(own.hhi);
  const alike = equal
    ? ` The Herfindahl index (HHI) for ${own.cr4.inText} equals that of a market with ${equal} of equal size.`
    : '';
  const exhibit = sideBySide(
    {
      id: 'concentration',
      title: 'Concentration',
      message:
        shares.length > 1 ? `${where}.` : `The four largest shops and platforms hold ${held} of the market.`,
      subtitle: `Share of the four largest shops (CR4), ${scope}, ${edition}; the four shops differ by category`,
      note: `Includes third-party sales and platforms that are not ranked.${alike}`,
    },
    ['Market', 'Four largest shops (CR4)'],
    [own.cr4, ...shares],
  )!;
  const indexOf = new Map([own, ...categories].map(({ cr4, hhi }) => [cr4.label, hhi]));
  return {
    ...exhibit,
    table: {
      columns: [...exhibit.table.columns, 'Herfindahl index (HHI)', 'Equivalent to'],
      rows: exhibit.table.rows.map((row) => {
        const index = indexOf.get(row.label);
        return { ...row, cells: [...row.cells, index ?? null, equalShops(index)] };
      }),
    },
  };
}

export function firstPartyExhibit(shops: readonly Compared[], { edition }: Words): Exhibit | null {
  const [most, least] = [largest(shops), smallest(shops)];
  if (!most || !least || shops.length < 2) return null;
  return sideBySide(
    {
      id: 'first-party',
      title: 'First-party share',
      message:
        most.parts.length === shops.length
          ? `${shops.length > 2 ? `All ${countInWords(shops.length)}` : 'Both'} sold a similar share from their own stock${amountOf(most)}.`
          : ownStockInWords(least, most),
      subtitle: `First-party (1P) share of gross merchandise value, all countries, ${edition}`,
      note: `Third parties sell the rest on the shop’s platform. ${leftOut}`,
    },
    ['Retailer', 'First-party share'],
    shops,
  );
}

function ownStockInWords(least: Leaders, most: Leaders): string {
  if (!least.text || !most.text) {
    const share = least.text && least.parts.length > 1 ? 'shares from their' : 'share from its';
    const smallestShare = sold(least, `the smallest ${share} own stock`).replace(/^either/, 'Either');
    return `${smallestShare}; ${sold(most, 'the largest')}.`;
  }
  return `Own stock accounts for ${least.text} of sales at ${namesOf(least)}, and for ${most.text} at ${namesOf(most)}.`;
}

export function retailerGrowthExhibit(
  shops: readonly Compared[],
  { geoCode, edition }: Words,
): Exhibit | null {
  if (!largest(shops) || shops.length < 2) return null;
  return sideBySide(
    {
      id: 'retailer-growth',
      title: 'Retailer growth',
      message: growthInWords(shops, edition),
      subtitle: `Year-on-year change in net sales, all countries, ${edition}`,
      note: `Growth covers every country a shop delivers to${isWorldwide({ geoCode }) ? '' : ', not just this market'}. ${leftOut}`,
    },
    ['Retailer', 'Net sales growth'],
    shops,
  );
}

/** That most of them grew fastest would say nothing; then who grew least is named. */
function growthInWords(all: readonly Compared[], edition: number): string {
  const shops = knownOf(all);
  const [fastest, slowest] = [largest(shops)!, smallest(shops)!];
  const others = shops.length - slowest.parts.length;
  if (fastest.text || shops.length < 3) {
    const alike = growthOfAll(all, edition);
    if (alike) return alike;
  }
  if (fastest.text || fastest.parts.length <= Math.max(2, shops.length / 2))
    return fastestInWords(fastest, all, edition);
  if (others > slowest.parts.length && slowest.text && hasGrown(slowest.parts[0]!.figure))
    return `${namesOf(slowest)} grew least, by ${each(slowest)} in ${edition}; the ranges of the other ${countInWords(others)} overlap too much to say which is ahead.`;
  return `No shop was clearly the fastest-growing in ${edition}: most of their ranges overlap.`;
}

const leftOut = 'Shops without a free profile are left out.';

const categoriesOf = ({ parts, text }: Leaders<Concentration['cr4']>) =>
  (text ? namesInWords : eitherInWords)(parts.map(({ inText }) => inText));

/** 'Anker sold the largest, at 40–45%', 'either Anker or Boje sold the largest (their ranges overlap)'. */
const sold = (leaders: Leaders, what: string) =>
  `${namesOf(leaders)} sold ${what}${leaders.parts.length > 1 && !leaders.text ? ' (their ranges overlap)' : amountOf(leaders)}`;

const namesOf = ({ parts, text }: Leaders) =>
  (text ? namesInWords : eitherInWords)(parts.map(({ label }) => label));

function amountOf(leaders: Leaders): string {
  const amount = each(leaders);
  return amount ? `, at ${amount}` : '';
}

/** '10–20 shops': ten shops of equal size give an index of 1,000. */
function equalShops(index: Figure | undefined): string | null {
  const { low, high } = (index && extentOf(index)) ?? {};
  if (!low || !high) return null;
  const [fewest, most] = [high, low].map((end) => Math.round(10_000 / end));
  return fewest === most ? `${most} shops` : `${fewest}–${most} shops`;
}
