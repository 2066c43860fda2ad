import { fieldsOf } from '../forms/form-answer.tsx';
import { drawPart } from '../ui/drawn/draw-part.server.ts';
import { FormLayout } from '../forms/form-layout.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { planIn } from '../plans/plan-link.ts';
import { tiers, type TierId } from '../plans/tier.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import type { Option } from '../ui/form/control.ts';
import { RadioGroup } from '../ui/form/radio-group.tsx';
import { Select } from '../ui/form/select.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { FormFrame, PersonFields, WhatHappensNext } from './lead-form-parts.tsx';
import { offerForm, userCounts } from './lead-form-definitions.server.ts';
import { newToken, takeLead } from './lead-route.server.ts';
import type { Route } from './+types/offer-page.ts';

export const handle = visitorPage({ query: ['plan', 'from'] });

export function loader({ context, url }: Route.LoaderArgs) {
  const users = userCounts.map((value) => ({ value, label: value }));
  return {
    form: { token: newToken(context), plans: planOptions(), users, plan: planIn(url.searchParams) },
    beside: drawPart(context, <BesideOffer />),
  };
}

export async function action(args: Route.ActionArgs) {
  return takeLead(args, offerForm(planOptions()));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

const planOptions = () => tiers.map(({ id, name }) => ({ value: id, label: name }));

export default function OfferPage({ loaderData: { form, beside }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Request a quote" description={description} canonical="/request/offer/" />
      <FormLayout title="Request a quote" lead={description} beside={beside}>
        <OfferForm {...form} answer={actionData} />
      </FormLayout>
    </>
  );
}

function BesideOffer() {
  return (
    <div className="grid content-start gap-10">
      <WhatHappensNext steps={steps} />
      <WhenNeeded />
    </div>
  );
}

const description =
  'Tell us what you need and get a written quote within one working day. For teams of more than five, public bodies, and custom formats or terms.';

const steps = [
  {
    title: 'Within one working day',
    text: 'You get a written quote by email, with price, contents and terms. You can pay by invoice if you prefer.',
  },
  {
    title: 'You can ask questions',
    text: 'Reply to the email. The person who wrote the quote will answer; we only call if you ask.',
  },
  { title: 'You decide', text: 'The quote is free and commits you to nothing.' },
];

const points = [
  'More than five people will use the data.',
  'You need other formats, another delivery method or bespoke terms.',
  'You are buying for a public body or a university.',
  'You need to raise a purchase order or pay by invoice.',
];

function WhenNeeded() {
  return (
    <aside aria-labelledby="needed" className="max-w-prose">
      <h2 id="needed" className="border-t border-ink pt-4 text-xl">
        When to ask for a quote
      </h2>
      <ul className="mt-4 grid list-disc gap-2.5 pl-5 text-[0.9375rem] leading-6 marker:text-sea">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-4 text-[0.9375rem] leading-6 text-soft">
        Paying by card or direct debit? Prices are public, and you can buy straight away.
      </p>
    </aside>
  );
}

type Props = {
  plans: readonly Option[];
  users: readonly Option[];
  plan: TierId | undefined;
  token: string;
  answer: Refusal | undefined;
};

function OfferForm({ plans, users, plan, token, answer }: Props) {
  const field = fieldsOf(answer, plan && { plan });
  return (
    <FormFrame
      formType="offer"
      token={token}
      answer={answer}
      button="Request my quote"
      purpose="We use your details to prepare the quote."
    >
      <PersonFields field={field} company="needed" />
      <RadioGroup
        {...field('users')}
        label="How many people would use the data?"
        options={[...users]}
        look="row"
      />
      <Select {...field('plan')} label="Plan" placeholder="Not sure yet" options={[...plans]} optional />
      <TextArea
        {...field('message')}
        label="What do you need?"
        hint="Markets, categories, formats, and when you need to decide."
        optional
      />
    </FormFrame>
  );
}
