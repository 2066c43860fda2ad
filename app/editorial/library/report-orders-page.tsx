import { Layers, MailCheck, RotateCcw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
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
import { plansWithReports } from './report-view.ts';
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
    summary: report.summary,
    pages: report.pages,
    licences: licencesOf(report, content.reportTerms),
    orderPath: reportOrderPath(report),
  }));
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-pretty text-soft">
        {description} Need a different report?{' '}
        <AppLink to={href('/reports/request')} className={textLink}>
          Request one
        </AppLink>
        .
      </p>
      <Promises />
      {reports.length === 0 && <EmptyState title="No reports are available right now" />}
      <ul className="border-b border-line">
        {reports.map((report) => (
          <li
            key={report.path}
            className="grid gap-x-4 gap-y-4 md:gap-x-10 border-t border-line py-6 max-md:grid-cols-2 md:grid-cols-[minmax(0,1fr)_auto_auto_auto] md:items-center"
          >
            <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-5 max-md:col-span-2">
              <Cover src={report.cover} />
              <div>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft tabular-nums">
                  {report.kicker}
                  {report.lang === 'de' && <Badge tone="sea">In German</Badge>}
                </p>
                <h2 lang={report.lang} className="mt-1 text-lg sm:text-xl">
                  <AppLink to={report.path} className={titleLink}>
                    {report.title}
                  </AppLink>
                </h2>
                <p lang={report.lang} className="mt-1.5 text-[0.9375rem] leading-6 text-pretty">
                  {report.summary}
                </p>
                <p className="mt-1.5 text-sm text-soft tabular-nums">PDF ({report.pages} pages) and XLSX</p>
              </div>
            </div>
            {report.licences.map(({ kind, name, net, gross }) => (
              <p key={kind} className="text-[0.9375rem] leading-snug tabular-nums md:w-44">
                <span className="block text-sm text-soft">{name}</span>
                <span className="block font-medium">{net}</span>
                <span className="block text-sm text-soft max-md:hidden">{gross}</span>
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

function Promises() {
  return (
    <dl className="my-8 grid gap-x-10 gap-y-4 rounded-lg bg-sea-wash p-5 md:grid-cols-3">
      {promises.map(({ icon: Icon, name, text }) => (
        <div key={name}>
          <dt className="flex items-center gap-2.5 font-medium">
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 text-sea" />
            {name}
          </dt>
          <dd className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const { delivery, refund } = content.reportTerms;

const promises: readonly { icon: LucideIcon; name: string; text: ReactNode }[] = [
  { icon: MailCheck, name: 'Delivery', text: delivery },
  { icon: RotateCcw, name: 'Refund', text: refund },
  {
    icon: Layers,
    name: 'Included in a plan',
    text: (
      <>
        The{' '}
        <AppLink to={href('/pricing')} className={textLink}>
          {plansWithReports()}
        </AppLink>{' '}
        include every report.
      </>
    ),
  },
];

const title = 'Order a report';
const description =
  'Order a single report on an online retail market: exact figures in Excel, with a PDF to read, payment by invoice, no plan needed.';
