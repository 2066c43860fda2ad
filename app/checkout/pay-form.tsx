import { brand } from '../base/brand.ts';
import { fieldsOf } from '../forms/form-answer.tsx';
import { Button } from '../ui/button.tsx';
import { textLink } from '../ui/text-link.ts';
import { PaymentFields } from './payment-fields.tsx';
import type { PlanView } from './chosen-plan.ts';

type Props = { plan: PlanView; shown: string; chosen: { paymentMethod: string; terms: string } };

/** The browser itself sends it and follows to the provider's page. It says what was shown: nobody buys anything else. */
export function PayForm({ plan, shown, chosen }: Props) {
  return (
    <form method="post" action="/stripe/checkout" className="grid gap-6">
      <input type="hidden" name="shown" value={shown} />
      <PaymentFields field={fieldsOf(undefined, chosen)} />
      <p className="text-[0.9375rem] leading-6 text-soft">
        The plan runs for a year from the day of payment. It renews by a year each time, for {plan.price} plus
        VAT, until it is ended: on any day before the year is over and without a reason, in the tool or by
        mail to{' '}
        <a href={`mailto:${brand.company.email}`} className={textLink}>
          {brand.company.email}
        </a>
        .
      </p>
      <div>
        <Button type="submit" variant="primary" className="w-full">
          Buy now, pay {plan.total}
        </Button>
        <p className="mt-3 text-sm text-soft">
          The card or account is entered next, on the page of our payment provider Stripe. There is a place
          for your VAT id, too.
        </p>
      </div>
    </form>
  );
}
