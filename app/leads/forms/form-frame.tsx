import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FormAnswer } from '../../forms/form-answer.tsx';
import { HiddenFields, type HiddenValues } from './hidden-fields.tsx';
import type { RefusedLead } from '../lead-route.server.ts';
import { returnPath, type FormType } from '../lead.ts';
import { PrivacyLine } from './privacy-line.tsx';

type Props = {
  formType: FormType;
  /** Where it is sent, when not to the address of the page as it is. */
  action?: string;
  hidden: HiddenValues;
  answer: RefusedLead | undefined;
  /** What the button does. */
  button: string;
  /** What we use the entries for. */
  purpose: ReactNode;
  children: ReactNode;
};

/** What all forms of pages of their own have around their fields. */
export function FormFrame({ formType, action, hidden, answer, button, purpose, children }: Props) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={action} noValidate className="grid max-w-xl gap-7">
      <FormAnswer answer={answer} />
      <HiddenFields formType={formType} returnUrl={returnPath(formType)} values={answer?.hidden ?? hidden} />
      {children}
      <div>
        <Button type="submit" variant="primary" busy={isSending}>
          {button}
        </Button>
        <PrivacyLine>{purpose}</PrivacyLine>
      </div>
    </Form>
  );
}
