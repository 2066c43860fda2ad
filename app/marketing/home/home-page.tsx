import { href } from 'react-router';
import { DrawnExhibits } from '../../data-pages/page/drawn-exhibits.tsx';
import { RangesNote } from '../../figures/ranges-note.tsx';
import { PassportArea } from '../../passport/passport-area.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import { SearchBox } from '../../search/search-box.tsx';
import { searchPath } from '../../search/search-entry.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Band } from '../../ui/band.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { loadHome } from './home.server.tsx';
import type { Route } from './+types/home-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { sentence, description, world, body, linkedData } = loaderData;
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
          {world && <World {...loaderData} world={world} />}
        </div>
      </Band>
      <DrawnExhibits markup={body} className="" />
      <LinkedData data={linkedData} />
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

type HomeData = Route.ComponentProps['loaderData'];
type WorldProps = Pick<HomeData, 'rangesNote' | 'demonstration'> & {
  world: NonNullable<HomeData['world']>;
};

function World({ world: { total, map, caption, asOf }, rangesNote, demonstration }: WorldProps) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <PassportLink
          value={total.value}
          className="text-[clamp(2.75rem,5.6vw,4.5rem)] leading-none font-[650] tracking-[-0.04em] [text-decoration-thickness:2px]! [text-underline-offset:8px]!"
        />
        <span className="max-w-64 text-[0.9375rem] leading-5 text-soft">
          spent online worldwide in <span className="tabular-nums">{total.period}</span>
          {total.change && (
            <>
              , <PassportLink value={total.change} className="text-soft" /> year on year
            </>
          )}
        </span>
      </p>
      <DrawnExhibits markup={map} className="mt-6" />
      <p className="mt-3 text-note text-soft">
        {caption}, as of {asOf}. <RangesNote text={rangesNote} />{' '}
        {demonstration && (
          <>
            Demonstration data: names and published facts are real; everything else is modelled.{' '}
            <AppLink to={href('/our-data')} className={textLink}>
              How our data is made
            </AppLink>
          </>
        )}
      </p>
    </div>
  );
}
