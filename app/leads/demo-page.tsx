import { servicesContext } from '../context.server.ts';
import { fieldsOf } from '../forms/form-answer.tsx';
import { FormLayout } from '../forms/form-layout.tsx';
import type { Refusal } from '../forms/read-form.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { planIn } from '../plans/plan-link.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { BesideForm, FormFrame, PersonFields } from './lead-form-parts.tsx';
import { demoForm, wishFor } from './lead-form-definitions.server.ts';
import { newToken, takeLead } from './lead-route.server.ts';
import type { Route } from './+types/demo-page.ts';

export const handle = visitorPage({ query: ['plan', 'from'] });

export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).settings;
  return { token: newToken(context), wish: wishFor(url.searchParams, siteUrl) };
}

export async function action(args: Route.ActionArgs) {
  const plan = planIn(args.url.searchParams);
  return takeLead(args, demoForm(args.context.get(servicesContext), plan));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function DemoPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Book a demo" description={description} />
      <FormLayout
        title="Book a demo"
        lead={description}
        beside={<BesideForm title="What to expect" points={points} />}
      >
        <DemoForm {...loaderData} answer={actionData} />
      </FormLayout>
    </>
  );
}

const description =
  'Thirty minutes with an analyst, on your market and your question, with exact figures. Free, and no follow-up calls.';

const points = [
  'Pick a time on the next page. It is confirmed straight away.',
  'You meet an analyst on a video call. No slide deck.',
  'We open your market or shop in the tool and answer your question with exact figures.',
  'It is free, and no one calls you afterwards unless you ask.',
];

type Props = { token: string; wish: string | undefined; answer: Refusal | undefined };

function DemoForm({ token, wish, answer }: Props) {
  const field = fieldsOf(answer, wish ? { wish } : {});
  return (
    <FormFrame
      formType="demo"
      token={token}
      answer={answer}
      button="Continue to the calendar"
      purpose="We use your details to arrange and prepare the demo."
    >
      <PersonFields field={field} company="needed" />
      <TextField {...field('role')} label="Your role" autoComplete="organization-title" optional />
      <TextArea
        {...field('wish')}
        label="What would you like to see?"
        hint="A market, a retailer, or the question you need to answer."
      />
    </FormFrame>
  );
}
