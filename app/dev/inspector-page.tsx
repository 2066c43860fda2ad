import type { ReactNode } from 'react';
import { Form, href, redirect } from 'react-router';
import { servicesContext } from '../context.server.ts';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { Table, type Column } from '../ui/table.tsx';
import { textLink } from '../ui/text-link.ts';
import { inspect, type Inspected, type View } from './inspect.server.ts';
import { inspectorOf, inspectors } from './inspectors.ts';
import { LeadList, LeadView } from './lead-views.tsx';
import { MailList, MailView } from './mail-views.tsx';
import { OrderList, OrderView } from './order-views.tsx';
import { Payments } from './payment-views.tsx';
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

/** Retries a failed job. If it is running again already, the button was pressed twice, and nothing happens. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const job = (await request.formData()).get('job');
  if (params.slug !== 'jobs' || typeof job !== 'string') throw pageNotFound(url.pathname);
  await context.get(servicesContext).jobs.revive(job);
  return redirect(href('/sandbox/:slug', { slug: 'jobs' }), 303);
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

type FrameProps = { inspector: (typeof inspectors)[number]; children: ReactNode };

function InspectorFrame({ inspector, children }: FrameProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-14 pb-16 sm:px-6 sm:pt-20">
      <nav aria-label="Inspectors" className="mb-6 flex flex-wrap gap-x-5 gap-y-2">
        {inspectors.map(({ slug, title }) => (
          <AppLink
            key={slug}
            to={href('/sandbox/:slug', { slug })}
            aria-current={slug === inspector.slug ? 'page' : undefined}
            className={`${textLink} aria-[current=page]:font-semibold`}
          >
            {title}
          </AppLink>
        ))}
      </nav>
      <h1 className="text-title">{inspector.title}</h1>
      <p className="mt-4 mb-10 max-w-prose text-lg text-soft">{inspector.description}</p>
      {children}
    </div>
  );
}

function JobList({ jobs }: View<'jobs'>) {
  return (
    <Table
      caption="Jobs"
      captionHidden
      columns={columns}
      rows={jobs}
      rowKey={({ id }) => id}
      empty="There was nothing to do yet."
      note="Those that were given up, then the newest others. Times are UTC."
    />
  );
}

type Row = View<'jobs'>['jobs'][number];

const columns: Column<Row>[] = [
  {
    key: 'job',
    head: 'Job',
    cell: ({ name, about }) => (
      <>
        {name}
        <span className="block text-sm font-normal text-soft">{about}</span>
      </>
    ),
  },
  { key: 'state', head: 'State', cell: (job) => <State {...job} /> },
  { key: 'attempts', head: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
  { key: 'error', head: 'Last error', cell: ({ lastError }) => lastError ?? '–' },
  { key: 'created', head: 'Created', numeric: true, cell: ({ createdAt }) => createdAt },
];

function State({ id, state, nextTry, name, about }: Row) {
  return (
    <>
      {state}
      {nextTry && <span className="block text-sm text-soft">next try {nextTry}</span>}
      {state === 'dead' && (
        <Form method="post" className="mt-1">
          <input type="hidden" name="job" value={id} />
          <Button type="submit" size="small" aria-label={`Try again: ${name}, ${about}`}>
            Try again
          </Button>
        </Form>
      )}
    </>
  );
}
