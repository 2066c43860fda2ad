import { periodInWords } from '../../base/dates.ts';
import { presentFigure } from '../../figures/format/shown-value.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import type { Figure } from '../../figures/figure.ts';
import { type Visibility, metricOf } from '../../figures/metric.ts';
import { marketFigures } from '../../subjects/market-queries.server.ts';
import { retailerFigures } from '../../subjects/retailer-queries.server.ts';
import type { Retailer } from '../../subjects/retailer.ts';

/** An exact, a masked and a locked figure, as visitors see them. */
export async function visibilityExamples(
  context: SheetContext,
  retailer: Pick<Retailer, 'slug' | 'displayName'> | undefined,
) {
  const { baseYear } = context;
  const [ofWorld, ofRetailer] = await Promise.all([
    marketFigures(context, { region: 'wor', category: 'all' }),
    retailer ? retailerFigures(context, retailer) : [],
  ]);
  const figures = [...ofRetailer, ...ofWorld].filter(({ period }) => period.startsWith(String(baseYear)));
  const exampleOf = (visibility: Visibility) => {
    const figure = figures.findLast(
      (one) => one.visibility === visibility && selfExplanatory.has(one.metric),
    );
    return figure ? { about: aboutOf(figure), value: presentFigure(figure) } : null;
  };
  return { exact: exampleOf('exact'), range: exampleOf('range'), locked: exampleOf('no-access') };
}

/** Metrics that need no explanation. */
const selfExplanatory: ReadonlySet<string> = new Set(['population', 'market-size', 'monthly-sales']);

function aboutOf({ metric, scope, period }: Figure) {
  // A scope of the world alone begins with a capital.
  const where = scope.replace(/^Worldwide\b/, 'worldwide');
  return `${metricOf(metric).label}, ${where}, ${periodInWords(period)}`;
}
