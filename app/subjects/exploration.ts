import { partOf } from '../figures/dimension.ts';
import type { Figure } from '../figures/figure.ts';
import { passportAddress, passportPathIn } from '../figures/sheet-address.ts';
import { measureFor, measureOf, type Measure } from './measure.ts';

export const explorationViews = ['chart', 'map', 'table'] as const;

export type ExplorationView = (typeof explorationViews)[number];

/** What the data explorer shows. Its address says the same, in the order of these fields. */
export type Exploration = {
  measure: Measure;
  /** Two-letter codes; empty for a measure of retailers, as are the categories. */
  places: readonly string[];
  categories: readonly string[];
  retailers: readonly string[];
  /** Null where the reader sets no limit. */
  from: number | null;
  to: number | null;
  view: ExplorationView;
};

export const explorePath = '/resources/sample-data/explore';

/** The parameters of the address, in canonical order, and those of the form: a subject to add, and its button. */
export const exploreParameters = [
  'measure',
  'places',
  'category',
  'retailers',
  'from',
  'to',
  'view',
  'add',
  'add-category',
  'show',
] as const;

/** Each place with each category, or each retailer. The texts of the form say 'twelve'. */
export const mostExplored = 12;

export const startingPlaces: readonly string[] = ['de', 'gb', 'us'];

/** Its ranges are narrow and move, so that the first chart tells something. */
export const startingMeasure = measureOf('online-share')!;

export const explorationPath = (state: Exploration) => {
  const query = explorationQuery(state);
  return query ? `${explorePath}?${query}` : explorePath;
};

/** Short and the same for the same chart: what is left out is what readers get without asking. */
export function explorationQuery(state: Exploration): string {
  const { measure, places, categories, retailers, from, to, view } = state;
  const query = [
    ['measure', measure.id],
    ['places', isSame(places, startingPlaces) ? '' : listed(places)],
    ['category', isSame(categories, ['all']) ? '' : listed(categories)],
    ['retailers', listed(retailers)],
    ['from', from ?? ''],
    ['to', to ?? ''],
    ['view', view === 'chart' ? '' : view],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return query === `measure=${startingMeasure.id}` ? '' : query;
}

/** In files, pictures and embeds the query is a part of the path: `explore/measure=online-share&places=cn,us`. */
export const explorationKey = (state: Exploration) => `explore/${explorationQuery(state) || 'start'}`;

const listed = (values: readonly string[]) => values.map(encodeURIComponent).join(',');

/** One state for one chart: sorted, each value once, nothing that its measure has no use for. */
export function normalised(state: Exploration): Exploration {
  const { measure, from, to, view } = state;
  const isMarket = measure.of === 'market';
  const places = isMarket ? sorted(state.places).slice(0, mostExplored) : [];
  const goods = measure.wholeOnly ? ['all'] : sorted(state.categories);
  const [first, last] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return {
    measure,
    places,
    categories: isMarket ? goods.slice(0, Math.floor(mostExplored / Math.max(1, places.length))) : [],
    retailers: isMarket ? [] : sorted(state.retailers).slice(0, mostExplored),
    from: first,
    to: last,
    view: view === 'map' && !isMappable(measure) ? 'chart' : view,
  };
}

export const isMappable = ({ of, split }: Measure) => of === 'market' && split === undefined;

/** How many series, or columns of parts, the reader has asked for. */
export const countExplored = ({ places, categories, retailers }: Exploration) =>
  places.length * categories.length + retailers.length;

/**
 * The exploration that starts with the figures of an exhibit: the measure that most of them are of, for all their
 * subjects. Null where none can be explored, such as ranks or texts.
 */
export function explorationOf(figures: readonly Figure[]): Exploration | null {
  const found: { measure: Measure; subject: Subject; period: string }[] = [];
  for (const figure of figures) {
    const subject = subjectOf(figure);
    const measure = subject && measureFor(subject.of, figure);
    if (measure) found.push({ measure, subject, period: figure.period.slice(0, 4) });
  }
  const [most] = [...Map.groupBy(found, ({ measure }) => measure)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (!most) return null;
  const [measure, chosen] = most;
  const periods = new Set(chosen.map(({ period }) => Number(period)));
  const year = periods.size === 1 && !isOfOneYear(measure) ? [...periods][0]! : null;
  const all = (name: 'place' | 'category' | 'retailer') => chosen.map(({ subject }) => subject[name]);
  const isMany = new Set(all('place')).size > mostExplored && isMappable(measure);
  return normalised({
    measure,
    places: isMany ? startingPlaces : all('place'),
    categories: all('category'),
    retailers: all('retailer'),
    from: isMany ? null : year,
    to: year,
    view: isMany ? 'map' : 'chart',
  });
}

/** The first retailers of a ranking, by what they are ranked by. Null where that is no measure of retailers. */
export function explorationOfRanked(retailers: readonly string[], figure: Figure): Exploration | null {
  const measure = measureFor('retailer', { ...figure, dimension: '' });
  if (!measure || retailers.length === 0) return null;
  const year = Number(figure.period.slice(0, 4));
  const first = retailers.slice(0, mostExplored);
  return normalised({
    measure,
    places: [],
    categories: [],
    retailers: first,
    from: year,
    to: year,
    view: 'chart',
  });
}

/** Growth over five years has one period by definition, so that naming it would only lengthen the address. */
const isOfOneYear = ({ metric }: Measure) => metric === 'market-cagr';

type Subject = { of: Measure['of']; place: string; category: string; retailer: string };

/** Of `…/figure/market/de/toys/market-size/2025`. A part of `de/fashion` is published as a share of it by `de/footwear`. */
function subjectOf({ passportUrl, dimension }: Figure): Subject | null {
  const [kind, first = '', second = ''] = passportAddress(passportPathIn(passportUrl)).split('/', 3);
  const { by, part } = partOf(dimension);
  const category = by === 'of' && part !== 'wor' ? part : second;
  if (kind === 'market') return { of: kind, place: first, category, retailer: '' };
  return kind === 'retailer' ? { of: kind, place: '', category: '', retailer: first } : null;
}

const sorted = (values: readonly string[]) => [...new Set(values)].toSorted();

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();
