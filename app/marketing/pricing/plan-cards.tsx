import { Check } from 'lucide-react';
import { href, Link } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { textLink } from '../../ui/text-link.ts';
import { withPlanLink } from '../../plans/plan-link.ts';
import { checkoutPath, type PlanView } from '../../plans/plan-view.ts';

type Props = { plans: readonly PlanView[]; vatPercent: number };

export function PlanCards({ plans, vatPercent }: Props) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 md:gap-y-5 xl:grid-cols-4 xl:gap-4">
      {plans.map((plan) => (
        <Card
          as="li"
          key={plan.id}
          tone={plan.mostPopular ? 'sea' : 'paper'}
          className="grid content-start gap-y-6 md:row-span-4 md:grid-rows-subgrid"
        >
          <div>
            <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
              {plan.name}
              {plan.mostPopular && <Badge tone="sea">Most popular</Badge>}
            </h2>
            <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-soft">{plan.suits}</p>
          </div>
          {plan.prices ? <Price prices={plan.prices} vatPercent={vatPercent} /> : <NoPrice />}
          <Choose {...plan} />
          <Contents {...plan} />
        </Card>
      ))}
    </ul>
  );
}

function Price({
  prices: { annually, monthly },
  vatPercent,
}: {
  prices: NonNullable<PlanView['prices']>;
  vatPercent: number;
}) {
  return (
    <div className="tabular-nums">
      <p className="text-4xl leading-none font-semibold tracking-[-0.03em]">{annually.base}</p>
      <p className="mt-1.5 text-[0.9375rem] text-soft">a year, without VAT</p>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-2 text-sm leading-6">
        <dt className="text-soft">With {vatPercent} % VAT</dt>
        <dd className="text-right">{annually.total}</dd>
        <dt className="text-soft">A month</dt>
        <dd className="text-right">{monthly.base}</dd>
        <dt className="text-soft">A month with VAT</dt>
        <dd className="text-right">{monthly.total}</dd>
      </dl>
    </div>
  );
}

/** The payment provider has not told us the price, at least not yet. */
function NoPrice() {
  return (
    <div>
      <p className="text-2xl font-semibold tracking-[-0.02em]">Price on request</p>
      <p className="mt-3 text-sm leading-6 text-soft">
        We cannot show it at the moment.{' '}
        <AppLink to={href('/contact')} className={textLink}>
          Write to us
        </AppLink>
        , and we will tell you.
      </p>
    </div>
  );
}

/** A plain link: the checkout must not be prefetched. */
function Choose({ id, name, mostPopular, prices }: PlanView) {
  const offer = withPlanLink(`${href('/request/offer')}/`, { plan: id });
  return prices ? (
    <div className="grid gap-2">
      <Link
        to={checkoutPath(id)}
        className={`${buttonLook({ variant: mostPopular ? 'primary' : 'secondary' })} px-2! text-[0.9375rem]!`}
      >
        Choose {name}
      </Link>
      <Link to={offer} className={`${textLink} justify-self-center py-1 text-sm`}>
        Request an offer<span className="sr-only"> for {name}</span>
      </Link>
    </div>
  ) : (
    <Link to={offer} className={buttonLook()}>
      Request an offer
    </Link>
  );
}

function Contents({ licence, allOf, adds }: PlanView) {
  return (
    <div className="border-t border-line pt-5 text-[0.9375rem] leading-6">
      <p className="font-medium">{licence}</p>
      {allOf && <p className="mt-3 text-soft">All of {allOf}, and</p>}
      <ul className="mt-2 grid gap-1.5">
        {adds.map((name) => (
          <li key={name} className="grid grid-cols-[1.125rem_1fr] gap-x-2.5">
            <Check aria-hidden="true" strokeWidth={2.25} className="mt-[0.2rem] size-[1.125rem] text-sea" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
