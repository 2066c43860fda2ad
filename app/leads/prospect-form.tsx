import { useInstallation } from '../base/installation.tsx';
import { fieldsOf, FormAnswer } from '../forms/form-answer.tsx';
import { PrivacyLine } from '../forms/form-parts.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { buttonLook } from '../ui/button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { HiddenFields } from './lead-form-parts.tsx';
import type { FormType } from './lead.ts';

type Props = {
  formType: Extract<FormType, `${string}-prospect`>;
  action: string;
  button: string;
  purpose: string;
  answer?: Refusal;
};

/** For shared pages, which are the same for everyone: it has no token and posts to a page that is rendered per visitor. */
export function ProspectForm(props: Props) {
  return <StaticProspectForm {...props} salesId={useInstallation().salesId} />;
}

/** Without hooks, for static markup. */
export function StaticProspectForm({
  formType,
  action,
  button,
  purpose,
  salesId,
  answer,
}: Props & { salesId: string }) {
  const field = fieldsOf(answer);
  return (
    <form method="post" action={action} className="grid max-w-xl gap-5">
      <FormAnswer answer={answer} />
      <HiddenFields formType={formType} salesId={salesId} answer={answer} />
      <TextField {...field('email')} type="email" label="Business email" autoComplete="email" />
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

export const rankingOffer = {
  formType: 'ranking-prospect',
  button: 'Send me the workbook',
  purpose: 'We use your details to send you the workbook, and we keep them in our sales system.',
} as const;

export const editionOffer = {
  formType: 'whitepaper-prospect',
  button: 'Email me about new editions',
  purpose:
    'We’ll ask you to confirm by email, then write only when a new edition is published. Unsubscribe with one click.',
} as const;
