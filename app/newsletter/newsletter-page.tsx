import { data, href, redirect } from 'react-router';
import { requestContext, servicesContext } from '../context.server.ts';
import { fieldsOf, FormAnswer } from '../forms/form-answer.tsx';
import { FormLayout } from '../forms/form-layout.tsx';
import { PrivacyLine, Trap } from '../forms/form-parts.tsx';
import { formIn, type Refusal } from '../forms/read-form.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { buttonLook } from '../ui/button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import type { Route } from './+types/newsletter-page.ts';
import { receiveSubscription } from './subscriptions.server.ts';

export const handle = visitorPage({ query: ['sent'], indexed: false });

export function loader({ url }: Route.LoaderArgs) {
  return { isSent: url.searchParams.has('sent') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(requestContext);
  const outcome = await receiveSubscription(context.get(servicesContext), await formIn(request), address);
  return outcome.ok ? redirect(`${href('/newsletter')}?sent=1`, 303) : data(outcome.refusal, outcome.status);
}

export default function NewsletterPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Newsletter" description={description} canonical={href('/newsletter')} />
      {isSent && !actionData ? (
        <FormLayout
          title="Check your inbox"
          lead="We’ve sent you a link. Open it to confirm your subscription."
        >
          <p>Nothing after a few minutes? Please check your spam folder.</p>
        </FormLayout>
      ) : (
        <FormLayout title="Newsletter" lead={description}>
          <NewsletterForm answer={actionData} />
        </FormLayout>
      )}
    </>
  );
}

const description =
  'New articles, whitepapers and data updates on online retail, about once a month. Free, and you can unsubscribe with one click.';

function NewsletterForm({ answer }: { answer?: Refusal }) {
  const field = fieldsOf(answer);
  return (
    <form method="post" action={href('/newsletter')} className="grid max-w-xl gap-5">
      <FormAnswer answer={answer} />
      <Trap />
      <TextField {...field('email')} type="email" label="Email" autoComplete="email" />
      <div>
        <button type="submit" className={buttonLook({ variant: 'primary' })}>
          Subscribe
        </button>
        <PrivacyLine>
          We’ll email you a link to confirm. Unsubscribe from any issue with one click.
        </PrivacyLine>
      </div>
    </form>
  );
}
