import { Fragment, type ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';

type Props = { editions: readonly { label: string; to: string }[]; nextUpdate: string };

/** Who is ranked and how. */
export function RankingRules({ editions, nextUpdate }: Props) {
  return (
    <section aria-labelledby={rulesStop.id} className="mt-16">
      <h2 id={rulesStop.id} className="text-xl">
        {rulesStop.title}
      </h2>
      <dl className="mt-4 grid gap-x-12 gap-y-6 text-[0.9375rem] leading-6 sm:grid-cols-2 lg:grid-cols-3">
        <Rule name="Who is ranked">
          Shops that sell at least a tenth from own stock, with net sales of at least $1m in the region and
          the year. In a ranking of one product category, at least half of all that the shop sells belongs to
          it. A pure marketplace has no stock of its own and is not ranked.
        </Rule>
        <Rule name="Order and ties">
          By net sales before they are put into ranges, so that shops in one range still have an order. Equal
          sales stand in the order of their names.
        </Rule>
        <Rule name="Editions">
          One for each calendar year, with up to 100 places. A change of place is counted from the edition
          before. Addresses that stay:{' '}
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
          Net sales are modelled for each shop, country and category. Method and confidence of each figure are
          in its passport: follow any number. More on{' '}
          <AppLink to="/our-data" className={textLink}>
            our data
          </AppLink>
          .
        </Rule>
        <Rule name="Next edition">With a coming data set; the next one is due on {nextUpdate}.</Rule>
      </dl>
    </section>
  );
}

/** Where links to it lead. */
export const rulesStop = { id: 'rules', title: 'How the ranking is made' };

function Rule({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="mt-1 max-w-prose text-soft">{children}</dd>
    </div>
  );
}
