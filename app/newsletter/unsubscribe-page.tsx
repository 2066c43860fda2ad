import { href, redirect } from 'react-router';
import { brand } from '../base/brand.ts';
import { servicesContext } from '../context.server.ts';
import { FormLayout } from '../forms/form-layout.tsx';
import { formIn, textIn } from '../forms/read-form.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { buttonLook } from '../ui/button.tsx';
import { endSubscription, kindOfSubscription, readNewsletterLink } from './subscriptions.server.ts';
import type { Route } from './+types/unsubscribe-page.ts';

export const handle = visitorPage({ query: ['token', 'ended'], indexed: false });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { secret, db } = context.get(servicesContext);
  if (url.searchParams.has('ended')) return { state: 'ended' as const };
  const id = readNewsletterLink(secret, 'unsubscribe', url);
  if (id === null) return { state: 'invalid' as const };
  return { state: (await kindOfSubscription(db, id)) ?? ('newsletter' as const) };
}

/** Mail programs post here too (one-click unsubscribe, RFC 8058) and need no page. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const id = readNewsletterLink(services.secret, 'unsubscribe', url);
  if (id !== null) await endSubscription(services, id);
  const isOneClick = textIn(await formIn(request), 'List-Unsubscribe') === 'One-Click';
  if (isOneClick && id === null) return new Response('The link is incomplete.\n', { status: 400 });
  if (isOneClick) return new Response('You have been unsubscribed.\n');
  return redirect(`${href('/newsletter/unsubscribe')}${id === null ? '' : '?ended=1'}`, 303);
}

export default function UnsubscribePage({ loaderData: { state } }: Route.ComponentProps) {
  const { title, lead } = words[state];
  return (
    <>
      <PageHead title={title} description={lead} canonical={href('/newsletter/unsubscribe')} />
      <FormLayout title={title} lead={lead}>
        {state !== 'ended' && state !== 'invalid' && (
          <form method="post">
            <button type="submit" className={buttonLook({ variant: 'primary' })}>
              Unsubscribe
            </button>
          </form>
        )}
      </FormLayout>
    </>
  );
}

const words = {
  edition: {
    title: 'Unsubscribe',
    lead: 'One click, and we’ll stop emailing you about new editions of the whitepaper you signed up for.',
  },
  data: {
    title: 'Unsubscribe',
    lead: 'One click, and we won’t email you about data updates again.',
  },
  webinar: {
    title: 'Unsubscribe',
    lead: 'One click, and we won’t email you about new webinars again.',
  },
  newsletter: { title: 'Unsubscribe', lead: 'One click, and you won’t get our newsletter again.' },
  ended: {
    title: 'You’re unsubscribed',
    lead: 'We have deleted your address from this list, along with our copies of the emails we sent you.',
  },
  invalid: {
    title: 'This link doesn’t work',
    lead: `Part of it is missing. Email ${brand.company.email} and we’ll take you off the list.`,
  },
};
