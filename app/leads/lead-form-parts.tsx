import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useInstallation } from '../base/installation.tsx';
import { FormAnswer, type FieldOf } from '../forms/form-answer.tsx';
import { PrivacyLine, Trap } from '../forms/form-parts.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { SubmitButton } from '../forms/form-layout.tsx';
import { tokenName } from '../forms/field-names.ts';
import { campaignValue, type Campaign } from '../tracking/campaign.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { campaignFields, returnPath, type FormType } from './lead.ts';

type FrameProps = {
  formType: FormType;
  /** For fields elsewhere on the page that belong to the form. */
  id?: string;
  /** Defaults to the address of the page. */
  action?: string;
  token: string;
  answer: Refusal | undefined;
  button: ReactNode;
  /** What we use the entries for. */
  purpose: ReactNode;
  children: ReactNode;
};

/** A lead form on a page that is rendered for one visitor; `ProspectForm` is for shared pages. */
export function FormFrame({ formType, id, action, token, answer, button, purpose, children }: FrameProps) {
  const { salesId } = useInstallation();
  return (
    <Form id={id} method="post" action={action} noValidate className="group/form grid max-w-xl gap-7">
      <FormAnswer answer={answer} />
      <HiddenFields formType={formType} salesId={salesId} token={token} answer={answer} />
      {children}
      <div>
        <SubmitButton>{button}</SubmitButton>
        <PrivacyLine>{purpose}</PrivacyLine>
      </div>
    </Form>
  );
}

export function PersonFields({ field, company }: { field: FieldOf; company: 'needed' | 'optional' }) {
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField {...field('email')} type="email" label="Business email" autoComplete="email" />
      <TextField
        {...field('company')}
        label="Company"
        autoComplete="organization"
        optional={company === 'optional'}
      />
    </>
  );
}

type HiddenProps = {
  formType: FormType;
  salesId: string;
  /** Forms in shared pages have none: the page is the same for everyone. */
  token?: string;
  answer: Refusal | undefined;
};

/** `tracking` fills in the campaign in the browser; a refused form keeps the campaign it was sent with. */
export function HiddenFields({ formType, salesId, token, answer }: HiddenProps) {
  const campaign: Campaign = answer?.entered ?? {};
  const given = {
    [tokenName]: answer?.token ?? token,
    oid: salesId,
    lead_source: 'Webform',
    return_url: returnPath(formType),
    form_type: formType,
  };
  return (
    <>
      {Object.entries(given).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {['paid', ...campaignFields].map((name) => (
        <input
          key={name}
          type="hidden"
          name={name === 'paid' ? 'paid_clickthrough_conversion' : name}
          defaultValue={campaignValue(campaign, name)}
          data-campaign={name}
        />
      ))}
      <Trap />
    </>
  );
}

type NextStep = { title: string; text: string };

export function WhatHappensNext({ steps }: { steps: readonly NextStep[] }) {
  return (
    <section aria-labelledby="next" className="max-w-prose">
      <h2 id="next" className="border-t border-ink pt-4 text-xl">
        What happens next
      </h2>
      <ol className="mt-4 grid gap-4 text-[0.9375rem] leading-6">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="grid grid-cols-[1.75rem_1fr]">
            <span aria-hidden="true" className="font-semibold text-sea tabular-nums">
              {at + 1}
            </span>
            <span>
              <strong className="font-semibold">{title}</strong>
              <span className="block text-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
