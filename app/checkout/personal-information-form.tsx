import { Form } from 'react-router';
import { FormAnswer, fieldsOf } from '../forms/form-answer.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { PaymentFields } from './payment-fields.tsx';

type Props = {
  tier: string;
  entered: Record<string, string>;
  /** Where it leads: what was sent before is not asked again. */
  next: string;
  answer: Refusal | undefined;
};

export function PersonalInformationForm({ tier, entered, next, answer }: Props) {
  const field = fieldsOf(answer, entered);
  return (
    <Form method="post" noValidate className="grid max-w-xl gap-7">
      <FormAnswer answer={answer} />
      <input type="hidden" name="tier" value={tier} />
      <div className="grid items-start gap-7 sm:grid-cols-2 sm:gap-5">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        type="email"
        label="Business e-mail"
        hint="Your access and the receipt go there."
        autoComplete="email"
      />
      <TextField
        {...field('company')}
        label="Company"
        hint="As it is to stand on the invoice. We sell to companies and public bodies only."
        autoComplete="organization"
      />
      <PaymentFields field={field} />
      <div>
        <SubmitButton>Go on to {next}</SubmitButton>
        <p className="mt-4 max-w-prose text-sm text-soft">
          Nothing is bought yet. We use what you enter to conclude and fulfil the contract, and delete it
          after seven days if there is none.
        </p>
      </div>
    </Form>
  );
}
