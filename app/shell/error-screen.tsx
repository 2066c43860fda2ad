import { href, isRouteErrorResponse, Link, useLocation } from 'react-router';
import { brand } from '../base/brand.ts';
import { Band } from '../ui/band.tsx';
import { buttonLook } from '../ui/button.tsx';
import { controlLook } from '../ui/form/control.ts';
import { Mark } from '../ui/mark.tsx';
import { textLink } from '../ui/text-link.ts';
import type { PageErrorData } from './page-errors.server.ts';
import { PageHead } from './page-head.tsx';
import { sampleDataLinks } from './sample-data-links.tsx';

export function ErrorScreen({ status, message }: PageErrorData & { status: number }) {
  const { title, lines } = errorScreenTexts(status);
  const isMissing = status === 404 || status === 410;
  return (
    <>
      <PageHead title={title} description={lines.join(' ')} />
      <Band>
        <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
          <p className="tabular text-sm font-medium text-soft">Error {status}</p>
          <h1 className="mt-2 text-title">{title}</h1>
          <div className="mt-5 max-w-prose text-lead text-soft">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {message && <p className="mt-3 text-base break-words">{message}</p>}
          </div>
          {isMissing && <SearchForm />}
          <ul className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <li>
              {/* A full load, since the code of this page may be what failed. */}
              <Link
                reloadDocument
                to={href('/')}
                className={buttonLook({ variant: isMissing ? 'secondary' : 'primary' })}
              >
                Return to Homepage
              </Link>
            </li>
            <li>
              <a className="underline underline-offset-4" href={`mailto:${brand.company.email}`}>
                Contact us
              </a>
            </li>
            <li>
              <Link
                reloadDocument
                className="underline underline-offset-4"
                to={href('/legal/legal-information')}
              >
                Legal Information
              </Link>
            </li>
          </ul>
        </div>
      </Band>
      {isMissing && <UsefulLinks />}
    </>
  );
}

/** A plain form, because its page works without scripts and this one may have none. */
function SearchForm() {
  const { pathname } = useLocation();
  return (
    <search>
      <form action={href('/search')} className="mt-8 flex max-w-xl gap-3">
        <span className="relative grow">
          <Mark
            path={lens}
            className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-soft"
          />
          <input
            name="q"
            aria-label="Search retailers, markets, figures and pages"
            placeholder="Retailer or market"
            defaultValue={wordsIn(pathname)}
            className={`${controlLook} min-h-11 pl-12`}
          />
        </span>
        <button className={buttonLook({ variant: 'search' })}>Search</button>
      </form>
    </search>
  );
}

const lens = 'M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM21 21l-4.3-4.3';

/** The last part of an address is often the name of what was looked for. */
export const wordsIn = (pathname: string) =>
  pathname === href('/404')
    ? ''
    : (/\/([\p{L}\d.-]+)\/?$/u.exec(pathname)?.[1] ?? '').replaceAll('-', ' ').slice(0, 60);

function UsefulLinks() {
  return (
    <nav aria-labelledby="useful-links" className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6">
      <h2 id="useful-links" className="text-xl">
        You may be looking for
      </h2>
      <ul className="mt-4 grid gap-x-8 border-t border-ink sm:grid-cols-2 lg:grid-cols-5">
        {sampleDataLinks.map(({ label, about, to }) => (
          <li key={to} className="border-b border-line py-3 lg:border-b-0">
            <Link reloadDocument to={to} className={`${textLink} font-medium`}>
              {label}
            </Link>
            <span className="block text-[0.9375rem] leading-6 text-soft">{about}</span>
          </li>
        ))}
      </ul>
    </nav>
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
