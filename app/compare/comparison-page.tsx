import { data } from 'react-router';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { publicPage } from '../shell/route-handle.ts';
import { loadChoices } from './choices.server.ts';
import { CompareStart } from './compare-start.tsx';
import { ComparedList } from './compared-list.tsx';
import { comparisonOf, isComparisonKind } from '../subjects/comparison.ts';
import { LeftOut } from './left-out.tsx';
import { dataContext, viewOf } from '../data-pages/load-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { openComparison } from './compare-sheet.server.ts';
import type { Route } from './+types/comparison-page.ts';

/** Anybody can compare anything: too many pages for a search engine. */
export const handle = publicPage({ indexed: false });

export async function loader({ params, context, url }: Route.LoaderArgs) {
  if (!isComparisonKind(params.kind)) throw pageNotFound(url.pathname);
  const sources = dataContext(context);
  const [choices, { opened, ...leftOut }] = await Promise.all([
    loadChoices(sources),
    openComparison(sources, comparisonOf(params.kind, params['*'].split('/'))),
  ]);
  if (!opened) return data({ choices, leftOut, shown: null }, 404);
  const { sheet, compared } = opened;
  return data({
    choices,
    leftOut,
    shown: { kind: params.kind, compared, view: viewOf(sheet, context) },
  });
}

export default function ComparisonPage({ loaderData }: Route.ComponentProps) {
  const { choices, leftOut, shown } = loaderData;
  if (!shown) return <CompareStart choices={choices} leftOut={leftOut} />;
  return (
    // Their columns stand under each other.
    <div className="lg:[&_table]:table-fixed">
      <SheetBody view={shown.view}>
        <LeftOut {...leftOut} />
        <ComparedList {...shown} choices={choices} />
      </SheetBody>
    </div>
  );
}
