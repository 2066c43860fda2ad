import { publicPage } from '../shell/route-handle.ts';
import { findFigure } from './find-figure.server.ts';
import { dataContext } from '../shell/data-context.server.ts';
import { passportCard } from './passport.server.ts';
import type { Route } from './+types/passport-feed.ts';

export const handle = publicPage({ indexed: false });

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findFigure(dataContext(context), params['*']);
  if (!found) return Response.json({ title: 'Figure not found.' }, { status: 404 });
  return Response.json(passportCard(found));
}
