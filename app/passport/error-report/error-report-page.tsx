import { data, redirect } from 'react-router';
import { requestContext, servicesContext } from '../../context.server.ts';
import { keepFormToken } from '../../forms/form-token.server.ts';
import { formIn } from '../../forms/read-form.server.ts';
import { sendForm } from '../../forms/send-form.client.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { ErrorReportForm } from './error-report-form.tsx';
import { receiveReport, reportedCard, reportedFigure } from './receive-report.server.ts';
import { NoFigure, ReportedFigure } from './reported-figure.tsx';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import type { Route } from './+types/error-report-page.ts';

export const handle = visitorPage({ query: ['figure', 'key'], indexed: false });

/** The form's token is in its address, so that whoever goes back and sends the same again reports nothing twice. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { secret, now } = context.get(servicesContext);
  const card = await reportedCard(dataContext(context), url);
  const named = url.searchParams.get('key') ?? '';
  const token = keepFormToken(secret, named, now());
  if (card && token !== named) {
    url.searchParams.set('key', token);
    throw redirect(url.pathname + url.search);
  }
  return { card, token };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const about = await reportedFigure(dataContext(context), url);
  const { address } = context.get(requestContext);
  const sent = { form: await formIn(request), address };
  const outcome = await receiveReport(context.get(servicesContext), about, sent);
  if (!outcome.ok) return data(outcome.refusal, outcome.status);
  return redirect(`/report-an-error/received?ticket=${outcome.ticket}`, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function ErrorReportPage({ loaderData: { card, token }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 sm:py-14">
      <PageHead title={title} description="Say what is wrong with a figure, and what would be right." />
      <h1 className="mb-8 text-3xl sm:text-5xl">{title}</h1>
      <div className="grid gap-9">
        {card ? <ReportedFigure card={card} /> : <NoFigure />}
        {(card || actionData) && <ErrorReportForm token={token} answer={actionData} />}
      </div>
    </div>
  );
}

const title = 'Report an error in a figure';
