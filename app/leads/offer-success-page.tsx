import { servicesContext } from '../context.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { Received } from './forms/received.tsx';
import { receivedLead, wordsAfter } from './forms/received.server.ts';
import type { Route } from './+types/offer-success-page.ts';

export const handle = visitorPage({ query: ['lead'], indexed: false });

/** Its address is a published one, so it also opens for whoever has no lead. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return (await receivedLead(context.get(servicesContext), url)) ?? wordsAfter('offer');
}

export default function OfferSuccessPage({ loaderData: received }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={received.title}
        description="Your request for an offer has reached us."
        canonical="/request/offer/success"
      />
      <Received {...received} />
    </>
  );
}
