import type { Exhibit, ExhibitRow } from '../data-pages/exhibit.ts';
import { rangesChart } from '../data-pages/exhibit-shapes.ts';
import { extentOf, markOf } from '../figures/figure-marks.ts';
import { countInWords, listInWords, seen, timesInWords } from '../data-pages/sentence.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { Figure } from '../figures/figure.ts';
import { formatFigure, formatRange } from '../figures/format/format.ts';
import { retailerKey } from '../subjects/retailer.ts';
import type { RankingPlace } from '../subjects/ranking.ts';
import { changeOfPlace, sinceBefore, withClearNames, type RankingWords } from '../subjects/ranking-words.ts';
import { placesChosen, rankingFilters, type RankingChoice } from './ranking-filter.ts';

/** Ranks are public, so they may order shops within the same range. */
export function placesExhibit(
  places: readonly RankingPlace[],
  market: Figure | undefined,
  words: RankingWords,
  filter?: { choice: RankingChoice; action: string },
): Exhibit | null {
  if (places.length < 3) return null;
  const shareOf = ({ figure }: RankingPlace) => (market ? marketShareOf(figure, market) : null);
  const hasShares = places.some((place) => shareOf(place) !== null);
  const shown = filter ? placesChosen(places, filter.choice, words.region) : places;
  return {
    id: 'places',
    title: 'The ranking',
    message:
      shown.length < places.length
        ? `${shown.length} of the ${places.length} shops match; the ranks are those of the whole list.`
        : `${leadersOf(places)} lead the list; ${homesOf(places, words)}.`,
    subtitle: `Ranks 1 to ${places.length} by ${words.measure.toLowerCase()}, ${words.scope}, ${words.edition}`,
    chart: null,
    table: {
      first: 20,
      columns: [
        'Retailer',
        'Rank',
        words.measure,
        `Change ${sinceBefore(words)}`,
        ...(hasShares ? ['Market share'] : []),
        'Based in',
      ],
      leading: 'Rank',
      ladder: words.measure,
      rows: shown.map((place) => {
        const home = words.region(place.retailer.country);
        return {
          ...rowOf(place),
          country: home.geoCodeAlpha2,
          cells: [
            String(place.place),
            place.figure,
            changeOfPlace(place.change),
            ...(hasShares ? [shareOf(place)] : []),
            home.name,
          ],
        };
      }),
    },
    filters: filter && rankingFilters(places, filter.choice, words.region, filter.action),
    note: hasShares && market ? marketShareNote(market, words) : undefined,
    wide: true,
  };
}

/** Divides two published ranges, so it discloses nothing that a reader could not work out. */
function marketShareOf(netSales: Figure, marketSize: Figure): string | null {
  const [part, whole] = [extentOf(netSales), extentOf(marketSize)];
  if (netSales.metric !== 'net-sales' || !part || !whole) return null;
  const low = part.low && whole.high ? percent(part.low / whole.high, Math.floor) : null;
  const high = part.high && whole.low ? percent(part.high / whole.low, Math.ceil) : Infinity;
  if (low === null && high >= 100) return null;
  if (high <= smallest) return formatRange('market-share', { low: null, high: smallest });
  return formatRange('market-share', { low, high: high < 100 ? high : null });
}

/** In percent; below this, more digits would be noise. */
const smallest = 0.1;

/** Two digits, rounded outwards: 4.76 becomes 4.8 at the upper end, and the true share is still inside. */
function percent(quotient: number, outwards: (value: number) => number): number {
  const tens = 10 ** (1 - Math.floor(Math.log10(quotient * 100)));
  // First without the noise of floating point, which would turn 0.5000000000000001 into 0.51.
  return outwards(Number((quotient * 100 * tens).toPrecision(6))) / tens;
}

export function salesExhibit(places: readonly RankingPlace[], words: RankingWords): Exhibit | null {
  const shown = places.slice(0, 10);
  const [first, second] = shown;
  if (!seen(first?.figure) || !seen(second?.figure)) return null;
  return {
    id: 'sales',
    title: words.measure,
    message: leadOfFirst(shown, words),
    subtitle: `${words.measure} of the top ${countInWords(shown.length)}, ${words.scope}, ${words.edition}`,
    chart: rangesChart(
      shown.map((place) => ({
        ...markOf(place.figure, place.retailer.displayName),
        href: rowOf(place).href,
      })),
      first!.figure,
      // Only on an even scale does twice look like twice.
      timesAhead(shown) >= 2 ? 'capsules' : 'ladder',
    ),
    table: {
      columns: ['Retailer', words.measure],
      rows: shown.map((place) => ({ ...rowOf(place), cells: [place.figure] })),
    },
  };
}

/** Links to the retailer's page, or shows it locked. */
export function rowOf({ retailer }: Pick<RankingPlace, 'retailer'>): Omit<ExhibitRow, 'cells'> {
  const { slug, displayName, hasDetails } = retailer;
  return hasDetails
    ? { label: displayName, href: sheetPath(retailerKey(slug)) }
    : { label: displayName, locked: true, shop: slug };
}

/**
 * 'Amazon had the highest online net sales in Germany, at $10–20bn in 2025, ahead of OTTO and Zalando.' A category ranking
 * leaves out shops that sell more of other goods, so it speaks of specialists. Who follows gives way where room is short.
 */
export function firstInWords(
  places: readonly RankingPlace[],
  words: RankingWords,
  mostCharacters = Infinity,
): string | null {
  const [first] = places;
  if (!first) return null;
  const amount = seen(first.figure);
  const next = listInWords(places.slice(1, 3).map(({ retailer }) => retailer.displayName));
  const said = withClearNames(
    `${words.isCategory ? 'Among specialist shops, ' : ''}${first.retailer.displayName} had the highest online ${words.measure.toLowerCase()} ${words.where}` +
      `${amount ? `, at ${amount}` : ''} in ${words.edition}`,
  );
  const whole = next ? `${said}, ahead of ${next}.` : `${said}.`;
  return whole.length <= mostCharacters ? whole : `${said}.`;
}

const leadersOf = (places: readonly RankingPlace[]) =>
  withClearNames(listInWords(places.slice(0, 3).map(({ retailer }) => retailer.displayName)));

/** 'nine of the 33 shops are based in Germany', '31 of the 100 shops are based in Germany, more than in any other country'. */
function homesOf(places: readonly RankingPlace[], { region }: RankingWords): string {
  const byCountry = Map.groupBy(places, ({ retailer }) => retailer.country);
  const most = Math.max(...[...byCountry.values()].map(({ length }) => length));
  const [home = '', ...others] = [...byCountry]
    .filter(([, { length }]) => length === most)
    .map(([country]) => region(country).prefixedName)
    .toSorted((one, other) => one.localeCompare(other));
  if (most === 1) return 'each is based in a different country';
  if (most === places.length) return `all ${countInWords(places.length)} are based in ${home}`;
  const share = `${countInWords(most)} of the ${countInWords(places.length)} shops`;
  if (others.length > 1) return `no country is home to more than ${share}`;
  if (others.length === 1)
    return `${home} and ${others[0]} are each home to ${share}${most * 2 < places.length ? ', more than any other country' : ''}`;
  const isMinority = most <= places.length / 2;
  return `${share} are based in ${home}${isMinority ? ', more than in any other country' : ''}`;
}

function marketShareNote(market: Figure, { geoCode }: RankingWords) {
  const tax = geoCode === 'usa' ? '' : 'VAT or GST (but not US sales tax) and ';
  return (
    `Market share is the shop’s net sales divided by the size of the market (${formatFigure(market)}). ` +
    `Market size includes ${tax}third-party sales; net sales do not, so a shop’s share of consumer spending may be higher than shown.`
  );
}

function leadOfFirst(places: readonly RankingPlace[], { measure, edition }: RankingWords): string {
  const [first, second] = [places[0]!, places[1]!];
  const name = withClearNames(first.retailer.displayName);
  const range = formatFigure(first.figure);
  const alike = places.filter(({ figure }) => formatFigure(figure) === range);
  if (alike.length > 1) {
    const names = withClearNames(listInWords(alike.map(({ retailer }) => retailer.displayName)));
    return `${names} were in the same range, with ${measure.toLowerCase()} of ${range} each in ${edition}.`;
  }
  const times = timesInWords(timesAhead(places));
  const ahead = times ? `had at least ${times} the sales` : 'was ahead';
  return `${name} ${ahead} of ${second.retailer.displayName}: ${range} against ${formatFigure(second.figure)}.`;
}

/** How many times the sales of the second the first has at least, whatever the true values are. */
function timesAhead([first, second]: readonly RankingPlace[]): number {
  const [least, most] = [extentOf(first!.figure)?.low ?? 0, extentOf(second!.figure)?.high ?? Infinity];
  return least / most;
}
