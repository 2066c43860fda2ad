import { href } from 'react-router';
import type { MapChart } from '../../charts/chart.ts';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { drawChart } from '../../charts/draw-chart.server.tsx';
import { legendOf } from '../../data-pages/country-map.ts';
import { largestFirst, type Compared } from '../../data-pages/exhibit-shapes.ts';
import { markOf } from '../../figures/figure-marks.ts';
import { perDataset } from '../../figures/per-dataset.server.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import { shadingOf, type Shading } from '../../figures/step-texts.ts';
import { compareMarkets, type ComparedFigure } from '../../subjects/market-queries.server.ts';
import { marketKey } from '../../subjects/market.ts';
import { staticMarkup } from '../../ui/drawn/static-markup.server.tsx';

/**
 * Every country's market in one of four measures and one of several years, as markup; an unknown wish gets the newest
 * size. Null where the data set has no markets of countries.
 */
export async function worldMap(context: SheetContext, query = new URLSearchParams()): Promise<string | null> {
  const { measures, years } = await loadViews(context, null);
  const measure = measures.find(({ key }) => key === query.get('map')) ?? measures[0]!;
  const year = years.find((one) => String(one) === query.get('year')) ?? context.baseYear;
  const shadings = new Map(measures.map((one) => [one.key, shadingOf(figuresInAllYears(one))]));
  const stepIn = ({ key }: Measure, { figure }: ComparedFigure) => shadings.get(key)!.stepOf(figure);
  const shown = measure.byYear.get(year)!;
  if (years.length === 0 || shown.length === 0) return null;
  const chart: MapChart = {
    kind: 'map',
    areas: shown
      .map((one) => ({ ...one, ...namedAndLinked(context, one) }))
      .toSorted(largestFirst)
      .map((country) => ({
        ...markOf(country.figure, country.label),
        href: country.href,
        code: country.region,
        step: stepIn(measure, country),
        inViews: measures
          .flatMap((one) =>
            years.map((each) => {
              const found = one.byYear.get(each)!.find(({ region }) => region === country.region);
              const step = found ? stepIn(one, found) : -1;
              return step < 0 ? '-' : step.toString(36);
            }),
          )
          .join(''),
      })),
    ...legendOf(shadings.get(measure.key)!, shown[0]!.figure),
    views: {
      action: `${href('/resources/sample-data')}#markets`,
      measures: measures.map((one) => ({
        key: one.key,
        name: one.name,
        ...legendOf(shadings.get(one.key)!, one.byYear.get(years.at(-1)!)![0]!.figure),
      })),
      years: years.map(String),
      measure: measure.key,
      year: String(year),
    },
  };
  const label = `${measure.label}, ${year}, by country`;
  return staticMarkup(<ChartFrame svg={drawChart(chart, label)} label={label} />);
}

/** The steps of the sizes on the map, so that the same colours mean the same beside it. */
export async function sizeShading(context: SheetContext): Promise<Shading> {
  const { measures } = await loadViews(context, null);
  return shadingOf(figuresInAllYears(measures[0]!));
}

const offered = [
  { key: 'size', name: 'Size', label: 'Market size in US dollars', metric: 'market-size' },
  { key: 'per-head', name: 'Per head', label: 'Online spending per head', metric: 'spend-per-head' },
  { key: 'growth', name: 'Growth', label: 'Year-on-year growth', metric: 'market-growth' },
  { key: 'online-share', name: 'Online share', label: 'Online share of retail', metric: 'online-share' },
] as const;

type Measure = (typeof offered)[number] & { byYear: ReadonlyMap<number, readonly ComparedFigure[]> };

const yearsBack = 10;

const loadViews = perDataset(async (context: SheetContext) => {
  const { baseYear } = context;
  const years = Array.from({ length: yearsBack + 1 }, (_, at) => baseYear - yearsBack + at);
  const isCountry = ({ region }: ComparedFigure) => context.region(region).geoType === 'Country';
  const measures = await Promise.all(
    offered.map(async (measure): Promise<Measure> => {
      const asked = { metric: measure.metric, period: years, categories: ['all'] as const };
      const found = Map.groupBy((await compareMarkets(context, asked)).filter(isCountry), yearOf);
      return { ...measure, byYear: new Map(years.map((year) => [year, found.get(year) ?? []])) };
    }),
  );
  // A year that one of the measures lacks would leave the whole map blank.
  const first = years.findLastIndex((year) => measures.some(({ byYear }) => byYear.get(year)!.length === 0));
  return { measures, years: years.slice(first + 1) };
});

const yearOf = ({ figure }: ComparedFigure) => Number(figure.period);

const figuresInAllYears = ({ byYear }: Measure) =>
  [...byYear.values()].flatMap((found) => found.map(({ figure }) => figure));

function namedAndLinked({ region }: SheetContext, one: ComparedFigure): Pick<Compared, 'label' | 'href'> {
  return {
    label: region(one.region).name,
    href: sheetPath(marketKey({ region: one.region, category: one.category })),
  };
}
