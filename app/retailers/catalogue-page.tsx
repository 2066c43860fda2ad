import { href } from 'react-router';
import { dataContext } from '../shell/data-context.server.ts';
import { PageIntro } from '../shell/page-head.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { listQuery } from '../taxonomy/lists/list-choice.ts';
import { loadCatalogue } from './catalogue.server.ts';
import { Catalogue } from './catalogue.tsx';
import type { Route } from './+types/catalogue-page.ts';

export const handle = developmentPage({ query: listQuery });

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadCatalogue(dataContext(context), url.searchParams, ({ slug }) =>
    href('/retailers/:slug', { slug }),
  );
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        title="Retailers"
        description="Every online shop in our catalogue, from A to Z, by country and category. See who is ranked and which profiles are free."
      />
      <div className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
        <Catalogue page={loaderData} action={href('/retailers')} />
      </div>
    </>
  );
}
