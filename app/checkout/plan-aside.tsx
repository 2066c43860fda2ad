import { href } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { textLink } from '../ui/text-link.ts';
import type { ChosenPlan } from './chosen-plan.ts';

export function PlanAside({ plan }: { plan: ChosenPlan }) {
  return (
    <aside aria-labelledby="your-plan">
      <Card tone="mist" className="max-w-xl lg:sticky lg:top-6">
        <h2 id="your-plan" className="text-xl">
          {plan.name}
        </h2>
        <p className="mt-1 mb-5 text-soft">{plan.licence}</p>
        <PriceLines plan={plan} />
        <p className="mt-5 text-[0.9375rem]">
          <AppLink to={href('/pricing')} className={`${textLink} inline-block py-1`}>
            Choose another plan
          </AppLink>
        </p>
      </Card>
    </aside>
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
            Promo code {plan.discount.code}, {plan.discount.percent} % off the first year
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
