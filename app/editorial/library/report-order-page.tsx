import type { ReactNode } from 'react';
import { href } from 'react-router';
import { countryChoices, type CountryChoice } from '../../checkout/countries.server.ts';
import { taxAddressIn } from '../../checkout/form-schemas.server.ts';
import { fieldsOf } from '../../forms/form-answer.tsx';
import type { Refusal } from '../../forms/read-form.server.ts';
import { sendForm } from '../../forms/send-form.client.ts';
import { FormFrame } from '../../leads/lead-form-parts.tsx';
import { newToken, takeLead } from '../../leads/lead-route.server.ts';
import { pageError, pageNotFound } from '../../shell/page-errors.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { drawPart } from '../../ui/drawn/draw-part.server.ts';
import { StaticBody } from '../../ui/drawn/static-body.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { textLink } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import type { ReportTerms } from '../content.ts';
import { BesideReportForm } from './beside-report-form.tsx';
import { reportOrderPath, reportPath } from './library-address.ts';
import { reportEntry } from './library-entry.ts';
import { orderForm } from './report-forms.server.ts';
import { licencesOf, malformedId, reportWithId, type Licence } from './reports.ts';
import type { Route } from './+types/report-order-page.ts';

export const handle = visitorPage({ indexed: false });

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { report, terms, ...choices } = offered(params.id, url);
  const { title, lang } = report;
  return {
    form: { ...choices, token: newToken(context) },
    title,
    lang,
    beside: drawPart(
      context,
      <BesideReportForm report={reportEntry(report)} steps={stepsAfterOrder(terms)} note={terms.refund} />,
    ),
    path: report.page,
    canonical: reportOrderPath(report),
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, url } = args;
  const order = offered(params.id, url);
  return takeLead(args, (sent) => orderForm({ ...order, address: taxAddressIn(sent) }));
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

function offered(id: string, url: URL) {
  const found = reportWithId(content.reports, id);
  if (found.kind === 'malformed') throw pageError(404, malformedId);
  if (found.kind === 'unknown') throw pageNotFound(url.pathname);
  const { report } = found;
  const terms = content.reportTerms;
  return {
    report: { ...report, page: reportPath(report) },
    terms,
    countries: countryChoices,
    licences: licencesOf(report, terms),
  };
}

export default function ReportOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lang, path, canonical, form, beside } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <PageHead
        title={`Order: ${title}`}
        description="Order this report and pay by invoice. You get the files by email within one working day of our confirmation."
        canonical={canonical}
      />
      <Breadcrumb
        trail={[
          { label: 'Whitepapers and reports', to: href('/whitepapers-and-reports') },
          { label: title, to: path },
        ]}
        current="Order"
      />
      <h1 className="mt-6 text-title">Order a report</h1>
      <div className="mt-4 mb-10 max-w-prose">
        <p lang={lang} className="text-lg">
          <AppLink to={path} className={textLink}>
            {title}
          </AppLink>
        </p>
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <OrderForm {...form} answer={actionData} />
        <StaticBody markup={beside} className="contents" />
      </div>
    </div>
  );
}

const stepsAfterOrder = ({ delivery, updates }: ReportTerms) => [
  { title: 'We confirm your order', text: 'By email, usually by the next working day.' },
  { title: 'We send you the files', text: delivery },
  { title: 'We keep them up to date', text: updates },
];

type OrderFormProps = {
  licences: readonly Licence[];
  countries: readonly CountryChoice[];
  token: string;
  answer: Refusal | undefined;
};

function OrderForm({ licences, countries, token, answer }: OrderFormProps) {
  const field = fieldsOf(answer);
  return (
    <FormFrame
      formType="report-order"
      token={token}
      answer={answer}
      button="Order and pay by invoice"
      purpose={<Terms />}
    >
      <RadioGroup
        {...field('licence')}
        label="Licence"
        defaultValue={answer?.entered.licence ?? licences[0]?.kind}
        options={licences.map(({ kind, name, net, gross }) => ({
          value: kind,
          label: name,
          hint: `${net}, ${gross}`,
        }))}
      />
      <TextField {...field('company')} label="Company" autoComplete="organization" />
      <Pair>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
      </Pair>
      <TextField
        {...field('email')}
        type="email"
        label="Email address"
        hint="For the files and the invoice."
        autoComplete="email"
      />
      <Select
        {...field('country')}
        label="Country"
        placeholder="Choose a country"
        options={[...countries]}
        autoComplete="country"
      />
      <TextField {...field('street')} label="Street address" autoComplete="address-line1" />
      <Pair>
        <div className="group-has-[[data-lacks~=postalCode]:checked]/form:hidden">
          <TextField {...field('postalCode')} label="Postal code" autoComplete="postal-code" />
        </div>
        <TextField {...field('city')} label="City" autoComplete="address-level2" />
      </Pair>
      <div className="group-has-[option:is([data-lacks~=vatId],[value='']):checked]/form:hidden">
        <TextField
          {...field('vatId')}
          label="VAT ID"
          hint="For example DE123456789."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional
        />
      </div>
      <TextArea
        {...field('notes')}
        label="Notes"
        hint="Your purchase order number, or a different invoice address."
        rows={3}
        optional
      />
    </FormFrame>
  );
}

function Terms() {
  return (
    <>
      By ordering, you confirm that you are buying for a company or public body and agree to our{' '}
      <AppLink to={href('/legal/terms-and-conditions')} className={textLink}>
        terms
      </AppLink>
      . We use your details to deliver the report and issue the invoice.
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-7 sm:grid-cols-2 sm:gap-5">{children}</div>;
}
