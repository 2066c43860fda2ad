import { DrawnExhibits } from '../../passport/drawn-figures.tsx';
import { PassportArea } from '../../passport/passport-area.tsx';
import { SearchBox } from '../../search/search-box.tsx';
import { searchPath } from '../../search/search-entry.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Band } from '../../ui/band.tsx';
import { textLink } from '../../ui/text-link.ts';
import { loadHome } from './home.server.tsx';
import type { Route } from './+types/home-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { sentence, description, world, body } = loaderData;
  return (
    <PassportArea className="">
      <PageHead title={title} description={description} />
      <Band>
        <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-4 pt-9 pb-6 sm:px-6 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:pt-14 lg:pb-10">
          <div>
            <h1 className="text-display">{title}</h1>
            <p className="mt-5 text-lead text-pretty text-soft">{sentence}</p>
            <div className="mt-7">
              <SearchBox />
              <Examples />
            </div>
          </div>
          {world && <DrawnExhibits markup={world} className="min-w-0" />}
        </div>
      </Band>
      <DrawnExhibits markup={body} className="" />
    </PassportArea>
  );
}

const title = 'eCommerce data you can check';

function Examples() {
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-4 text-[0.9375rem] text-soft">
      Try
      {['zalando', 'toys germany', 'uk vs france'].map((example) => (
        <AppLink key={example} to={searchPath(example)} className={`${textLink} inline-block py-1`}>
          {example}
        </AppLink>
      ))}
    </p>
  );
}
