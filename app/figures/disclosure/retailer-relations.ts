import { lineageOf, type CategorySlug } from '../../taxonomy/category.ts';
import type { ExactFigure } from '../figure.ts';
import { atLeast, product, type Bounds, type Relation, type Tighten } from './relation.ts';
import { factor, productOf, relationsWithin, views, type Find, type TruthOf } from './subject-relations.ts';

export type RetailerFigures = { retailer: string; figures: readonly ExactFigure[] };

/** A place in one edition of a ranking, by what the retailer sells in the region and the category. */
export type RankedPlace = {
  ranking: string;
  region: string;
  category: CategorySlug;
  retailer: string;
  figure: ExactFigure;
};

/** What connects the figures of a retailer: the first is that of its first figure. */
export function relationsOfRetailer(
  { figures }: RetailerFigures,
  find: Find,
  truthOf: TruthOf,
  first: number,
): Relation[] {
  const years = figures.filter(({ metric, dimension }) => metric === 'gmv' && dimension === '');
  return [
    ...relationsWithin(figures, find, truthOf, first),
    ...years.flatMap(({ period }) => {
      const [net, gross] = [find('net-sales', period), find('gmv', period)];
      if (net === undefined || gross === undefined) return [];
      return [
        atLeast('gross merchandise value', gross, net),
        ...ownStock(net, gross, find('first-party-share', period), find('return-rate', period), truthOf),
      ];
    }),
  ];
}

/** Net sales are what is sold from own stock, after returns and without value added tax, which is public. */
function ownStock(
  net: number,
  gross: number,
  share: number | undefined,
  returned: number | undefined,
  truthOf: TruthOf,
): Relation[] {
  if (share === undefined) return [];
  const factors = [
    { at: net, power: 1, ...views.number },
    { at: gross, power: 1, ...views.number },
    { at: share, power: 1, ...views.part },
    ...(returned === undefined ? [] : [{ at: returned, power: 1, ...views.rest }]),
  ];
  const constant = { low: (returned === undefined ? 0.6 : 1) / (1 + highestTax), high: 1 };
  const ratio = factors
    .slice(1)
    .reduce((left, { at, offset, slope }) => left / (offset + slope * truthOf(at)), truthOf(net));
  const holds = ratio >= constant.low && ratio <= constant.high;
  return holds ? [product('gross merchandise value and first-party share', factors, constant)] : [];
}

const highestTax = 0.27;

/** What connects the places of a retailer with its sales and with each other. */
export function relationsOfPlaces(
  places: readonly (RankedPlace & { at: number })[],
  find: Find,
  figures: readonly ExactFigure[],
  truthOf: TruthOf,
  membersOf: (region: string) => readonly string[],
): Relation[] {
  const contains = (region: string, inner: string) =>
    region === inner ||
    membersOf(region).includes(inner) ||
    (membersOf(inner).length > 0 && membersOf(inner).every((member) => membersOf(region).includes(member)));
  return places.flatMap((place) => {
    const { at, region, category, figure } = place;
    const { metric, period } = figure;
    const whole = find(metric, period);
    const larger = places.filter(
      (other) =>
        other !== place &&
        other.figure.period === period &&
        other.figure.metric === metric &&
        contains(other.region, region) &&
        lineageOf(category).some(({ slug }) => slug === other.category),
    );
    const within = larger.map((other) => atLeast('its other places', other.at, at));
    if (whole === undefined) return within;
    const all = productOf('all that it sells', [factor(at, 'number'), factor(whole, 'number')], truthOf);
    if (all.length > 0) return [...within, ...all];
    const countries = sharesAt('country', (code) => contains(region, code));
    const goods = sharesAt('category', (slug) => isWithin(slug, category));
    return [
      ...within,
      atLeast('all that it sells', whole, at),
      ...(metric === 'net-sales' && region !== 'wor' && countries.length > 0
        ? [partBy('country', at, whole, countries, category === 'all')]
        : []),
      ...(metric === 'net-sales' && category !== 'all' && goods.length > 0
        ? [partBy('category', at, whole, goods, region === 'wor')]
        : []),
    ];

    function sharesAt(by: 'country' | 'category', isPart: (part: string) => boolean): number[] {
      return figures.flatMap((share) => {
        const isShare = share.metric === `${by}-share` && share.period === period;
        if (!isShare || !isPart(share.dimension.slice(by.length + 1))) return [];
        return find(share.metric, period, share.dimension) ?? [];
      });
    }
  });
}

function isWithin(slug: string, category: CategorySlug): boolean {
  return lineageOf(slug as CategorySlug).some((one) => one.slug === category);
}

/** Some shares of a whole give a part of it, or at least as much as the part if they are not all that limits it. */
function partBy(
  by: string,
  part: number,
  whole: number,
  shares: readonly number[],
  isExact: boolean,
): Relation {
  const narrow = ({ low, high }: Bounds, tighten: Tighten) => {
    let [least, most] = [0, 0];
    for (const at of shares) {
      least += low[at]! / 100;
      most += high[at]! / 100;
    }
    tighten(part, isExact ? low[whole]! * least : 0, high[whole]! * most);
    tighten(whole, low[part]! / most, isExact ? high[part]! / least : Infinity);
    const [from, to] = [(100 * low[part]!) / high[whole]!, isExact ? (100 * high[part]!) / low[whole]! : 100];
    for (const at of shares) tighten(at, from - (100 * most - high[at]!), to - (100 * least - low[at]!));
  };
  return { says: `its share by ${by}`, members: [part, whole, ...shares], narrow };
}
