import { capitalised } from '../base/capitalised.ts';
import type { Exhibit } from '../data-pages/exhibit.ts';
import type { SheetSection } from '../data-pages/sheet.ts';
import type { Compared } from '../data-pages/exhibit-shapes.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import type { SheetContext } from '../figures/sheet-context.server.ts';
import { listInWords } from '../data-pages/sentence.ts';
import { partName } from '../figures/dimension.ts';
import { figureSet } from '../figures/figure-set.ts';
import { metricInFull, type MetricKey } from '../figures/metric.ts';
import { retailerFigures } from '../subjects/retailer-queries.server.ts';
import { retailerKey, type RetailerProfile } from '../subjects/retailer.ts';
import { shopCategory } from '../subjects/retailer-words.ts';
import {
  growthExhibit,
  measuresExhibit,
  partsExhibit,
  sizesExhibit,
  sizesOverTimeExhibit,
  type MeasureGroup,
} from './compare-exhibits.ts';
import { compareFrame, type ComparisonSheet } from './compare-frame.ts';
import { partWords } from './parts-in-words.ts';
import { countedForRetailers } from '../data-pages/sheet-notes.ts';

export async function retailerComparison(
  context: SheetContext,
  retailers: readonly RetailerProfile[],
): Promise<ComparisonSheet> {
  const { baseYear: year } = context;
  const sides = await Promise.all(
    retailers.map(async (retailer) => ({
      retailer,
      label: retailer.displayName,
      inText: retailer.displayName,
      where: `at ${retailer.displayName}`,
      figures: figureSet(await retailerFigures(context, retailer)),
    })),
  );
  const regionName = (code: string) => context.region(code).name;
  const withParts = (metric: MetricKey, by: string) =>
    sides.map((side) => ({
      ...side,
      parts: side.figures
        .parts(metric, by)
        .map((figure): Compared => ({ label: partName(figure.dimension, regionName), figure })),
    }));
  const exhibits = [
    sizesExhibit({ id: 'net-sales', title: 'Net sales', subtitle: 'Net sales' }, 'net-sales', sides),
    sizesOverTimeExhibit(
      { id: 'net-sales-over-time', title: 'Net sales over time', subtitle: 'Net sales' },
      'net-sales',
      sides,
    ),
    growthExhibit(
      { id: 'growth', title: 'Growth', subtitle: 'Year-on-year change in net sales' },
      'net-sales-growth',
      sides,
    ),
    ...retailerMeasures.map((group) => measuresExhibit(group, sides)),
    partsExhibit(
      { id: 'categories', title: 'Categories', subtitle: `Share of net sales by category, ${year}` },
      partWords.category,
      withParts('category-share', 'category'),
    ),
    partsExhibit(
      { id: 'countries', title: 'Countries', subtitle: `Share of net sales by country, ${year}` },
      partWords.country,
      withParts('country-share', 'country'),
    ),
    partsExhibit(
      { id: 'devices', title: 'Devices', subtitle: `${metricInFull('device-share')}, ${year}` },
      partWords.device,
      withParts('device-share', 'device'),
    ),
    profileExhibit(retailers, regionName),
  ];
  const names = listInWords(retailers.map(({ displayName }) => displayName));
  return compareFrame({
    context,
    kind: 'retailer',
    scope: countedForRetailers,
    title: `${names} compared`,
    description: `${names} side by side: net sales and growth, visits, conversion and order value, categories and countries, with the source of every figure.`,
    topics: [
      { topic: 'By net sales', metric: 'net-sales' },
      { topic: 'On growth', metric: 'net-sales-growth' },
    ],
    sides: sides.map((side) => ({
      ...side,
      subject: side.retailer.slug,
      to: sheetPath(retailerKey(side.retailer.slug)),
      page: side.label,
      country: context.region(side.retailer.country).geoCodeAlpha2,
    })),
    exhibits,
    sections,
  });
}

const sections: readonly SheetSection[] = [
  {
    id: 'sales-and-growth',
    title: 'Sales and growth',
    exhibits: ['net-sales', 'net-sales-over-time', 'growth', 'sales'],
  },
  { id: 'orders', title: 'From visit to order', exhibits: ['shop', 'devices'] },
  { id: 'what-and-where', title: 'What they sell, and where', exhibits: ['categories', 'countries'] },
  { id: 'companies', title: 'The companies', exhibits: ['profile'] },
];

const retailerMeasures: readonly MeasureGroup[] = [
  {
    head: { id: 'sales', title: 'Sales', subtitle: 'Net sales, merchandise value and company revenue' },
    leading: { topic: 'By gross merchandise value', metric: 'gmv' },
    measures: [
      { label: 'Net sales', metric: 'net-sales' },
      { label: 'Net sales growth', metric: 'net-sales-growth' },
      { label: 'Gross merchandise value', metric: 'gmv' },
      { label: 'First-party share', metric: 'first-party-share' },
      { label: 'Company revenue', metric: 'company-sales' },
      { label: 'Online share of company revenue', metric: 'online-share-of-company' },
    ],
  },
  {
    head: { id: 'shop', title: 'Shop', subtitle: 'From visit to order' },
    leading: { topic: 'On conversion', metric: 'conversion-rate' },
    measures: [
      { label: 'Visits', metric: 'visits' },
      { label: 'Conversion rate', metric: 'conversion-rate' },
      { label: 'Orders', metric: 'orders' },
      { label: 'Average order value', metric: 'average-order-value' },
      { label: 'Return rate', metric: 'return-rate' },
      { label: 'Discount rate', metric: 'discount-rate' },
    ],
  },
];

function profileExhibit(
  retailers: readonly RetailerProfile[],
  regionName: (code: string) => string,
): Exhibit {
  const row = (label: string, cell: (retailer: RetailerProfile) => string | null) => ({
    label,
    cells: retailers.map((retailer) => cell(retailer) ?? '–'),
  });
  return {
    id: 'profile',
    title: 'Profile',
    message: 'Where they are based, who owns them and how they sell.',
    subtitle: 'Company facts',
    chart: null,
    wide: true,
    table: {
      columns: ['About', ...retailers.map(({ displayName }) => displayName)],
      rows: [
        row('Domain', ({ domain }) => domain),
        row('Home country', ({ country }) => regionName(country)),
        row('Main category', ({ category }) => shopCategory(category)),
        row('Type', ({ type }) => type && capitalised(type)),
        row('Business model', ({ businessModel }) => businessModel && capitalised(businessModel)),
        row('Company', ({ parent }) => parent),
        row('Headquarters', ({ headquarters }) => headquarters),
        row('Founded', ({ founded }) => (founded ? String(founded) : null)),
      ],
    },
  };
}
