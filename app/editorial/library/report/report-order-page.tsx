import { servicesContext, type Services } from '../../../context.server.ts';
import { sendForm } from '../../../forms/send-form.client.ts';
import { content } from '../../content.server.ts';
import { libraryPath, reportOrderPath, reportPath } from '../library-address.ts';
import { licencesOf } from './report-prices.ts';
import { malformedId, reportWithId } from './reports.ts';
import { pageError, pageNotFound } from '../../../shell/page-errors.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { visitorPage } from '../../../shell/route-handle.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { newToken, takeLead } from '../../../leads/lead-route.server.ts';
import { OrderForm } from './order-form.tsx';
import { orderForm } from './order.server.ts';
import type { Route } from './+types/report-order-page.ts';

export const handle = visitorPage({ indexed: false });

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { report, terms, ...choices } = offered(params.id, url, context.get(servicesContext));
  const { title, lang } = report;
  return {
    form: { ...choices, token: newToken(context) },
    title,
    lang,
    delivery: terms.delivery,
    path: report.page,
    canonical: reportOrderPath(report),
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, url, context } = args;
  return takeLead(args, orderForm(offered(params.id, url, context.get(servicesContext))));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

/** What the form offers; without such a report there is none. */
function offered(id: string, url: URL, { facts }: Services) {
  const found = reportWithId(content.reports, id);
  if (found.kind === 'malformed') throw pageError(404, malformedId);
  if (found.kind === 'unknown') throw pageNotFound(url.pathname);
  const { report } = found;
  const terms = content.reportTerms[report.lang];
  const countries = facts.countries.current.map(({ value, label }) => ({ value, label }));
  return {
    report: { ...report, page: reportPath(report) },
    terms,
    countries,
    licences: licencesOf(report, terms),
  };
}

export default function ReportOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lang, path, canonical, form, delivery } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <PageHead
        title={`Order: ${title}`}
        description="Order one report, paid by invoice."
        canonical={canonical}
      />
      <Breadcrumb
        trail={[
          { label: 'Whitepapers and reports', to: libraryPath },
          { label: title, to: path },
        ]}
        current="Order"
      />
      <h1 className="mt-6 text-3xl sm:text-5xl">Order a report</h1>
      <div className="mt-4 mb-10 max-w-prose">
        <p lang={lang} className="text-lg">
          <AppLink to={path} className={textLink}>
            {title}
          </AppLink>
        </p>
        <p lang={lang} className="mt-2 text-soft">
          {delivery}
        </p>
      </div>
      <OrderForm {...form} answer={actionData} />
    </div>
  );
}
