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

function NewsletterForm({ answer }: { answer?: Refusal }) {
  const field = fieldsOf(answer);
  return (
    <form method="post" action={href('/newsletter')} className="grid max-w-xl gap-5">
      <FormAnswer answer={answer} />
      <Trap />
      <TextField {...field('email')} type="email" label="E-mail" autoComplete="email" />
      <div>
        <button type="submit" className={buttonLook({ variant: 'primary' })}>
          Subscribe
        </button>
        <PrivacyLine>
          We send a mail with a link to confirm it. You can end it in every mail, by one click.
        </PrivacyLine>
      </div>
    </form>
  );
}
