import { href } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { receivedLead, wordsAfter } from './received.server.ts';
import { Received } from './received.tsx';
import type { Route } from './+types/offer-success-page.ts';

export const handle = visitorPage({ query: ['lead'], indexed: false });

/** This address is published, so it also opens without a lead. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return (await receivedLead(context.get(servicesContext), url)) ?? wordsAfter('offer');
}

export default function OfferSuccessPage({ loaderData: received }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={received.title}
        description="We have received your request for a quote."
        canonical={href('/request/offer/success')}
      />
      <Received {...received} />
    </>
  );
}
