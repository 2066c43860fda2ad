import type { FieldOf } from '../../forms/form-answer.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { CountryChoice } from '../countries.server.ts';

type Props = { field: FieldOf; countries: readonly CountryChoice[]; vatIdHint: string };

/**
 * For a form with the class `group/address`. The country comes first: a style rule hides the fields that its addresses lack,
 * without scripts.
 */
export function BillingFields({ field, countries, vatIdHint }: Props) {
  return (
    <>
      <Select
        {...field('country')}
        label="Country"
        placeholder="Choose a country"
        options={[...countries]}
        autoComplete="billing country"
      />
      <TextField {...field('street')} label="Street address" autoComplete="billing address-line1" />
      <div className="group-has-[[data-lacks~=postalCode]:checked]/address:hidden sm:max-w-60">
        <TextField {...field('postalCode')} label="Postal code" autoComplete="billing postal-code" />
      </div>
      <TextField {...field('city')} label="City" autoComplete="billing address-level2" />
      <div className="group-has-[option:is([data-lacks~=state],[value='']):checked]/address:hidden">
        <TextField {...field('state')} label="State or province" autoComplete="billing address-level1" />
      </div>
      <div className="group-has-[option:is([data-lacks~=vatId],[value='']):checked]/address:hidden">
        <TextField
          {...field('vatId')}
          label="VAT ID"
          hint={vatIdHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional
        />
      </div>
      <TextField
        {...field('billingEmail')}
        type="email"
        label="Email for invoices"
        hint="Only if invoices should go to a different email address."
        autoComplete="billing email"
        optional
      />
      <TextArea
        {...field('notes')}
        label="Notes for the invoice"
        hint="Your purchase order number or cost centre, for example."
        rows={3}
        optional
      />
    </>
  );
}
