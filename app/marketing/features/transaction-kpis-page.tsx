import { href } from 'react-router';
import { DrawnExhibits } from '../../data-pages/page/drawn-exhibits.tsx';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { LiveFrame } from '../sections/live-frame.tsx';
import { Section } from '../../shell/section.tsx';
import { FeatureFrame } from './frame/feature-frame.tsx';
import { featureView } from './frame/feature-view.server.ts';
import { FunnelSteps } from './kpis/funnel-steps.tsx';
import { funnelSteps, kpiComparison, kpiExcerpt } from './kpis/kpi-excerpt.server.ts';
import type { Route } from './+types/transaction-kpis-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  return {
    feature: featureView('kpis', dataContext(context).siteUrl),
    market: await kpiExcerpt(context),
    comparison: await kpiComparison(context),
    steps: funnelSteps(),
  };
}

export default function TransactionKpisPage({ loaderData }: Route.ComponentProps) {
  const { feature, market, comparison, steps } = loaderData;
  return (
    <FeatureFrame
      feature={feature}
      full={
        market
          ? { label: 'All measures of one market, free to read', to: market.path }
          : { label: 'The sample data', to: href('/resources/sample-data') }
      }
    >
      {market && (
        <LiveFrame {...market} title={market.title} source={{ label: 'The whole page', to: market.path }}>
          {market.drawn.revenue && <DrawnExhibits markup={market.drawn.revenue} className="" />}
          <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-2">
            {market.drawn.funnel && <DrawnExhibits markup={market.drawn.funnel} className="" />}
            <FunnelSteps steps={steps} />
          </div>
        </LiveFrame>
      )}
      {comparison && (
        <Section
          title="What a visit is worth, market by market"
          lead="A visit earns more where people buy more often or fill a larger basket; returns and discounts take their part. Each number leads to its definition and method."
        >
          <DrawnExhibits markup={comparison} className="mt-8" />
        </Section>
      )}
    </FeatureFrame>
  );
}
