import { capitalised } from '../base/capitalised.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import { extentOf } from '../figures/figure-marks.ts';
import { largestFirst, sideBySide, type Compared } from '../data-pages/exhibit-shapes.ts';
import { each, eitherInWords, largest, namesInWords, type Leaders } from '../data-pages/leaders.ts';
import { countInWords, listInWords, lockedMessage } from '../data-pages/sentence.ts';
import {
  fastestInWords,
  growthOfAll,
  knownOf,
  shopsInWords,
  unclearGrowth,
} from '../data-pages/shop-growth.ts';
import type { Figure } from '../figures/figure.ts';
import { formatFigure } from '../figures/format/format.ts';
import type { FigureSet } from '../figures/figure-set.ts';
import type { MetricKey } from '../figures/metric.ts';
import type { Ground } from './common-ground.ts';
import type { RetailerWords } from '../subjects/retailer-words.ts';
import { categoryOf } from '../taxonomy/category.ts';

/** A competitor without a page is locked: only the reason is published. */
export type CompetitorRow = {
  label: string;
  href?: string;
  locked: boolean;
  shop?: string;
  reason: string;
  overlap: Figure;
};

/** How many of the closest competitors have a page. */
export function freeProfilesInWords(name: string, total: number, published: number): string | null {
  if (total === 0) return null;
  if (total === 1)
    return `${name}’s closest competitor has ${published === 0 ? 'no' : 'a'} free profile on this site.`;
  const closest = `${name}’s ${countInWords(total)} closest competitors`;
  if (published === 0)
    return `${total > 2 ? 'None' : 'Neither'} of ${closest} has a free profile on this site.`;
  if (published === total)
    return `${capitalised(all(total))} of ${name}’s closest competitors have free profiles on this site.`;
  const have = published === 1 ? 'has a free profile' : 'have free profiles';
  return `Of ${closest}, ${countInWords(published)} ${have} on this site.`;
}

export function competitorsExhibit(
  competitors: readonly CompetitorRow[],
  { name }: RetailerWords,
): Exhibit | null {
  const [closest, next] = competitors;
  if (!closest) return null;
  return {
    id: 'competitors',
    title: 'Top competitors',
    message: `By overlap and size, ${closest.label} is ${name}’s closest competitor${next ? `, followed by ${next.label}` : ''}.`,
    subtitle: 'Closest first',
    note: `We rank competitors by how far their sales overlap with ${name}’s in the same countries and categories; shops smaller than ${name} rank lower for the same overlap.`,
    chart: null,
    wide: true,
    table: {
      columns: ['Competitor', 'Overlap', 'Main overlap'],
      compact: true,
      rows: competitors.map(({ label, href, locked, shop, reason, overlap }) => ({
        label,
        href,
        locked,
        shop,
        cells: [overlap, reason],
      })),
    },
  };
}

/** The retailer itself, or a competitor with published figures. */
export type Peer = { label: string; href?: string; isSubject: boolean; figures: FigureSet };

export function competitorSalesExhibit(
  peers: readonly Peer[],
  { name, year }: RetailerWords,
): Exhibit | null {
  const parts = comparedBy('net-sales', peers, year);
  return parts.length < 2
    ? null
    : sideBySide(
        {
          id: 'sizes',
          title: 'Competitors by net sales',
          message: salesInWords(parts, name),
          subtitle: `Net sales in all countries, shops with a free profile, ${year}; shops in the same range are listed alphabetically`,
        },
        ['Shop', 'Net sales'],
        parts,
      );
}

/** Overlapping ranges do not tell who is larger, so only disjoint ones count. */
function salesInWords(parts: readonly Compared[], name: string): string {
  const own = parts.find(({ tone }) => tone === 'accent');
  const size = own && extentOf(own.figure);
  if (!size) return lockedMessage('Competitors by net sales');
  const others = parts.filter((part) => part !== own && extentOf(part.figure)).toSorted(largestFirst);
  if (others.length === 0) return lockedMessage('Competitors by net sales');
  const larger = others.filter(({ figure }) => isAbove(extentOf(figure)!.low, size.high));
  const alike = others.filter(
    (part) => !larger.includes(part) && !isAbove(size.low, extentOf(part.figure)!.high),
  );
  const namesOf = (some: readonly Compared[]) => listInWords(some.map(({ label }) => label));
  if (larger.length + alike.length === 0) return lessThan(name, others);
  const ahead = `${namesOf(larger)} ${larger.length === 1 ? 'is' : 'are'} ahead of ${name}`;
  const { are, than } = comparedTo(own, alike);
  if (alike.length === 0) return `By net sales, ${ahead}.`;
  return larger.length > 0
    ? `By net sales, ${ahead}; ${namesOf(alike)} ${are} ${than} ${name}.`
    : `By net sales, ${namesOf(alike)} ${are} ${than} ${name}.`;
}

/** An exact value or a wider range overlaps with the shop's range without being the same. */
function comparedTo(own: Compared, alike: readonly Compared[]) {
  const isSame = alike.every(({ figure }) => formatFigure(figure) === formatFigure(own.figure));
  if (!isSame) return { are: 'may be larger or smaller', than: 'than' };
  return { are: `${alike.length === 1 ? 'is' : 'are'} in the same range`, than: 'as' };
}

/** All of them are known to sell less. */
function lessThan(name: string, others: readonly Compared[]): string {
  if (others.length === 1)
    return `${others[0]!.label}, the only competitor compared, sells less than ${name}.`;
  const none = others.length > 2 ? 'None' : 'Neither';
  return `${none} of the ${countInWords(others.length)} competitors compared sells as much as ${name}.`;
}

const isAbove = (low: number | null, high: number | null) => low !== null && high !== null && low >= high;

export function competitorGrowthExhibit(peers: readonly Peer[], { year }: RetailerWords): Exhibit | null {
  const parts = comparedBy('net-sales-growth', peers, year);
  return parts.length < 2
    ? null
    : sideBySide(
        {
          id: 'speeds',
          title: 'Competitors by growth',
          message: growthInWords(parts, year) ?? lockedMessage('Competitors by growth'),
          subtitle: `Year-on-year change in net sales, ${year}, in US dollar terms`,
        },
        ['Shop', 'Growth'],
        parts,
      );
}

/** Null where all of it is locked. */
function growthInWords(parts: readonly Compared[], year: number): string | null {
  const known = knownOf(parts);
  const first = largest(known);
  if (!first) return null;
  return (
    growthOfAll(parts, year) ??
    (isMuddle(first, known) ? unclearGrowth(parts) : fastestInWords(first, parts, year))
  );
}

/** To name all, or nearly all, of them as the possible first says nothing. */
const isMuddle = ({ parts, text }: Leaders, known: readonly Compared[]) =>
  parts.length === known.length || (!text && parts.length > mostEither);

const mostEither = 3;

export function benchmarkExhibit(peers: readonly Peer[], { name, year }: RetailerWords): Exhibit | null {
  const rows = peers
    .map(({ label, href, figures }) => ({
      label,
      href,
      cells: measures.map(({ metric }) => figures.one(metric, year) ?? null),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  if (rows.length < 2) return null;
  return {
    id: 'benchmark',
    title: 'Key figures compared',
    message:
      bestConversionInWords(comparedBy('conversion-rate', peers, year)) ??
      lockedMessage('Key figures compared'),
    subtitle: `Visits, conversion, order value and returns, ${name} and its competitors with a free profile, ${year}`,
    chart: null,
    wide: true,
    table: { columns: ['Shop', ...measures.map(({ title }) => title)], rows, compact: true },
  };
}

/** Null where all of it is locked. */
function bestConversionInWords(parts: readonly Compared[]): string | null {
  const known = knownOf(parts);
  const best = largest(known);
  if (!best) return null;
  if (best.parts.length === known.length && best.text)
    return known.length > 1
      ? `${capitalised(shopsInWords(parts, known))} have a conversion rate of ${best.text}.`
      : `${known[0]!.label} has a conversion rate of ${best.text}.`;
  const highest = known.length > 2 ? 'highest' : 'higher';
  if (isMuddle(best, known))
    return `The conversion rates of ${shopsInWords(parts, known, 'the')} overlap too much to say which is ${highest}.`;
  const names = best.parts.map(({ label }) => label);
  if (!best.text)
    return `${capitalised(eitherInWords(names))} has the ${highest} conversion rate (their ranges overlap).`;
  const has =
    names.length > 1 ? `have the ${highest} conversion rates` : `has the ${highest} conversion rate`;
  return `${namesInWords(names)} ${has}, at ${each(best)}.`;
}

const measures = [
  { metric: 'visits', title: 'Visits' },
  { metric: 'conversion-rate', title: 'Conversion' },
  { metric: 'average-order-value', title: 'Order value' },
  { metric: 'return-rate', title: 'Returns' },
] as const satisfies readonly { metric: MetricKey; title: string }[];

function comparedBy(metric: MetricKey, peers: readonly Peer[], year: number): Compared[] {
  return peers.flatMap(({ label, href, isSubject, figures }): Compared[] => {
    const figure = figures.one(metric, year);
    return figure ? [{ label, href, figure, tone: isSubject ? 'accent' : 'plain' }] : [];
  });
}

export type GroundRow = { label: string; href?: string; ground: Ground };

const mostCountries = 5;

/** The retailer's countries and main categories, and which competitors sell there too. */
export function commonGroundExhibit(
  own: Ground,
  rows: readonly GroundRow[],
  unpublished: readonly string[],
  { name, year, countryName }: RetailerWords & { countryName: (code: string) => string },
): Exhibit | null {
  const countries = own.countries.slice(0, mostCountries);
  const groups = [
    { title: 'Countries', columns: countries.map(countryName) },
    { title: 'Categories', columns: own.categories.map((slug) => categoryOf(slug)!.name) },
  ].filter(({ columns }) => columns.length > 0);
  if (rows.length === 0 || groups.length === 0) return null;
  const compared = rows.map(({ label, href, ground }) => ({
    label,
    href,
    cells: [
      ...countries.map((code) => ground.countries.includes(code)),
      ...own.categories.map((slug) => ground.categories.includes(slug)),
    ],
  }));
  const columns = groups.flatMap((group) => group.columns);
  return {
    id: 'common-ground',
    title: 'What competitors share',
    message: commonGroundInWords(compared, groundInWords(own, countries)),
    subtitle: `${name}’s largest markets and main categories, and which competitors share them, ${year}; markets and categories in the same range are listed alphabetically`,
    chart: { kind: 'matrix', both: 'Both', only: 'No share published', groups, rows: compared },
    table: {
      columns: ['Competitor', ...columns],
      rows: compared.map(({ label, href, cells }) => ({
        label,
        href,
        cells: cells.map((isCommon) => (isCommon ? '✓ both' : 'no share published')),
      })),
    },
    note: noteOf(unpublished),
    wide: true,
  };
}

type ComparedRow = { label: string; cells: readonly boolean[] };

type GroundWords = { count: number; parts: string; whole: string };

/** 'Both countries and all three categories', but 'the country and both categories'. */
function groundInWords({ categories }: Ground, countries: readonly string[]): GroundWords {
  const kinds = [
    { count: countries.length, one: 'country', many: 'countries' },
    { count: categories.length, one: 'category', many: 'categories' },
  ].filter(({ count }) => count > 0);
  return {
    count: countries.length + categories.length,
    parts: kinds.length > 1 ? 'markets and categories' : kinds[0]!.many,
    whole: listInWords(
      kinds.map(({ count, one, many }) => (count > 1 ? `${all(count)} ${many}` : `the ${one}`)),
    ),
  };
}

function commonGroundInWords(rows: readonly ComparedRow[], { count, parts, whole }: GroundWords): string {
  const shared = ({ cells }: ComparedRow) => cells.filter(Boolean).length;
  const most = Math.max(...rows.map(shared));
  const closest = rows.filter((row) => shared(row) === most).map(({ label }) => label);
  const those =
    most === count ? `${whole} shown` : `${countInWords(most)} of the ${countInWords(count)} ${parts} shown`;
  const cover = closest.length > 1 ? 'cover' : 'covers';
  if (most === 0)
    return `No competitor with a free profile covers ${count > 1 ? `any of the ${parts}` : whole} shown.`;
  if (rows.length === 1) return `${closest[0]}, the only competitor with a free profile, covers ${those}.`;
  if (closest.length === rows.length) {
    return `${capitalised(all(rows.length))} competitors with a free profile, ${namesInWords(closest)}, ${most === count ? '' : 'each '}cover ${those}.`;
  }
  const others = rows.filter((row) => shared(row) < most).map(({ label }) => label);
  const group = `Of the ${countInWords(rows.length)} competitors with a free profile`;
  if (most === count) return `${group}, only ${namesInWords(closest)} ${cover} ${those}.`;
  if (rows.length === 2)
    return `${closest[0]} covers ${those}; ${others[0]}, the other competitor with a free profile, covers fewer.`;
  const eachOf = closest.length > 1 ? 'each ' : '';
  const rest = others.length > 1 ? `the other ${countInWords(others.length)}` : others[0];
  return `${group}, ${namesInWords(closest)} ${eachOf}${cover} ${those}, more than ${rest}.`;
}

const all = (count: number) => (count > 2 ? `all ${countInWords(count)}` : 'both');

const anyInWords = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function noteOf(unpublished: readonly string[]): string {
  const basis =
    'A shop is marked where we publish a share of its net sales for that country or category, however small.';
  return unpublished.length > 0
    ? `${basis} We publish no shares for ${anyInWords.format(unpublished)}.`
    : basis;
}
