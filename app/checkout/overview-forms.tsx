import { Form, href, useNavigation } from 'react-router';
import { brand } from '../base/brand.ts';
import { FormAnswer, fieldsOf } from '../forms/form-answer.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { textLink } from '../ui/text-link.ts';
import { overviewPath } from './checkout-state.ts';
import type { ChosenPlan } from './chosen-plan.ts';
import { PaymentFields } from './payment-fields.tsx';

type PromoProps = { plan: ChosenPlan; answer: Refusal | undefined };

/** One button applies and removes the code, so that it keeps the focus. */
export function PromoForm({ plan, answer }: PromoProps) {
  const isSending = useNavigation().formAction === overviewPath;
  const taken = plan.discount;
  return (
    <Form method="post" action={overviewPath} preventScrollReset noValidate className="grid gap-4">
      <FormAnswer answer={taken ? undefined : answer} />
      <input type="hidden" name="tier" value={plan.id} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        {taken ? (
          <output className="self-center wrap-anywhere">
            <strong className="font-semibold">{taken.code}</strong> saves you {taken.amount}.
          </output>
        ) : (
          <TextField
            {...fieldsOf(answer)('promoCode')}
            label="Promo code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            optional
          />
        )}
        <div className={taken ? '' : 'pt-[calc(1lh+0.5rem)]'}>
          <Button type="submit" name="promo" value={taken ? 'remove' : 'apply'} busy={isSending}>
            {taken ? 'Remove' : 'Apply'}
            <span className="sr-only"> the promo code</span>
          </Button>
        </div>
      </div>
    </Form>
  );
}

type PayProps = { plan: ChosenPlan; shown: string; chosen: { paymentMethod: string; terms: string } };

/** A plain form: the browser has to follow the redirect to the provider's page. */
export function PayForm({ plan, shown, chosen }: PayProps) {
  return (
    <form method="post" action={href('/stripe/checkout')} className="grid gap-6">
      <input type="hidden" name="shown" value={shown} />
      <PaymentFields field={fieldsOf(undefined, chosen)} isFree={plan.isFree} />
      <p className="text-[0.9375rem] leading-6 text-soft">
        Your plan runs for one year from {plan.isFree ? 'today' : 'the day your payment arrives'}. It then
        renews each year for {plan.price}, plus any VAT due, until you cancel. You can cancel at any time
        before the year ends, without giving a reason, in two clicks on your order page or by email to{' '}
        <a href={`mailto:${brand.company.email}`} className={textLink}>
          {brand.company.email}
        </a>
        . We’ll remind you by email before each renewal.
      </p>
      <div>
        <Button type="submit" variant="primary" className="w-full">
          Buy now for {plan.total}
        </Button>
        <p className="mt-3 text-sm text-soft">
          Next, you’ll enter your card or bank details on a page run by Stripe, our payment provider.
          {plan.isFree && ' Nothing will be charged today.'}
        </p>
      </div>
    </form>
  );
}
