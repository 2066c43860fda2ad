import { href, redirect } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { FormLayout } from '../forms/form-layout.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { buttonLook } from '../ui/button.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';
import { confirmSubscription, kindOfSubscription, readNewsletterLink } from './subscriptions.server.ts';
import type { Route } from './+types/confirm-page.ts';

export const handle = visitorPage({ query: ['token', 'outcome'], indexed: false });

/** Opening the link confirms nothing, because mail programs open links to check them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { secret, db } = context.get(servicesContext);
  const outcome = url.searchParams.get('outcome');
  const confirmed = (['newsletter', 'edition', 'data', 'webinar'] as const).find((kind) => kind === outcome);
  if (confirmed) return { state: 'confirmed' as const, kind: confirmed };
  if (outcome) return { state: 'invalid' as const, kind: null };
  const kind = await kindOfSubscription(db, readNewsletterLink(secret, 'confirm', url));
  return { state: kind === null ? ('invalid' as const) : ('asked' as const), kind };
}

export async function action({ url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const id = readNewsletterLink(services.secret, 'confirm', url);
  const isConfirmed = id !== null && (await confirmSubscription(services, id));
  const outcome = (isConfirmed && (await kindOfSubscription(services.db, id))) || 'invalid';
  return redirect(`${href('/newsletter/confirm')}?outcome=${outcome}`, 303);
}

export default function ConfirmPage({ loaderData: { state, kind } }: Route.ComponentProps) {
  const { title, lead } = state === 'invalid' || kind === null ? invalid : words[kind][state];
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
            Was it for the newsletter?{' '}
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
  newsletter: {
    asked: { title: 'Confirm your subscription', lead: 'One click, and the next issue is yours.' },
    confirmed: { title: 'You’re on the list', lead: 'Every issue has a one-click unsubscribe link.' },
  },
  edition: {
    asked: {
      title: 'Confirm your request',
      lead: 'One click, and we’ll email you when a new edition is published. Nothing else.',
    },
    confirmed: {
      title: 'Confirmed',
      lead: 'We’ll email you when the next edition is published. Every email has a one-click unsubscribe link.',
    },
  },
  data: {
    asked: {
      title: 'Confirm your request',
      lead: 'One click, and we’ll email you when our data is updated. Nothing else.',
    },
    confirmed: {
      title: 'Confirmed',
      lead: 'We’ll email you when our data is updated. Every email has a one-click unsubscribe link.',
    },
  },
  webinar: {
    asked: {
      title: 'Confirm your request',
      lead: 'One click, and we’ll email you when a new webinar is scheduled. Nothing else.',
    },
    confirmed: {
      title: 'Confirmed',
      lead: 'We’ll email you when the next webinar is scheduled. Every email has a one-click unsubscribe link.',
    },
  },
};

const invalid = {
  title: 'This link doesn’t work',
  lead: 'It may have expired (links last seven days), or part of it may be missing. Please request a new one on the page where you signed up.',
};
