import { Check } from 'lucide-react';
import { href, Link } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { textLink } from '../../ui/text-link.ts';
import { withPlanLink } from '../../plans/plan-link.ts';
import { checkoutPath, type PlanView } from '../../plans/plan-view.ts';
import { SwitchedPrice } from './price-switch.tsx';

type Props = {
  plans: readonly PlanView[];
  /** By the name of the feature: how much of it the data set has. */
  covers: Readonly<Record<string, string>>;
};

export function PlanCards({ plans, covers }: Props) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-4 xl:gap-4">
      {plans.map((plan) => (
        <li key={plan.id} className={`${cardLook} ${plan.isAnchor ? anchorLook : 'border-line bg-raised'}`}>
          <div>
            <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
              {plan.name}
              {plan.isAnchor && <Badge tone="sea">Most popular</Badge>}
            </h2>
            <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-soft">{plan.suits}</p>
          </div>
          {plan.prices ? (
            <p className="tabular-nums">
              <SwitchedPrice
                prices={plan.prices}
                amountLook="block text-4xl leading-none font-semibold tracking-[-0.03em]"
                captionLook="mt-1.5 block text-[0.9375rem] text-soft"
              />
            </p>
          ) : (
            <NoPrice />
          )}
          <Choose {...plan} />
          <Contents {...plan} covers={covers} />
        </li>
      ))}
    </ul>
  );
}

const cardLook =
  'relative grid min-w-0 content-start gap-y-6 rounded-lg border p-5 wrap-anywhere sm:p-6 md:row-span-4 md:grid-rows-subgrid';

/** Dark in both themes, like the band, and never as dark as the page. */
const anchorLook = 'border-sea bg-navy text-ink [color-scheme:dark] shadow-float dark:bg-navy-raised';

/** The payment provider has not told us the price, at least not yet. */
function NoPrice() {
  return (
    <div>
      <p className="text-2xl font-semibold tracking-[-0.02em]">Price on request</p>
      <p className="mt-3 text-sm leading-6 text-soft">
        We cannot show the price right now.{' '}
        <AppLink to={href('/contact')} className={textLink}>
          Ask us
        </AppLink>{' '}
        and we will email it to you.
      </p>
    </div>
  );
}

/** Plain links: neither the checkout nor the form may be prefetched. */
function Choose({ id, name, prices, isAnchor }: PlanView) {
  const offer = withPlanLink(`${href('/request/offer')}/`, { plan: id, from: href('/pricing') });
  return prices ? (
    <div className="grid gap-2">
      <Link
        to={checkoutPath(id)}
        className={`${buttonLook({ variant: isAnchor ? 'primary' : 'secondary' })} px-2! text-[0.9375rem]!`}
      >
        Choose {name}
      </Link>
      <Link to={offer} className={`${textLink} justify-self-center py-1 text-sm`}>
        Request a quote<span className="sr-only"> for {name}</span>
      </Link>
    </div>
  ) : (
    <Link to={offer} className={buttonLook()}>
      Request a quote<span className="sr-only"> for {name}</span>
    </Link>
  );
}

function Contents({ licence, allOf, adds, covers }: PlanView & Pick<Props, 'covers'>) {
  return (
    <div className="border-t border-line pt-5 text-[0.9375rem] leading-6">
      <p className="font-medium">{licence}</p>
      {allOf && <p className="mt-3 text-soft">Everything in {allOf}, plus</p>}
      <ul className="mt-2 grid gap-1.5">
        {adds.map((name) => (
          <li key={name} className="grid grid-cols-[1.125rem_1fr] gap-x-2.5">
            <Check aria-hidden="true" strokeWidth={2.25} className="mt-[0.2rem] size-[1.125rem] text-sea" />
            <span>
              {name}
              {covers[name] && (
                <span className="block text-sm leading-5 text-soft tabular-nums">{covers[name]}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
