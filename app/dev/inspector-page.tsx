import { redirect } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { inspect, type Inspected } from './inspectors/inspect.server.ts';
import { InspectorFrame } from './inspectors/inspector-frame.tsx';
import { inspectorOf } from './inspectors/inspectors.ts';
import { JobList } from './inspectors/job-list.tsx';
import { LeadList, LeadView } from './inspectors/leads.tsx';
import { MailList, MailView } from './inspectors/mails.tsx';
import { OrderList, OrderView } from './inspectors/orders.tsx';
import { Payments } from './inspectors/payments.tsx';
import type { Route } from './+types/inspector-page.ts';

export const handle = developmentPage({ query: ['id'], guards: ['local-only'] });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const inspector = inspectorOf(params.slug);
  const id = url.searchParams.get('id');
  const isRight = id === null || /^\d{1,9}$/.test(id);
  const found =
    inspector && isRight
      ? await inspect(context.get(servicesContext), inspector.slug, id === null ? null : Number(id))
      : null;
  if (!inspector || !found) throw pageNotFound(url.pathname);
  return { inspector, found };
}

/** Tries a job again that was given up. Where it is tried already, its button was pressed twice: the list shows it. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const job = (await request.formData()).get('job');
  if (params.slug !== 'jobs' || typeof job !== 'string') throw pageNotFound(url.pathname);
  await context.get(servicesContext).jobs.revive(job);
  return redirect('/sandbox/jobs', 303);
}

export default function InspectorPage({ loaderData: { inspector, found } }: Route.ComponentProps) {
  return (
    <InspectorFrame inspector={inspector}>
      <PageHead title={inspector.title} description={inspector.description} />
      <Shown found={found} />
    </InspectorFrame>
  );
}

function Shown({ found }: { found: Inspected }) {
  switch (found.kind) {
    case 'mails':
      return <MailList {...found} />;
    case 'mail':
      return <MailView {...found} />;
    case 'leads':
      return <LeadList {...found} />;
    case 'lead':
      return <LeadView {...found} />;
    case 'orders':
      return <OrderList {...found} />;
    case 'order':
      return <OrderView {...found} />;
    case 'payments':
      return <Payments {...found} />;
    case 'jobs':
      return <JobList {...found} />;
  }
}
