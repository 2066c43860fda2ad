import type { ReactNode } from 'react';
import type { Licence } from './report-prices.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import type { Option } from '../../../ui/form/control.ts';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { fieldsOf } from '../../../forms/form-answer.tsx';
import { FormFrame } from '../../../leads/forms/form-frame.tsx';
import type { Refusal } from '../../../forms/read-form.server.ts';

type Props = {
  licences: readonly Licence[];
  countries: readonly Option[];
  token: string;
  answer: Refusal | undefined;
};

export function OrderForm({ licences, countries, token, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="report-order"
      token={token}
      answer={answer}
      button="Order and pay by invoice"
      purpose={<Terms />}
    >
      <RadioGroup
        {...field('licence')}
        label="Licence"
        defaultValue={answer?.entered.licence ?? licences[0]?.kind}
        options={licences.map(({ kind, name, net, gross }) => ({
          value: kind,
          label: name,
          hint: `${net}, ${gross}`,
        }))}
      />
      <TextField {...field('company')} label="Company" autoComplete="organization" />
      <Pair>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </Pair>
      <TextField
        {...field('email')}
        type="email"
        label="E-mail address"
        hint="For the files and the invoice."
        autoComplete="email"
      />
      <TextField {...field('street')} label="Street and number" autoComplete="address-line1" />
      <Pair>
        <TextField {...field('postalCode')} label="Postal code" autoComplete="postal-code" />
        <TextField {...field('city')} label="City" autoComplete="address-level2" />
      </Pair>
      <Select
        {...field('country')}
        label="Country"
        placeholder="Choose a country"
        options={[...countries]}
        autoComplete="country"
      />
      <TextField {...field('vatId')} label="VAT id" hint="Such as DE123456789." optional />
      <TextArea
        {...field('notes')}
        label="Notes"
        hint="An order number of yours, another address for the invoice."
        rows={3}
        optional
      />
    </FormFrame>
  );
}

function Terms() {
  return (
    <>
      You order for a company and agree to our{' '}
      <AppLink to="/legal/terms-and-conditions" className={textLink}>
        terms
      </AppLink>
      . We use what you enter to deliver and to write the invoice.
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-7 sm:grid-cols-2 sm:gap-5">{children}</div>;
}
