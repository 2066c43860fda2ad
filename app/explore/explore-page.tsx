import { data, redirect } from 'react-router';
import { nextTurn } from '../base/concurrency.ts';
import { viewOf } from '../data-pages/load-sheet.server.ts';
import { FiguresNote } from '../data-pages/sheet-body.tsx';
import { cacheControl } from '../edge/policies.ts';
import { metricOf } from '../figures/metric.ts';
import { shareImagePath, sheetPath } from '../figures/sheet-address.ts';
import { dataContext } from '../shell/data-context.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { explorationPath, exploreParameters } from '../subjects/exploration.ts';
import { drawPart } from '../ui/drawn/draw-part.server.ts';
import { askedExploration } from './asked-exploration.ts';
import { explorerTitle, Intro, Nothing } from './drawn-parts.tsx';
import { loadCatalogue } from './explorable.server.ts';
import { Explorer } from './explorer.tsx';
import { failedExploration } from './failed-exploration.tsx';
import { exploreSheet } from './explore-sheet.server.ts';
import { isIndexed } from './presets.ts';
import { loadQuestions } from './questions.server.ts';
import type { Route } from './+types/explore-page.ts';

export const handle = publicPage({ query: exploreParameters });

export async function loader({ context, url }: Route.LoaderArgs) {
  const sources = dataContext(context);
  const catalogue = await loadCatalogue(sources, null);
  const { state, problems, isCanonical } = askedExploration(url.searchParams, catalogue);
  // The bare address, which people remember, shows the default.
  if (!isCanonical && problems.length === 0 && url.searchParams.size > 0)
    throw redirect(explorationPath(state));
  const questions = await loadQuestions(sources, null);
  const { sheet, mapYears } = await exploreSheet(sources, state, catalogue);
  await nextTurn();
  const isTable = state.view === 'table';
  const shown = isTable
    ? { ...sheet, exhibits: sheet.exhibits.map((one) => ({ ...one, chart: null })) }
    : sheet;
  const view = viewOf(shown, context);
  const [exhibit] = sheet.exhibits;
  const { definition, term } = metricOf(state.measure.metric);
  return data(
    {
      state,
      definition,
      term,
      options: catalogue.options,
      map: exhibit?.chart?.kind === 'map' ? { years: mapYears, year: yearOf(exhibit.table) } : null,
      head: {
        title: exhibit ? view.title : explorerTitle,
        description: view.description,
        image: exhibit && shareImagePath(view.key),
        canonical: sheetPath(view.key),
      },
      intro: drawPart(context, <Intro {...view} questions={questions} problems={problems} />),
      exhibits: exhibit ? view.exhibits : drawPart(context, <Nothing state={state} />),
      note: drawPart(context, <FiguresNote view={view} className="mt-4" />),
      unlock: view.unlock,
      foot: view.foot,
    },
    { headers: headersFor(isIndexed(state) && problems.length === 0, problems) },
  );
}

const yearOf = ({ columns }: { columns: readonly string[] }) => Number(columns[1]!.slice(-4));

/** Addresses with mistakes in them are endless, so they are not kept. */
function headersFor(indexed: boolean, problems: readonly string[]): Record<string, string> {
  return {
    ...(!indexed && { 'X-Robots-Tag': 'noindex' }),
    ...(problems.length > 0 && { 'Cache-Control': cacheControl.nobody }),
  };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * A change that fails to load leaves the chart in place: React Router keeps the data of routes without a result. The
 * address is the new one by then, so that a reload asks for it again.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    failedExploration.set(null);
    const results = await next();
    const hasFailed = Object.values(results).some(
      ({ type, result }) => type === 'error' && !(result instanceof Response),
    );
    if (!hasFailed || request.signal.aborted || !failedExploration.canKeep()) return results;
    const { pathname, search } = new URL(request.url);
    failedExploration.set(pathname + search);
    return {};
  },
];

export default function ExplorePage({ loaderData }: Route.ComponentProps) {
  return <Explorer {...loaderData} />;
}
