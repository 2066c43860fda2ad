import {
  explorationQuery,
  explorationViews,
  exploreParameters,
  isMappable,
  normalised,
  startingMeasure,
  startingPlaces,
  type Exploration,
  type ExplorationView,
} from '../subjects/exploration.ts';
import { measureOf } from '../subjects/measure.ts';
import { categoryOf } from '../taxonomy/category.ts';
import { toAlpha2, toAlpha3 } from '../taxonomy/geo-codes.ts';

/** What the loaded data set has. */
export type Explorable = {
  places: ReadonlySet<string>;
  retailers: ReadonlySet<string>;
  /** Shown until the reader chooses. */
  startingRetailers: readonly string[];
  years: { first: number; last: number };
};

/** What was asked for and cannot be shown, each as a sentence. */
export type Asked = { state: Exploration; problems: readonly string[]; isCanonical: boolean };

/** Reads an address. Whatever is wrong in it is named, and the rest is shown. */
export function askedExploration(query: URLSearchParams, known: Explorable): Asked {
  const problems: string[] = [];
  const measure = readMeasure(query, problems);
  const isMarket = measure.of === 'market';
  const places = readList(query, 'places', isMarket ? 'add' : '').map(codeOf);
  const retailers = readList(query, 'retailers', isMarket ? '' : 'add');
  const categories = readList(query, 'category', 'add-category');
  const knownPlaces = places.filter((place) => known.places.has(place));
  const knownRetailers = retailers.filter((slug) => known.retailers.has(slug));
  const knownCategories = categories.filter((slug) => categoryOf(slug));
  const unknown = [...without(places, knownPlaces), ...without(retailers, knownRetailers)];
  report(problems, 'Not in our sample data', unknown);
  if (isMarket) report(problems, 'Unknown category', without(categories, knownCategories));
  // In the form, a reader who changes the measure leaves behind whatever does not fit the new one.
  const isWritten = !query.has('show');
  if (isWritten && isMarket && measure.wholeOnly && knownCategories.some((slug) => slug !== 'all'))
    problems.push(`“${measure.label}” is published for all categories combined, not individually.`);

  const state = normalised({
    measure,
    places: knownPlaces.length > 0 ? knownPlaces : startIn(known.places),
    categories: knownCategories.length > 0 ? knownCategories : ['all'],
    retailers: knownRetailers.length > 0 ? knownRetailers : known.startingRetailers,
    from: readYear(query, 'from', known, problems),
    to: readYear(query, 'to', known, problems),
    view: readView(query, problems),
  });
  if (isWritten && query.get('view') === 'map' && !isMappable(measure))
    problems.push(`“${measure.label}” has no map, so it is shown as a chart.`);
  const kept = new Set([...state.places, ...state.categories, ...state.retailers]);
  const wanted = isMarket ? [...knownPlaces, ...(measure.wholeOnly ? [] : knownCategories)] : knownRetailers;
  report(problems, 'A chart can show up to twelve series. Left out', without(wanted, [...kept]));
  return { state, problems, isCanonical: writtenAs(query) === explorationQuery(state) };
}

/** Two letters, whatever was written: 'usa', or the 'uk' that everyone writes for 'gb'. */
function codeOf(written: string): string {
  return written === 'uk' ? 'gb' : (toAlpha2(toAlpha3(written) ?? written) ?? written);
}

/** The address as it was asked for, in the order of the parameters. */
function writtenAs(query: URLSearchParams): string {
  return exploreParameters
    .flatMap((parameter) => {
      const value = query.get(parameter)?.trim();
      return value ? [`${parameter}=${value.split(',').map(encodeURIComponent).join(',')}`] : [];
    })
    .join('&');
}

function readMeasure(query: URLSearchParams, problems: string[]) {
  const asked = query.get('measure')?.trim().toLowerCase() ?? '';
  const fallback = query.has('retailers') ? measureOf('net-sales')! : startingMeasure;
  const measure = measureOf(asked) ?? fallback;
  if (asked !== '' && measure.id !== asked)
    problems.push(`There is no measure called “${asked}”, so we’re showing “${measure.label}”.`);
  return measure;
}

function readList(query: URLSearchParams, name: string, adding: string): string[] {
  const values = `${query.get(name) ?? ''},${query.get(adding) ?? ''}`.toLowerCase().split(',');
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))].slice(0, mostRead);
}

/** Limits the work and the words that a single address can cause. */
const mostRead = 60;

function readYear(
  query: URLSearchParams,
  name: 'from' | 'to',
  { years: { first, last } }: Explorable,
  problems: string[],
): number | null {
  const asked = query.get(name)?.trim() ?? '';
  if (asked === '') return null;
  if (!/^\d{4}$/.test(asked)) {
    problems.push(`“${asked}” is not a year.`);
    return null;
  }
  const year = Math.min(last, Math.max(first, Number(asked)));
  if (year !== Number(asked)) problems.push(`Our figures cover ${first} to ${last}, not ${asked}.`);
  return year;
}

function readView(query: URLSearchParams, problems: string[]): ExplorationView {
  const asked = query.get('view')?.trim().toLowerCase() ?? '';
  const view = explorationViews.find((one) => one === asked);
  if (!view && asked !== '') problems.push(`There is no view called “${asked}”, so we’re showing the chart.`);
  return view ?? 'chart';
}

/** A data set without our usual places starts with its first ones. */
function startIn(places: ReadonlySet<string>): readonly string[] {
  const usual = startingPlaces.filter((place) => places.has(place));
  return usual.length > 0 ? usual : [...places].toSorted().slice(0, startingPlaces.length);
}

function report(problems: string[], what: string, values: readonly string[]) {
  if (values.length > 0) problems.push(`${what}: ${values.join(', ')}.`);
}

const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((value) => !some.includes(value));
