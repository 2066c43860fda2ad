import { fieldsOf } from '../../forms/form-answer.tsx';
import { FormLayout } from '../../forms/form-layout.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import { sendForm } from '../../forms/send-form.client.ts';
import { FormFrame, PersonFields } from '../../leads/lead-form-parts.tsx';
import { newToken, takeLead } from '../../leads/lead-route.server.ts';
import { pageError } from '../../shell/page-errors.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { drawPart } from '../../ui/drawn/draw-part.server.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { textLink } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import type { Report } from '../content.ts';
import { BesideReportForm } from './beside-report-form.tsx';
import { reportPath } from './library-address.ts';
import { languageNames, reportEntry } from './library-entry.ts';
import { questionForm } from './report-forms.server.ts';
import { malformedId, reportWithId, unknownReport } from './reports.ts';
import type { Route } from './+types/report-request-page.ts';

export const handle = visitorPage({ query: ['id', 'name', 'lang'] });

export function loader({ url, context }: Route.LoaderArgs) {
  const { report, lang, language } = askedAbout(url);
  return {
    token: newToken(context),
    address: `${url.pathname}?${new URLSearchParams({ ...(report && { id: String(report.id) }), lang })}`,
    language,
    beside: drawPart(context, <BesideReportForm {...besideOf(report)} />),
    report: report && { title: report.title, lang: report.lang, path: report.page },
    canonical: report ? `${url.pathname}?id=${report.id}` : url.pathname,
  };
}

export async function action(args: Route.ActionArgs) {
  return takeLead(args, questionForm(askedAbout(args.url)));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

/** Takes the title from the report, not from the address, which anyone can write. */
function askedAbout({ searchParams }: URL) {
  const id = searchParams.get('id')?.trim();
  const found = id ? reportWithId(content.reports, id) : null;
  if (found?.kind === 'malformed') throw pageError(404, malformedId);
  if (found?.kind === 'unknown') throw pageError(404, unknownReport);
  const lang = searchParams.get('lang') === 'de' ? 'de' : 'en';
  return {
    lang,
    report: found?.kind === 'found' ? { ...found.report, page: reportPath(found.report) } : null,
    language: languageNames[lang],
  };
}

export default function ReportRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { report, language, canonical, token, address, beside } = loaderData;
  const title = report ? 'Ask about a report' : 'Request a report';
  return (
    <>
      <PageHead title={title} description={description} canonical={canonical} />
      <FormLayout
        title={title}
        lead={
          <>
            {report ? (
              <p lang={report.lang}>
                <AppLink to={report.path} className={textLink}>
                  {report.title}
                </AppLink>
              </p>
            ) : (
              <p>{anyReport}</p>
            )}
            <p className="mt-2 text-base">We’ll reply in {language}.</p>
          </>
        }
        beside={beside}
      >
        <QuestionForm isAboutReport={report !== null} address={address} token={token} answer={actionData} />
      </FormLayout>
    </>
  );
}

const besideOf = (report: Report | null) => ({
  report: report && reportEntry(report),
  steps: [
    {
      title: report ? 'We look into it' : 'We check what we have',
      text: 'You’ll get an answer by email, usually by the next working day.',
    },
    report
      ? { title: 'You decide', text: 'If it suits you, order it and pay by invoice. You don’t need a plan.' }
      : {
          title: 'We tell you what’s possible',
          text: 'If we already have a report, we’ll point you to it. If we’d have to write one, we’ll tell you what that would take.',
        },
  ],
});

const description =
  'Ask about one of our market reports, or request one we have not written yet. We usually reply by the next working day.';

const anyReport = 'Tell us which market, category or question the report should cover.';

type QuestionFormProps = {
  isAboutReport: boolean;
  address: string;
  token: string;
  answer: Refusal | undefined;
};

function QuestionForm({ isAboutReport, address, token, answer }: QuestionFormProps) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="report-request"
      action={address}
      token={token}
      answer={answer}
      button={isAboutReport ? 'Send question' : 'Send request'}
      purpose="We use your details to reply to you."
    >
      <PersonFields field={field} company="optional" />
      <TextArea
        {...field('message')}
        label={isAboutReport ? 'What would you like to know?' : 'What should the report cover?'}
        rows={5}
      />
    </FormFrame>
  );
}
