import { servicesContext } from '../context.server.ts';
import { sendForm } from '../forms/send-form.client.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { BesideForm } from './forms/beside-form.tsx';
import { DemoForm } from './forms/demo-form.tsx';
import { demoForm } from './forms/demo.server.ts';
import { FormLayout } from '../forms/form-layout.tsx';
import { newToken, takeLead } from './lead-route.server.ts';
import type { Route } from './+types/demo-page.ts';

export const handle = visitorPage();

export function loader({ context }: Route.LoaderArgs) {
  return newToken(context);
}

export async function action(args: Route.ActionArgs) {
  return takeLead(args, demoForm(args.context.get(servicesContext)));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function DemoPage({ loaderData: token, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Book a demo" description={description} />
      <FormLayout
        title="Book a demo"
        lead={description}
        beside={<BesideForm title="What to expect" points={points} />}
      >
        <DemoForm token={token} answer={actionData} />
      </FormLayout>
    </>
  );
}

const description = 'Thirty minutes with someone who knows the data. Bring your own question.';

const points = [
  'You choose a time on the next page; it is yours at once.',
  'A video call, with an analyst and not with a slide deck.',
  'We open your market or shop in the tool and answer your question with exact figures.',
  'It is free, and there is no follow-up call unless you ask for one.',
];
