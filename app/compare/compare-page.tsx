import { redirect } from 'react-router';
import { drawPage } from '../shell/draw-page.server.ts';
import { DrawnPage } from '../shell/drawn-pages.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { CompareStart, startHead } from './compare-start.tsx';
import { loadStart } from './ready-made.server.ts';
import { askedComparison, comparisonPath } from '../subjects/comparison.ts';
import { dataContext } from '../shell/data-context.server.ts';
import type { Route } from './+types/compare-page.ts';

export const handle = publicPage({ query: ['markets', 'retailers', 'add', 'category'] });

/** The forms send a query, which redirects to the address of the comparison. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedComparison(url.searchParams);
  if (asked) throw redirect(comparisonPath(asked));
  return drawPage(context, startHead, <CompareStart {...await loadStart(dataContext(context))} />);
}

export default DrawnPage;
