import type { Exhibit } from '../../exhibits/exhibit.ts';
import { largestFirst, sideBySide, type Compared } from '../../exhibits/exhibit-shapes.ts';
import { sheetPath } from '../../exhibits/sheet-address.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { changeInWords, listInWords } from '../../exhibits/sentence.ts';
import { formatFigure } from '../../figures/format.ts';
import { compareMarkets, type ComparedFigure } from '../../markets/market-queries.server.ts';
import { marketKey, type Market } from '../../markets/market.ts';
import { categoryOf } from '../../taxonomy/category.ts';
import { membersOf } from '../../taxonomy/region-catalogue.server.ts';

/** The market among others: the next larger and those of its size, and how fast they grow. */
export async function neighbourExhibits(
  context: SheetContext,
  market: Market,
): Promise<readonly (Exhibit | null)[]> {
  const { baseYear: period } = context;
  const members = membersOf(market.region);
  const asked = { period, categories: [market.category], regions: members.length > 0 ? members : undefined };
  const [sizes, growths] = await Promise.all([
    compareMarkets(context, { metric: 'market-size', ...asked }),
    compareMarkets(context, { metric: 'market-growth', ...asked }),
  ]);
  const countries = sizes.filter(({ region }) => context.region(region).geoType === 'Country');
  const asCompared = ({ region, category, figure }: ComparedFigure): Compared => ({
    label: context.region(region).name,
    figure,
    href: region === market.region ? undefined : sheetPath(marketKey({ region, category })),
    tone: region === market.region ? 'accent' : 'plain',
  });
  const all = countries.map(asCompared).toSorted(largestFirst);
  const shown = members.length > 0 ? all.slice(0, 10) : around(all);
  const names = new Set(shown.map(({ label }) => label));
  const speeds = growths.map(asCompared).filter(({ label }) => names.has(label));
  const subject = { scope: `${categoryOf(market.category)!.name}, ${period}`, isGroup: members.length > 0 };
  return [sizesExhibit(shown, subject), speedExhibit(speeds, subject)];
}

/** The three next larger ones and all of the same range, the market itself among them. */
function around(all: readonly Compared[]): Compared[] {
  const own = all.find(({ tone }) => tone === 'accent');
  if (!own) return [];
  const range = formatFigure(own.figure);
  const firstEqual = all.findIndex(({ figure }) => formatFigure(figure) === range);
  const equal = all.filter(({ figure }) => formatFigure(figure) === range);
  const others = equal.filter((one) => one !== own).slice(0, 6);
  return [...all.slice(Math.max(firstEqual - 3, 0), firstEqual), own, ...others];
}

type Subject = { scope: string; isGroup: boolean };

function sizesExhibit(shown: readonly Compared[], { scope, isGroup }: Subject): Exhibit | null {
  const own = shown.find(({ tone }) => tone === 'accent');
  const alike = shown.filter(
    (one) => one !== own && own && formatFigure(one.figure) === formatFigure(own.figure),
  );
  const larger = shown.filter((one) => one !== own && !alike.includes(one));
  const leaders = shown.slice(0, 2).map(({ label }) => label);
  const says = isGroup
    ? `${listInWords(leaders)} are its largest markets.`
    : [
        alike.length > 0
          ? `Of the same size: ${listInWords(alike.map(({ label }) => label))}.`
          : 'No other is in the same range.',
        larger.length > 0
          ? `Next larger: ${listInWords(larger.map(({ label }) => label))}.`
          : 'None is larger.',
      ].join(' ');
  return shown.length < 2
    ? null
    : sideBySide(
        {
          id: 'neighbours',
          title: isGroup ? 'Largest markets' : 'Markets around it',
          message: says,
          subtitle: `Market size, ${scope}; equal ranges are in the order of their names`,
        },
        ['Market', 'Market size'],
        shown,
      );
}

function speedExhibit(shown: readonly Compared[], { scope }: Subject): Exhibit | null {
  const [fastest] = shown.toSorted(largestFirst);
  return !fastest || shown.length < 2
    ? null
    : sideBySide(
        {
          id: 'neighbours-growth',
          title: 'Growth of the markets around it',
          message: `Among these, none outpaced ${fastest.label}: it ${changeInWords(fastest.figure)}.`,
          subtitle: `Change of the market size on the year before, ${scope}`,
        },
        ['Market', 'Growth'],
        shown,
      );
}
