import type { PlanView } from './chosen-plan.ts';

/** From the price to what is paid. */
export function PriceLines({ plan }: { plan: PlanView }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 tabular-nums">
      <dt className="text-soft">A year, without VAT</dt>
      <dd className="text-right">{plan.price}</dd>
      {plan.discount && (
        <>
          <dt className="text-soft wrap-anywhere">
            Promo code {plan.discount.code}, {plan.discount.percent} % off the first year
          </dt>
          <dd className="text-right">−{plan.discount.amount}</dd>
        </>
      )}
      <dt className="text-soft">VAT, {plan.vatPercent} %</dt>
      <dd className="text-right">{plan.taxes}</dd>
      <div className="col-span-2 mt-1.5 grid grid-cols-subgrid items-baseline border-t border-line pt-3 font-semibold">
        <dt>{plan.discount ? 'Total for the first year' : 'Total a year'}</dt>
        <dd className="text-right text-xl tracking-[-0.02em]">{plan.total}</dd>
      </div>
      <dt className="text-sm text-soft">For comparison: a month, without VAT</dt>
      <dd className="text-right text-sm text-soft">{plan.monthly}</dd>
    </dl>
  );
}
