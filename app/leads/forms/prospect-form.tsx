import { buttonLook } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { fieldsOf, FormAnswer } from '../../forms/form-answer.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import type { FormType } from '../lead.ts';
import { PrivacyLine } from '../../forms/privacy-line.tsx';

type Props = {
  formType: Extract<FormType, `${string}-prospect`>;
  /** It stands in pages that are the same for everyone, and is sent to a page of its own. */
  action: string;
  button: string;
  purpose: string;
  answer?: Refusal;
};

export function ProspectForm({ formType, action, button, purpose, answer }: Props) {
  const field = fieldsOf(answer);
  return (
    <form method="post" action={action} className="grid max-w-xl gap-5">
      <FormAnswer answer={answer} />
      <HiddenFields formType={formType} answer={answer} />
      <TextField {...field('email')} type="email" label="Business e-mail" autoComplete="email" />
      <TextField {...field('company')} label="Company" autoComplete="organization" optional />
      <div>
        <button type="submit" className={buttonLook()}>
          {button}
        </button>
        <PrivacyLine>{purpose}</PrivacyLine>
      </div>
    </form>
  );
}
