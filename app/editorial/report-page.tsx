import { redirect } from 'react-router';
import { dataContext } from '../data-pages/load-sheet.server.ts';
import { presentProse } from './references/present-prose.server.ts';
import { pageError, pageNotFound } from '../shell/page-errors.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { content } from './content.server.ts';
import { ReportBody } from './library/report/report-body.tsx';
import { reportView } from './library/report/report-view.ts';
import { keyTableIn, lookUpReport, malformedId } from './library/report/reports.ts';
import { shareCardPath } from './share-card/share-card.ts';
import type { Route } from './+types/report-page.ts';

export const handle = publicPage();

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = lookUpReport(content.reports, params);
  if (found.kind === 'malformed') throw pageError(404, malformedId);
  if (found.kind === 'unknown') throw pageNotFound(url.pathname);
  if (found.kind === 'moved') throw redirect(found.to, 301);
  const { body, lang } = found.report;
  const data = dataContext(context);
  const [prose, keyTable] = await Promise.all([
    presentProse(data, body, lang),
    presentProse(data, keyTableIn(found.report), lang),
  ]);
  const terms = content.reportTerms[lang];
  return reportView(found.report, { prose, keyTable, terms, siteUrl: data.siteUrl });
}

export default function ReportPage({ loaderData: report, params }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={report.title}
        description={report.summary}
        canonical={report.path}
        image={shareCardPath('report', params.slug)}
      />
      <ReportBody report={report} />
    </>
  );
}
