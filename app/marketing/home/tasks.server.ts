import { comparisonPath, marketSubject } from '../../subjects/comparison.ts';
import { presentExhibit, presentSheet } from '../../data-pages/page/present-sheet.server.ts';
import { listInWords } from '../../data-pages/sentence.ts';
import type { KeyFigureView } from '../../data-pages/page/sheet-view.ts';
import { presentFigure, type ShownValue } from '../../figures/format/shown-value.ts';
import { metricOf, type MetricKey } from '../../figures/metric.ts';
import { sheetPath } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { findSheet } from '../../sample-data/find-sheet.server.ts';
import { compareMarkets } from '../../subjects/market-queries.server.ts';
import { findRetailer, pageOfRetailers } from '../../subjects/retailer-queries.server.ts';
import { retailerKey } from '../../subjects/retailer.ts';

/** A real result for each of the three things that visitors come for; null where the data set has none. */
export type Tasks = {
  shop: ShopResult | null;
  market: MarketResult | null;
  comparison: ComparisonResult | null;
};

export async function loadTasks(context: SheetContext): Promise<Tasks> {
  const [shop, market, comparison] = await Promise.all([
    loadShop(context),
    loadMarket(context),
    loadComparison(context),
  ]);
  return { shop, market, comparison };
}

export type ShopResult = {
  name: string;
  domain: string;
  country: { name: string; code: string };
  figures: readonly Omit<KeyFigureView, 'change'>[];
  to: string;
};

async function loadShop(context: SheetContext): Promise<ShopResult | null> {
  const wanted = await findRetailer(context, 'zalando.de-de');
  const retailer = wanted?.hasDetails ? wanted : await firstProfile(context);
  const sheet = retailer && (await findSheet(context, retailerKey(retailer.slug)));
  if (!sheet) return null;
  const { name, geoCodeAlpha2: code } = context.region(retailer.country);
  return {
    name: retailer.displayName,
    domain: retailer.domain,
    country: { name, code },
    figures: sheet.keyFigures
      .filter(({ figure }) => ofShop.has(figure.metric))
      .map(({ label, figure }) => ({ label, period: figure.period, value: presentFigure(figure) })),
    to: sheetPath(sheet.key),
  };
}

const ofShop = new Set<MetricKey>([
  'net-sales',
  'visits',
  'orders',
  'conversion-rate',
  'average-order-value',
]);

async function firstProfile(context: SheetContext) {
  const { items } = await pageOfRetailers(context, { hasDetails: true }, { page: 1, pageSize: 1 });
  return items[0];
}

export type MarketResult = {
  title: string;
  inText: string;
  headline: KeyFigureView;
  message: string;
  drawing: string;
  to: string;
};

async function loadMarket(context: SheetContext): Promise<MarketResult | null> {
  const sheet = await findSheet(context, shownMarket.key);
  const size = sheet?.exhibits.find(({ id }) => id === 'size');
  if (!sheet || !size) return null;
  const { drawing, message } = presentExhibit(size);
  const [headline] = presentSheet({ ...sheet, exhibits: [] }, context.siteUrl).keyFigures;
  if (!drawing || !headline) return null;
  const { title, inText } = shownMarket;
  return { title, inText, headline, message, drawing, to: sheetPath(sheet.key) };
}

const shownMarket = {
  key: 'market/us/grocery',
  title: 'Online grocery market, US',
  inText: 'the US grocery market',
};

export type ComparisonResult = {
  names: string;
  period: number;
  places: readonly { name: string; code: string }[];
  rows: readonly { label: string; metric: MetricKey; values: readonly (ShownValue | null)[] }[];
  to: string;
};

async function loadComparison(context: SheetContext): Promise<ComparisonResult | null> {
  const period = context.baseYear;
  const measures = await Promise.all(
    compared.map(async (metric) => ({
      metric,
      found: await compareMarkets(context, { metric, period, regions: places, categories: ['all'] }),
    })),
  );
  const known = places.filter((code) => measures[0]!.found.some(({ region }) => region === code));
  if (known.length < 2) return null;
  const regions = known.map((code) => context.region(code));
  return {
    names: listInWords(regions.map(({ prefixedShortName }) => prefixedShortName)),
    period,
    places: regions.map(({ shortName, geoCodeAlpha2 }) => ({ name: shortName, code: geoCodeAlpha2 })),
    rows: measures.map(({ metric, found }) => ({
      label: metricOf(metric).label,
      metric,
      values: known.map((code) => {
        const figure = found.find(({ region }) => region === code)?.figure;
        return figure ? presentFigure(figure) : null;
      }),
    })),
    to: comparisonPath({
      kind: 'market',
      subjects: known.map((region) => marketSubject({ region, category: 'all' })),
    }),
  };
}

const places = ['deu', 'fra'];
const compared: readonly MetricKey[] = ['market-size', 'market-growth', 'online-share', 'spend-per-head'];
