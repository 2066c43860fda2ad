import { redirect } from 'react-router';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { findFigure } from './find-figure.server.ts';
import { dataContext } from '../data-pages/load-sheet.server.ts';
import { PassportBody } from './passport-body.tsx';
import { presentPassport } from './passport.server.ts';
import type { Route } from './+types/passport-page.ts';

export const handle = publicPage({ indexed: false });

export async function loader({ params, context }: Route.LoaderArgs) {
  const data = dataContext(context);
  const found = await findFigure(data, params['*']);
  if (!found) throw redirect('/404');
  return presentPassport(found, data);
}

export default function PassportPage({ loaderData: passport }: Route.ComponentProps) {
  const { name, value, definition, page } = passport;
  return (
    <>
      <PageHead title={name} description={`${value}. ${definition}`} canonical={page} />
      <PassportBody passport={passport} />
    </>
  );
}
