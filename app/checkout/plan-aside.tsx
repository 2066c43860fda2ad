import { Check, ChevronDown } from 'lucide-react';
import { href } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { textLink } from '../ui/text-link.ts';
import type { ChosenPlan } from './chosen-plan.ts';

/** Beside the form on wide screens; above it on a phone, where prices and contents are folded. */
export function PlanAside({ plan }: { plan: ChosenPlan }) {
  return (
    <aside aria-labelledby="your-plan" className="lg:col-start-2 lg:row-start-1">
      <Card tone="mist" className="max-w-xl lg:sticky lg:top-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="your-plan" className="text-xl">
            {plan.name}
          </h2>
          <AppLink to={href('/pricing')} className={`${textLink} py-1 text-[0.9375rem]`}>
            Change<span className="sr-only"> the plan</span>
          </AppLink>
        </div>
        <p className="mt-1 text-soft">
          {plan.licence}
          <span className="tabular-nums lg:hidden">, {plan.price} a year plus VAT</span>
        </p>
        <details className={`group/plan ${openWhenWide}`}>
          <summary className="mt-2 flex min-h-11 w-fit list-none items-center gap-1.5 text-[0.9375rem] font-medium text-sea lg:hidden [&::-webkit-details-marker]:hidden">
            Price and what’s included
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform group-open/plan:rotate-180"
            />
          </summary>
          <div className="mt-1 lg:mt-5">
            <PriceLines plan={plan} />
          </div>
          <PlanContents contents={plan.contents} />
        </details>
        <RenewalNote price={plan.price} />
      </Card>
    </aside>
  );
}

const openWhenWide = 'lg:details-content:h-auto lg:details-content:[content-visibility:visible]';

export function PlanContents({ contents }: Pick<ChosenPlan, 'contents'>) {
  return (
    <ul aria-label="Included" className="mt-5 grid gap-x-6 gap-y-1 text-[0.9375rem] leading-6 sm:grid-cols-2">
      {contents.map((name) => (
        <li key={name} className="grid grid-cols-[1rem_1fr] gap-x-2">
          <Check aria-hidden="true" strokeWidth={2.25} className="mt-1 size-4 text-sea" />
          {name}
        </li>
      ))}
    </ul>
  );
}

function RenewalNote({ price }: Pick<ChosenPlan, 'price'>) {
  return (
    <p className="mt-4 border-t border-line pt-4 text-sm leading-6 text-soft">
      Renews yearly for {price} plus any VAT due. We email you before each renewal, and you can cancel any
      time in two clicks.
    </p>
  );
}

export function PriceLines({ plan }: { plan: ChosenPlan }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 tabular-nums">
      <dt className="text-soft">Per year, excl. VAT</dt>
      <dd className="text-right">{plan.price}</dd>
      {plan.discount && (
        <>
          <dt className="text-soft wrap-anywhere">
            Promo code {plan.discount.code}, {plan.discount.percent}% off the first year
          </dt>
          <dd className="text-right">−{plan.discount.amount}</dd>
        </>
      )}
      <dt className="text-soft">{plan.vat}</dt>
      <dd className="text-right">{plan.taxes}</dd>
      <div className="col-span-2 mt-1.5 grid grid-cols-subgrid items-baseline border-t border-line pt-3 font-semibold">
        <dt>{plan.discount ? 'Total for the first year' : 'Total per year'}</dt>
        <dd className="text-right text-xl tracking-[-0.02em]">{plan.total}</dd>
      </div>
      <dt className="text-sm text-soft">Per month, excl. VAT (for comparison)</dt>
      <dd className="text-right text-sm text-soft">{plan.monthly}</dd>
    </dl>
  );
}
