import type { RouterContextProvider } from 'react-router';
import { brand } from '../../base/brand.ts';
import { dateInWords } from '../../base/dates.ts';
import { publisher } from '../../base/linked-data.ts';
import { servicesContext } from '../../context.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { rangesNote } from '../../figures/format/format.ts';
import { plansFor } from '../../plans/plan-view.ts';
import { features, type FeatureId } from '../../plans/tier.ts';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { visibilityExamples } from '../hub/visibility-examples.server.ts';
import { planRow, plansWith } from './feature.server.ts';
import { showcaseRetailer } from './showcase.server.ts';

export async function loadAnalytics(context: Readonly<RouterContextProvider>) {
  const { facts } = context.get(servicesContext);
  const data = dataContext(context);
  const { siteUrl, edition } = data;
  const [counts, retailer] = await Promise.all([datasetCounts(data), showcaseRetailer(data)]);
  const examples = await visibilityExamples(data, retailer ?? undefined);
  return {
    counts,
    examples: [
      { example: examples.range, inTool: `the exact value, with ${plansWith('markets')}.` },
      {
        // As a headline, "Corporate+ only" would look like an error.
        example: examples.locked && {
          ...examples.locked,
          value: { ...examples.locked.value, text: `With ${plansWith('monthlyData')}` },
        },
        inTool: 'the exact value for every month.',
      },
      { example: examples.exact, inTool: 'the same number, with the same source.' },
    ].flatMap(({ example, inTool }) => (example ? [{ ...example, inTool }] : [])),
    edition: { ...edition, asOf: dateInWords(edition.asOf) },
    rangesNote,
    opens: (Object.keys(features) as FeatureId[]).map(planRow),
    plans: plansFor(facts.centPrices.current).map(
      ({ id, name, suits, unlocks, licence, isAnchor, prices }) => ({
        id,
        name,
        suits,
        unlocks,
        licence,
        isAnchor,
        year: prices?.annually.base ?? null,
      }),
    ),
    linkedData: [
      {
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: `${brand.product} Analytics`,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any, in the browser',
        url: `${siteUrl}/${brand.slug}-analytics`,
        provider: publisher(siteUrl),
      },
    ],
  };
}

export type AnalyticsView = Awaited<ReturnType<typeof loadAnalytics>>;
