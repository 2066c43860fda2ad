import { href, redirect } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { visitorPage } from '../shell/route-handle.ts';
import { receivedLead } from './received.server.ts';
import { Received } from './received.tsx';
import type { Route } from './+types/received-page.ts';

export const handle = visitorPage({ query: ['lead'], indexed: false });

export async function loader({ url, context }: Route.LoaderArgs) {
  const received = await receivedLead(context.get(servicesContext), url);
  if (!received) throw redirect(href('/contact'));
  return received;
}

export default function ReceivedPage({ loaderData: received }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={received.title}
        description="We have received your request."
        canonical={href('/request/received')}
      />
      <Received {...received} />
    </>
  );
}
