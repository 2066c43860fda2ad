import { DrawnExhibits } from '../../data-pages/page/drawn-exhibits.tsx';
import { RangesNote } from '../../figures/ranges-note.tsx';
import { PassportFacts } from '../../passport/passport-facts.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import type { PassportCard } from '../../passport/passport-view.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { searchPath } from '../../search/search-entry.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import type { Markup } from '../../ui/markup.ts';
import { textLink } from '../../ui/text-link.ts';
import type { Excerpt } from '../sections/live.server.tsx';

export function HomeOpening({ world }: { world: Excerpt<'growth' | 'map'> | null }) {
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
        {world.rangesNote && <RangesNote text={world.rangesNote} />} Next update {world.edition.nextUpdate}.
      </p>
    </section>
  );
}

type WorldProps = {
  counts: readonly { count: string; of: string }[];
  map?: Markup;
  rangesNote: string;
};

export function World({ counts, map, rangesNote }: WorldProps) {
  return (
    <Section
      title="One measure for the whole world"
      lead="The same things are counted everywhere, so that countries can be compared, and add up. Each country leads to its market."
    >
      <dl className="mt-10 grid grid-cols-2 gap-x-6 border-t border-ink sm:grid-cols-4">
        {counts.map(({ count, of }) => (
          <div key={of} className="flex flex-col-reverse justify-end border-b border-line py-4">
            <dt className="text-[0.9375rem] text-soft">{of}</dt>
            <dd className="text-3xl font-semibold tracking-[-0.03em] tabular-nums sm:text-4xl">{count}</dd>
          </div>
        ))}
      </dl>
      {map && <DrawnExhibits markup={map} className="mt-10" />}
      {map && (
        <p className="mt-3 text-[0.8125rem] leading-5 text-soft">
          <RangesNote text={rangesNote} />
        </p>
      )}
    </Section>
  );
}

export function Passports({ cards, rangesNote }: { cards: readonly PassportCard[]; rangesNote: string }) {
  if (cards.length === 0) return null;
  return (
    <Section
      tone="mist"
      title="Every number carries its passport"
      lead="What it counts, how it was made, how sure we are, as of when, and how to cite it: one click behind every number on this site."
    >
      <div className="mt-10 grid gap-x-10 gap-y-12 lg:grid-cols-3">
        {cards.map((card) => (
          <Passport key={card.page} card={card} />
        ))}
      </div>
      <p className="mt-10 max-w-prose text-[0.9375rem] leading-6 text-soft">
        <RangesNote text={rangesNote} /> What companies and statistical offices have published is exact for
        everybody.
      </p>
    </Section>
  );
}

function Passport({ card }: { card: PassportCard }) {
  const { title, value, state, scope, period, definition, facts, page } = card;
  return (
    <article className="grid content-start gap-y-4 border-t border-ink pt-5 lg:row-span-4 lg:grid-rows-subgrid">
      <h3 className="text-base tracking-[-0.01em]">
        {title}
        <span className="block text-[0.9375rem] font-normal tracking-normal text-soft">{`${scope}, ${period}`}</span>
      </h3>
      <p className="text-4xl leading-tight font-semibold tracking-[-0.035em] sm:text-5xl">
        <PassportLink
          value={{ text: value, state, passport: page }}
          className="[text-decoration-thickness:2px]! [text-underline-offset:6px]!"
        />
      </p>
      <p className="text-[0.9375rem] leading-6 text-pretty">{definition}</p>
      <div className="text-sm leading-[1.375rem]">
        <PassportFacts compact facts={facts.filter(({ label }) => label !== 'Range')} />
      </div>
    </article>
  );
}
