import { href } from 'react-router';
import { DrawnExhibits } from '../../data-pages/page/drawn-exhibits.tsx';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { LiveFrame } from '../sections/live-frame.tsx';
import { Section } from '../../shell/section.tsx';
import { FeatureFrame } from './frame/feature-frame.tsx';
import { featureView } from './frame/feature-view.server.ts';
import { CategoryTree } from './markets/category-tree.tsx';
import {
  categoryTree,
  marketExcerpt,
  buyerSpending,
  worldExcerpt,
} from './markets/market-excerpts.server.ts';
import { MarketSheet } from './markets/market-sheet.tsx';
import type { Route } from './+types/markets-feature-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const data = dataContext(context);
  const [{ countries, categories }, world, market, spending, tree] = await Promise.all([
    datasetCounts(data),
    worldExcerpt(context),
    marketExcerpt(context),
    buyerSpending(context),
    categoryTree(context),
  ]);
  return {
    feature: featureView('markets', data.siteUrl),
    countries,
    categories,
    world,
    market,
    spending,
    tree,
  };
}

export default function MarketsFeaturePage({ loaderData }: Route.ComponentProps) {
  const { feature, countries, categories, world, market, spending, tree } = loaderData;
  return (
    <FeatureFrame
      feature={feature}
      full={{ label: `${countries} countries, free to read`, to: href('/resources/sample-data') }}
    >
      {world?.drawn.map && (
        <LiveFrame {...world} source={{ label: 'The whole page', to: world.path }}>
          <DrawnExhibits markup={world.drawn.map} className="" />
        </LiveFrame>
      )}
      {market && <MarketSheet market={market} />}
      {spending && (
        <Section
          tone="mist"
          title="Side by side"
          lead="Every market counts the same things in the same way, so that any two can be laid beside each other."
        >
          <DrawnExhibits markup={spending} className="mt-8 rounded-lg bg-paper p-5 sm:p-8" />
          <p className="mt-6">
            <AppLink to={href('/resources/sample-data/compare')} className={buttonLook()}>
              Compare markets of your own choice
            </AppLink>
          </p>
        </Section>
      )}
      <Section
        title={`${categories} categories in one tree`}
        lead="The narrow ones add up to the broad ones, and those to all that is bought online. Each leads to its market in the whole world."
      >
        <CategoryTree categories={tree} />
      </Section>
    </FeatureFrame>
  );
}
