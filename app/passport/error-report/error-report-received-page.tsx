import { href, redirect } from 'react-router';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { NextSteps } from '../../ui/next-steps.tsx';
import { textLink } from '../../ui/text-link.ts';
import { isTicketNumber } from './error-report.server.ts';
import type { Route } from './+types/error-report-received-page.ts';

export const handle = visitorPage({ query: ['ticket'], indexed: false });

/** Shows only the number, so that guessing another one reveals nothing. */
export function loader({ url }: Route.LoaderArgs) {
  const ticket = url.searchParams.get('ticket') ?? '';
  if (!isTicketNumber(ticket)) throw redirect('/report-an-error');
  return { ticket };
}

export default function ErrorReportReceivedPage({ loaderData: { ticket } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 sm:py-14">
      <PageHead title={title} description="We have received your error report." />
      <h1 className="text-title">{title}</h1>
      <p className="mt-6 text-lg">
        Your ticket number is <strong className="tabular font-semibold whitespace-nowrap">{ticket}</strong>.
        Please quote it if you write to us about this report.
      </p>
      <div className="mt-10">
        <NextSteps steps={steps} />
      </div>
      <p className="mt-10">
        <AppLink to={href('/resources/sample-data')} className={textLink}>
          Back to the sample data
        </AppLink>
      </p>
    </div>
  );
}

const title = 'We’ve received your error report';

const steps = [
  'We check the figure against its source and method, and against what you sent us.',
  'If it is wrong, we’ll correct it by the next edition at the latest.',
  'If you left an email address, we’ll tell you the outcome.',
];
