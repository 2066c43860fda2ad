import { href, data, Form, redirect } from 'react-router';
import { requestContext, servicesContext } from '../../context.server.ts';
import { fieldsOf, FormAnswer } from '../../forms/form-answer.tsx';
import { keepFormToken } from '../../forms/form-token.server.ts';
import { PrivacyLine, Trap } from '../../forms/form-parts.tsx';
import { formIn, type Refusal } from '../../forms/read-form.server.ts';
import { sendForm } from '../../forms/send-form.client.ts';
import { SubmitButton } from '../../forms/form-layout.tsx';
import { tokenName } from '../../forms/field-names.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { PassportCard } from '../passport-view.ts';
import { receiveReport, reportedCard, reportedFigure } from './receive-report.server.ts';
import type { Route } from './+types/error-report-page.ts';

export const handle = visitorPage({ query: ['figure', 'key'], indexed: false });

/** The form's token is in the address, so that going back and sending it again stores nothing twice. */
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
      <PageHead title={heading} description="Tell us what is wrong with a figure and what it should be." />
      <h1 className="mb-8 text-title">{heading}</h1>
      <div className="grid gap-9">
        {card ? <ReportedFigure card={card} /> : <NoFigure />}
        {(card || actionData) && <ErrorReportForm token={token} answer={actionData} />}
      </div>
    </div>
  );
}

const heading = 'Report an error in a figure';

function ReportedFigure({ card: { title, scope, period, value, page } }: { card: PassportCard }) {
  return (
    <div className="max-w-xl border-y border-line py-5">
      <p className="text-[0.9375rem] leading-6 text-soft">{`${title}: ${scope}, ${period}`}</p>
      <p className="tabular mt-1 text-3xl font-semibold tracking-[-0.02em]">{value}</p>
      <p className="mt-2 text-[0.9375rem]">
        <AppLink to={page} className={textLink}>
          See its full passport
        </AppLink>
      </p>
    </div>
  );
}

function NoFigure() {
  return (
    <EmptyState
      title="Which figure is wrong?"
      action={
        <AppLink to={href('/resources/sample-data')} className={buttonLook()}>
          Browse the sample data
        </AppLink>
      }
    >
      Open the page that shows it, click the figure and choose “Report an error”, so that we know exactly
      which number you mean.
    </EmptyState>
  );
}

function ErrorReportForm({ token, answer }: { token: string; answer: Refusal | undefined }) {
  const field = fieldsOf(answer);
  return (
    <Form method="post" noValidate className="grid max-w-xl gap-7">
      <FormAnswer answer={answer} />
      <input type="hidden" name={tokenName} value={answer?.token ?? token} />
      <Trap />
      <TextArea {...field('message')} label="What is wrong?" rows={5} />
      <TextArea
        {...field('suggestion')}
        label="What should it be, and where is that published?"
        hint="A link, a report, a page number: anything that lets us check it."
        rows={3}
        optional
      />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        label="Email address"
        hint="Only if you would like a reply."
        optional
      />
      <div>
        <SubmitButton>Send the report</SubmitButton>
        <PrivacyLine>
          We use what you enter to check the figure, and your email address only to reply.
        </PrivacyLine>
      </div>
    </Form>
  );
}
