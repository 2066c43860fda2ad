import { Form, useNavigation } from 'react-router';
import { FormAnswer, fieldsOf } from '../forms/form-answer.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import type { PlanView } from './chosen-plan.ts';
import { overviewPath } from './steps.ts';

type Props = { plan: PlanView; answer: Refusal | undefined };

/** One code at a time: entered, or taken off again. The button stays the same one, and so keeps the focus. */
export function PromoForm({ plan, answer }: Props) {
  const isSending = useNavigation().formAction === overviewPath;
  const taken = plan.discount;
  return (
    <Form method="post" action={overviewPath} preventScrollReset noValidate className="grid gap-4">
      <FormAnswer answer={taken ? undefined : answer} />
      <input type="hidden" name="tier" value={plan.id} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        {taken ? (
          <output className="self-center wrap-anywhere">
            <strong className="font-semibold">{taken.code}</strong> takes {taken.amount} off.
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
        {/* Beside the box, below the line of its label. */}
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
