import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormAnswer } from '../../forms/form-answer.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import type { FormType } from '../lead.ts';
import { PrivacyLine } from '../../forms/privacy-line.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';

type Props = {
  formType: FormType;
  /** Where it is sent, when not to the address of the page as it is. */
  action?: string;
  token: string;
  answer: Refusal | undefined;
  /** What the button does. */
  button: string;
  /** What we use the entries for. */
  purpose: ReactNode;
  children: ReactNode;
};

/** What all forms of pages of their own have around their fields. */
export function FormFrame({ formType, action, token, answer, button, purpose, children }: Props) {
  return (
    <Form method="post" action={action} noValidate className="grid max-w-xl gap-7">
      <FormAnswer answer={answer} />
      <HiddenFields formType={formType} token={token} answer={answer} />
      {children}
      <div>
        <SubmitButton>{button}</SubmitButton>
        <PrivacyLine>{purpose}</PrivacyLine>
      </div>
    </Form>
  );
}
