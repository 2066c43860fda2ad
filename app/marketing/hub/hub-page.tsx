import type { ReactNode } from 'react';
import { href } from 'react-router';
import { DrawnExhibits } from '../../passport/drawn-figures.tsx';
import { EditionDates, EditionNote } from '../../data-pages/edition-line.tsx';
import { Fold } from '../../ui/fold.tsx';
import { PassportArea } from '../../passport/passport-area.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { RangesNote } from '../../figures/ranges-note.tsx';
import { ExplorePresets } from '../../explore/preset-links.tsx';
import { rangesNote } from '../../figures/format/format.ts';
import { LockedShops } from '../../data-pages/page/locked-shops.tsx';
import { Citations } from '../../figures/citations.tsx';
import { Catalogue } from '../../retailers/catalogue.tsx';
import { SearchBox } from '../../search/search-box.tsx';
import { drawPage } from '../../shell/draw-page.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { listQuery } from '../../taxonomy/lists/list-choice.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { FreeAndPlans } from './free-and-plans.tsx';
import { loadHub, type Hub } from './hub.server.ts';
import { viewQuery } from './view-query.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import type { Route } from './+types/hub-page.ts';

export const handle = publicPage({ query: [...listQuery, ...viewQuery] });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { title, description, address, isView, ...hub } = await loadHub(
    dataContext(context),
    url.searchParams,
  );
  const head = { title, description, canonical: address };
  return { ...drawPage(context, head, <HubBody {...hub} />), isView };
}

export default function HubPage({ loaderData: { head, body, isView } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} />
      {isView && <meta name="robots" content="noindex" />}
      <PassportArea className="mx-auto max-w-6xl px-4 pt-8 pb-16 sm:px-6 sm:pt-10">
        <header className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_27rem]">
          <div>
            <h1 className="text-title">{head.title}</h1>
            <p className="mt-3 max-w-prose text-lg text-pretty">{head.description}</p>
          </div>
          <SearchBox />
        </header>
        <DrawnExhibits markup={body} className="" />
        <LockedShops />
      </PassportArea>
    </>
  );
}

type BodyProps = Omit<Hub, 'title' | 'description' | 'address' | 'isView'>;

function HubBody({ counts, drawn, catalogue, examples, presets, edition, ...hub }: BodyProps) {
  return (
    <>
      <EditionDates edition={edition} className="mt-3" />
      <Contents />
      <Section id="markets" title="Markets" className="mt-6">
        <p className={aboutLook}>
          {counts.countries} countries on one scale. Select a country or a cell to open its market.
        </p>
        <div className="mt-4" dangerouslySetInnerHTML={{ __html: drawn.markets }} />
        <p className="mt-4 text-sm text-soft">
          <RangesNote text={rangesNote} />
        </p>
        <EditionNote edition={edition} />
      </Section>
      <ExplorePresets presets={presets} />
      <Section id="rankings" title="Rankings">
        <p className={aboutLook}>
          {counts.rankings} rankings of online shops by net sales. Category rankings count only sales in that
          category, and list only shops that make at least half of their sales in it.
        </p>
        <div dangerouslySetInnerHTML={{ __html: drawn.rankings }} />
      </Section>
      <Section id="profiles" title="Retailers">
        <p className={aboutLook}>{profilesInWords(counts.profiles)}</p>
        <div dangerouslySetInnerHTML={{ __html: drawn.profiles }} />
        <h3 className="mt-8 mb-4 text-xl sm:mt-12">Full catalogue</h3>
        <Catalogue page={catalogue} action={href('/resources/sample-data')} firstOnPhones={8} />
      </Section>
      <Section id="plans" title="What is free, and what a plan adds">
        <FreeAndPlans examples={examples} />
      </Section>
      <Section id="use" title="Use the data">
        <p className="mt-3 max-w-prose">
          Click any figure for its definition, method and date.{' '}
          <AppLink to={href('/our-data')} className={textLink}>
            See how the data is made
          </AppLink>
          . You can download the figures shown on any data page as CSV, JSON or XLSX, and they are all
          available through the{' '}
          <AppLink to={href('/resources/api-reference')} className={textLink}>
            API
          </AppLink>
          .
        </p>
        <div className="mt-3">
          <Fold title="Cite the sample data">
            <Citations citation={hub.citation} />
          </Fold>
        </div>
      </Section>
      <LinkedData data={hub.linkedData} />
    </>
  );
}

function Contents() {
  return (
    <nav aria-label="On this page" className="mt-5 print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {contents.map(({ label, to }) => (
          <li key={to}>
            <AppLink to={to} className={`${textLink} inline-flex min-h-8 items-center`}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const contents = [
  { label: 'Markets', to: '#markets' },
  { label: 'Explore', to: '#explore' },
  { label: 'Rankings', to: '#rankings' },
  { label: 'Retailers', to: '#profiles' },
  { label: 'Compare side by side', to: href('/resources/sample-data/compare') },
  { label: 'What’s free', to: '#plans' },
];

function profilesInWords(count: number): string {
  if (count === 0) return 'No retailer has a free profile in this edition.';
  if (count === 1) return 'One retailer has a free profile and comes first in the catalogue below.';
  return `${count} retailers have free profiles and come first in the catalogue below. Here are some of the largest.`;
}

const aboutLook = 'mt-1 text-[0.9375rem] text-soft';

type SectionProps = { id: string; title: string; className?: string; children: ReactNode };

function Section({ id, title, className = 'mt-11 sm:mt-14', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
