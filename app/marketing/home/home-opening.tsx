import { DrawnExhibits } from '../../data-pages/page/drawn-exhibits.tsx';
import { SearchBox } from '../../search/search-box.tsx';
import { searchPath } from '../../search/search-entry.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { Excerpt } from '../sections/live.server.tsx';

type Props = { world: Excerpt<'growth' | 'map'> | null };

/** What it is, a way in, and the thing itself. */
export function HomeOpening({ world }: Props) {
  return (
    <div className="bg-mist">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-4 pt-12 pb-16 sm:px-6 lg:py-14 lg:grid-cols-[minmax(0,1fr)_29rem] lg:items-center">
        <div>
          <h1 className="text-5xl leading-[1.02] tracking-[-0.04em] sm:text-7xl lg:text-6xl xl:text-7xl">
            eCommerce data you can check
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg text-pretty text-soft sm:text-xl">
            Retailers, markets and rankings of the world, built on billions of transactions. Every figure says
            what it counts, how it was made and how sure we are.
          </p>
          <div className="mt-8 max-w-[34rem]">
            <SearchBox />
            <Examples />
          </div>
        </div>
        {world?.drawn.growth && <LiveCard world={world} chart={world.drawn.growth} />}
      </div>
    </div>
  );
}

function Examples() {
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-4 text-[0.9375rem] text-soft">
      For example
      {examples.map((example) => (
        <AppLink key={example} to={searchPath(example)} className={`${textLink} inline-block py-1`}>
          {example}
        </AppLink>
      ))}
    </p>
  );
}

const examples = ['zalando', 'toys germany', 'fashion worldwide'];

function LiveCard({ world, chart }: { world: Excerpt; chart: NonNullable<Excerpt['drawn'][string]> }) {
  return (
    <section
      aria-labelledby="live"
      className="min-w-0 rounded-lg border border-line bg-paper shadow-float dark:shadow-none"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-3 text-sm sm:px-6">
        <h2 id="live" className="text-sm font-medium tracking-normal">
          {world.edition.label}
        </h2>
        <AppLink to={world.path} className={textLink}>
          {world.title}
        </AppLink>
      </header>
      <DrawnExhibits markup={chart} className="px-5 pt-5 pb-4 sm:px-6" />
      <p className="border-t border-line px-5 py-3 text-[0.8125rem] leading-5 text-soft sm:px-6">
        {world.rangesNote} Next update {world.edition.nextUpdate}.
      </p>
    </section>
  );
}
