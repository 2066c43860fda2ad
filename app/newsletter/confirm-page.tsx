import { href, redirect } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { FormLayout } from '../forms/form-layout.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { buttonLook } from '../ui/button.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';
import { readNewsletterLink, confirmSubscription } from './subscriptions.server.ts';
import type { Route } from './+types/confirm-page.ts';

export const handle = visitorPage({ query: ['token', 'outcome'], indexed: false });

/** Opening the link confirms nothing, because mail programs open links to check them. */
export function loader({ url, context }: Route.LoaderArgs) {
  const outcome = url.searchParams.get('outcome');
  if (outcome) return { state: outcome === 'confirmed' ? ('confirmed' as const) : ('invalid' as const) };
  const id = readNewsletterLink(context.get(servicesContext).secret, 'confirm', url);
  return { state: id === null ? ('invalid' as const) : ('asked' as const) };
}

export async function action({ url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const id = readNewsletterLink(services.secret, 'confirm', url);
  const isConfirmed = id !== null && (await confirmSubscription(services, id));
  return redirect(`${href('/newsletter/confirm')}?outcome=${isConfirmed ? 'confirmed' : 'invalid'}`, 303);
}

export default function ConfirmPage({ loaderData: { state } }: Route.ComponentProps) {
  const { title, lead } = words[state];
  return (
    <>
      <PageHead title={title} description={lead} canonical={href('/newsletter/confirm')} />
      <FormLayout title={title} lead={lead}>
        {state === 'asked' && (
          <form method="post">
            <button type="submit" className={buttonLook({ variant: 'primary' })}>
              Confirm
            </button>
          </form>
        )}
        {state === 'invalid' && (
          <p>
            <AppLink to={href('/newsletter')} className={textLink}>
              Subscribe again
            </AppLink>
          </p>
        )}
      </FormLayout>
    </>
  );
}

const words = {
  asked: { title: 'Confirm your subscription', lead: 'One click, and the next newsletter comes to you.' },
  confirmed: { title: 'You are on the list', lead: 'Every newsletter has a link that ends it.' },
  invalid: { title: 'This link does not work', lead: 'It is older than seven days, or it is not complete.' },
};
