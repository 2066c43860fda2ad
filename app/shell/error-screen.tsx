import { href, isRouteErrorResponse, Link } from 'react-router';
import { brand } from '../base/brand.ts';
import { buttonLook } from '../ui/button.tsx';
import type { PageErrorData } from './page-errors.server.ts';
import { PageHead } from './page-head.tsx';

export function ErrorScreen({ status, message }: PageErrorData & { status: number }) {
  const { title, lines } = errorScreenTexts(status);
  return (
    <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <PageHead title={title} description={lines.join(' ')} />
      <p className="tabular text-sm font-medium text-soft">Error {status}</p>
      <h1 className="mt-2 text-4xl sm:text-5xl">{title}</h1>
      <div className="mt-5 max-w-prose text-lg text-soft">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {message && <p className="mt-3 text-base break-words">{message}</p>}
      </div>
      <ul className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <li>
          {/* A full load, since the code of this page may be what failed. */}
          <Link reloadDocument to={href('/')} className={buttonLook({ variant: 'primary' })}>
            Return to Homepage
          </Link>
        </li>
        <li>
          <a className="underline underline-offset-4" href={`mailto:${brand.company.email}`}>
            Contact us
          </a>
        </li>
        <li>
          <Link reloadDocument className="underline underline-offset-4" to={href('/legal/legal-information')}>
            Legal Information
          </Link>
        </li>
      </ul>
    </div>
  );
}

export function describeError(error: unknown): PageErrorData & { status: number } {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  // React Router's own messages are not for visitors; only those from `page-errors.server.ts` are shown.
  const { message } = (typeof error.data === 'object' ? (error.data ?? {}) : {}) as PageErrorData;
  return { status: error.status, message };
}

type ErrorScreenTexts = { title: string; lines: readonly string[] };

function errorScreenTexts(status: number): ErrorScreenTexts {
  return screens[status] ?? anyOther;
}

const internalProblem = 'We are experiencing an internal server problem.';

const anyOther: ErrorScreenTexts = { title: 'Something went wrong', lines: [internalProblem] };

const screens: Record<number, ErrorScreenTexts> = {
  404: { title: 'Page not found', lines: ["We're sorry!", 'The link is broken or the page has been moved.'] },
  410: { title: 'Page gone', lines: ['This page has been permanently removed.'] },
  503: {
    title: 'Service Temporarily Unavailable',
    lines: [internalProblem, 'Please try again later.'],
  },
};
