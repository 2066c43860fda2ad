import { href } from 'react-router';
import { dataContext } from '../shell/data-context.server.ts';
import { drawPage } from '../shell/draw-page.server.ts';
import { DrawnPage } from '../shell/drawn-pages.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { listQuery } from '../taxonomy/lists/list-choice.ts';
import { loadCatalogue, type CatalogueView } from './catalogue.server.ts';
import { Catalogue } from './catalogue.tsx';
import type { Route } from './+types/catalogue-page.ts';

export const handle = developmentPage({ query: listQuery });

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadCatalogue(dataContext(context), url.searchParams, ({ slug }) =>
    href('/retailers/:slug', { slug }),
  );
  return drawPage(context, { title, description }, <CatalogueBody page={page} />);
}

export default DrawnPage;

const title = 'Retailers';
const description =
  'Every online shop in our catalogue, from A to Z, by country and category. See who is ranked and which profiles are free.';

function CatalogueBody({ page }: { page: CatalogueView }) {
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 max-w-prose text-lead text-soft">{description}</p>
      </div>
      <div className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
        <Catalogue page={page} action={href('/retailers')} />
      </div>
    </>
  );
}
