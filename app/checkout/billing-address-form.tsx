import { Form } from 'react-router';
import { FormAnswer, fieldsOf } from '../forms/form-answer.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { Select } from '../ui/form/select.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import type { CountryChoice } from './countries.server.ts';

type Props = {
  tier: string;
  countries: readonly CountryChoice[];
  entered: Record<string, string>;
  answer: Refusal | undefined;
};

/** The country comes first: what it does not have, the form does not ask. A style rule does that, without scripts. */
export function BillingAddressForm({ tier, countries, entered, answer }: Props) {
  const field = fieldsOf(answer, entered);
  return (
    <Form method="post" noValidate className="group/address grid max-w-xl gap-7">
      <FormAnswer answer={answer} />
      <input type="hidden" name="tier" value={tier} />
      <Select
        {...field('country')}
        label="Country"
        placeholder="Choose a country"
        options={[...countries]}
        autoComplete="billing country"
      />
      <TextField {...field('street')} label="Street and number" autoComplete="billing address-line1" />
      <div className="group-has-[[data-lacks~=postalCode]:checked]/address:hidden sm:max-w-60">
        <TextField {...field('postalCode')} label="Postal code" autoComplete="billing postal-code" />
      </div>
      <TextField {...field('city')} label="City" autoComplete="billing address-level2" />
      <div className="group-has-[option:is([data-lacks~=state],[value='']):checked]/address:hidden">
        <TextField {...field('state')} label="State or province" autoComplete="billing address-level1" />
      </div>
      <TextField
        {...field('billingEmail')}
        type="email"
        label="E-mail for invoices"
        hint="If it is another than your own."
        autoComplete="billing email"
        optional
      />
      <TextArea
        {...field('notes')}
        label="Notes for the invoice"
        hint="An order number of yours, a cost centre."
        rows={3}
        optional
      />
      <div>
        <SubmitButton>Go on to the overview</SubmitButton>
        <p className="mt-4 text-sm text-soft">Nothing is bought yet.</p>
      </div>
    </Form>
  );
}
