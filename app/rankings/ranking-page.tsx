import { Fragment, type ReactNode } from 'react';
import { href } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import { rankingOffer, StaticProspectForm } from '../leads/prospect-form.tsx';
import { loadSheet } from '../data-pages/load-sheet.server.ts';
import { SheetBody } from '../data-pages/sheet-body.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { drawPart } from '../ui/drawn/draw-part.server.ts';
import { Offer } from '../ui/offer.tsx';
import { StaticBody } from '../ui/drawn/static-body.tsx';
import { textLink } from '../ui/text-link.ts';
import { rankingKey } from '../subjects/ranking.ts';
import { rankingQuery } from './ranking-query.ts';
import { findRankingSheet } from './ranking-sheet.server.ts';
import type { Route } from './+types/ranking-page.ts';

export const handle = publicPage({ query: rankingQuery });

export async function loader({ params: { slug, edition }, context, url }: Route.LoaderArgs) {
  const view = await loadSheet(context, (data) => findRankingSheet(data, slug, edition, url.searchParams));
  const editions = view.parts.map(({ label }) => ({ label, to: sheetPath(rankingKey(slug, Number(label))) }));
  const { salesLeadId } = context.get(servicesContext).settings;
  const after = drawPart(
    context,
    <>
      <Offer
        id="full-ranking"
        title="All ranks, all editions, one workbook"
        text="We’ll email you a workbook with every edition side by side and net sales as ranges."
      >
        <div className="lg:w-96">
          <StaticProspectForm
            {...rankingOffer}
            action={href('/request/ranking/:slug', { slug })}
            salesId={salesLeadId}
          />
        </div>
      </Offer>
      <RankingRules editions={editions} nextUpdate={view.edition.nextUpdate} />
    </>,
  );
  return {
    view: { ...view, stops: [...view.stops, rulesStop] },
    after,
    isFiltered: rankingQuery.some((name) => url.searchParams.has(name)),
  };
}

export default function RankingPage({ loaderData: { view, after, isFiltered } }: Route.ComponentProps) {
  return (
    <>
      {isFiltered && <meta name="robots" content="noindex" />}
      <SheetBody view={view} after={<StaticBody markup={after} />} />
    </>
  );
}

type RulesProps = { editions: readonly { label: string; to: string }[]; nextUpdate: string };

function RankingRules({ editions, nextUpdate }: RulesProps) {
  return (
    <section aria-labelledby={rulesStop.id} className="mt-16">
      <h2 id={rulesStop.id} className="text-xl">
        {rulesStop.title}
      </h2>
      <dl className="mt-4 grid gap-x-12 gap-y-6 text-[0.9375rem] leading-6 sm:grid-cols-2 lg:grid-cols-3">
        <Rule name="Who is ranked">
          Shops that made at least 10% of their sales from their own stock and had net sales of at least $1m
          that year in the area the ranking covers. In a category ranking, at least half of the shop’s sales
          must be in that category. Pure marketplaces hold no stock and are not ranked.
        </Rule>
        <Rule name="Order and ties">
          Shops are ranked by exact net sales, so even those shown in the same range are in order. Ties are
          listed alphabetically.
        </Rule>
        <Rule name="Editions">
          One per calendar year, with up to 100 shops. Changes are measured against the previous edition.
          Permanent links:{' '}
          {editions.map(({ label, to }, at) => (
            <Fragment key={to}>
              {at > 0 && ', '}
              <AppLink to={to} className={`${textLink} tabular`}>
                {label}
              </AppLink>
            </Fragment>
          ))}
          .
        </Rule>
        <Rule name="Method">
          Net sales are modelled for each shop, country and category. Click any figure to see how it was
          modelled and how confident we are in it. More on{' '}
          <AppLink to={href('/our-data')} className={textLink}>
            our data
          </AppLink>
          .
        </Rule>
        <Rule name="Next edition">With the next data update, due on {nextUpdate}.</Rule>
      </dl>
    </section>
  );
}

const rulesStop = { id: 'rules', title: 'How we compile the ranking' };

function Rule({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="mt-1 max-w-prose text-soft">{children}</dd>
    </div>
  );
}
