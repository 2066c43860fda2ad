import { href } from 'react-router';
import { drawPage } from '../../shell/draw-page.server.ts';
import { DrawnPage } from '../../shell/drawn-pages.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { textLink, titleLink } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import { libraryPath, reportOrderPath } from './library-address.ts';
import { Cover } from './library-cards.tsx';
import { reportEntry } from './library-entry.ts';
import { licencesOf } from './reports.ts';
import type { Route } from './+types/report-orders-page.ts';

export const handle = publicPage();

export function loader({ context }: Route.LoaderArgs) {
  return drawPage(context, { title, description }, <ReportOrders />);
}

export default DrawnPage;

function ReportOrders() {
  const reports = content.reports.map((report) => ({
    ...reportEntry(report),
    licences: licencesOf(report, content.reportTerms),
    orderPath: reportOrderPath(report),
  }));
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-pretty text-soft">
        {description}{' '}
        <AppLink to={href('/reports/request')} className={textLink}>
          Request another report
        </AppLink>
        .
      </p>
      {reports.length === 0 && <EmptyState title="No reports are available right now" />}
      <ul className="border-b border-line">
        {reports.map((report) => (
          <li
            key={report.path}
            className="grid gap-x-4 gap-y-4 md:gap-x-10 border-t border-line py-6 max-md:grid-cols-2 md:grid-cols-[minmax(0,1fr)_auto_auto_auto] md:items-center"
          >
            <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-5 max-md:col-span-2">
              <Cover src={report.cover} className="row-span-2" />
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 self-end text-sm text-soft tabular-nums">
                {report.kicker}
                {report.lang === 'de' && <Badge tone="sea">In German</Badge>}
              </p>
              <h2 lang={report.lang} className="mt-1 self-start text-lg sm:text-xl">
                <AppLink to={report.path} className={titleLink}>
                  {report.title}
                </AppLink>
              </h2>
            </div>
            {report.licences.map(({ kind, name, net, gross }) => (
              <p key={kind} className="text-[0.9375rem] leading-snug tabular-nums md:w-44">
                <span className="block text-sm text-soft">{name}</span>
                <span className="block font-medium">{net}</span>
                <span className="block text-sm text-soft">{gross}</span>
              </p>
            ))}
            <AppLink
              to={report.orderPath}
              aria-label={`Order ${report.title}`}
              className={`${buttonLook()} w-fit`}
            >
              Order
            </AppLink>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <AppLink to={libraryPath} className={textLink}>
          All whitepapers and reports
        </AppLink>
      </p>
    </div>
  );
}

const title = 'Order a report';
const description =
  'Order a single report on an online retail market: exact figures in PDF and Excel, payment by invoice, no plan needed.';
