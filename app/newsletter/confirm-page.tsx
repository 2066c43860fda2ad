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
  if (outcome === 'confirmed' || outcome === 'edition') return { state: 'confirmed' as const, kind: outcome };
  if (outcome) return { state: 'invalid' as const, kind: null };
  const kind = await kindOfSubscription(db, readNewsletterLink(secret, 'confirm', url));
  return { state: kind === null ? ('invalid' as const) : ('asked' as const), kind };
}

export async function action({ url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const id = readNewsletterLink(services.secret, 'confirm', url);
  const isConfirmed = id !== null && (await confirmSubscription(services, id));
  const kind = isConfirmed && (await kindOfSubscription(services.db, id));
  const outcome = kind === 'edition' ? 'edition' : isConfirmed ? 'confirmed' : 'invalid';
  return redirect(`${href('/newsletter/confirm')}?outcome=${outcome}`, 303);
}

export default function ConfirmPage({ loaderData: { state, kind } }: Route.ComponentProps) {
  const { title, lead } = (kind === 'edition' && editionWords[state]) || words[state];
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

const editionWords = {
  asked: {
    title: 'Confirm your request',
    lead: 'One click, and we write to you when a new edition is out. We write about nothing else.',
  },
  confirmed: {
    title: 'Confirmed',
    lead: 'We write when the next edition is out. Every mail has a link that ends it.',
  },
  invalid: null,
};

const words = {
  asked: { title: 'Confirm your subscription', lead: 'One click, and the next newsletter comes to you.' },
  confirmed: { title: 'You are on the list', lead: 'Every newsletter has a link that ends it.' },
  invalid: { title: 'This link does not work', lead: 'It is older than seven days, or it is not complete.' },
};
