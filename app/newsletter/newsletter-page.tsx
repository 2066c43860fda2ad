import { data, redirect } from 'react-router';
import { requestContext, servicesContext } from '../context.server.ts';
import { FormLayout } from '../forms/form-layout.tsx';
import { formIn } from '../forms/read-form.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { receiveSubscription } from './receive-subscription.server.ts';
import type { Route } from './+types/newsletter-page.ts';

export const handle = visitorPage({ query: ['sent'], indexed: false });

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.has('sent') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(requestContext);
  const outcome = await receiveSubscription(context.get(servicesContext), await formIn(request), address);
  return outcome.ok ? redirect('/newsletter?sent=1', 303) : data(outcome.refusal, outcome.status);
}

export default function NewsletterPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Newsletter" description={description} canonical="/newsletter" />
      {isSent && !actionData ? (
        <FormLayout
          title="Please check your e-mail"
          lead="We have sent you a link. The subscription begins once you have opened it and confirmed."
        >
          <p>Nothing there after a few minutes? Please look into your spam folder.</p>
        </FormLayout>
      ) : (
        <FormLayout title="Newsletter" lead={description}>
          <NewsletterForm answer={actionData} />
        </FormLayout>
      )}
    </>
  );
}

const description = 'New articles, whitepapers and revisions of the data, about once a month.';
