import { servicesContext } from '../../context.server.ts';
import { sendForm } from '../../forms/send-form.client.ts';
import { AffiliateForm } from '../../leads/affiliate-form.tsx';
import { affiliateForm } from '../../leads/lead-form-definitions.server.ts';
import { newToken, takeLead } from '../../leads/lead-route.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { Opening } from '../sections/opening.tsx';
import { commissionPercent, commissions, type CommissionRow } from './affiliate.ts';
import { PlainList, PointGrid } from './points.tsx';
import type { Route } from './+types/affiliate-page.ts';

export const handle = visitorPage();

export function loader({ context }: Route.LoaderArgs) {
  const { facts } = context.get(servicesContext);
  return { rows: commissions(facts.centPrices.current), token: newToken(context) };
}

export async function action(args: Route.ActionArgs) {
  return takeLead(args, affiliateForm);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function AffiliatePage({ loaderData: { rows, token }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Affiliate programme" description={description} />
      <Opening title="Recommend the data you use" lead={lead}>
        <a href="#apply" className={buttonLook({ variant: 'primary' })}>
          Apply
        </a>
      </Opening>
      <Section tone="mist" title="What a recommendation earns">
        <div className="mt-8 max-w-3xl">
          <Table
            caption="Commission by plan"
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            note={`Net, in euros, without a discount. ${commissionPercent}% of what is paid for the first year; the price shown is that of today.`}
          />
        </div>
      </Section>
      <Section title="The terms, in full">
        <PointGrid points={terms} />
      </Section>
      <Section tone="mist" title="Who it suits, and what is not allowed">
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <PlainList title="It suits you if" points={suits} />
          <PlainList title="Not allowed" points={notAllowed} />
        </div>
        <p className="mt-8 max-w-prose text-soft">
          Whoever breaks these rules leaves the programme, and commission earned that way is not paid.
        </p>
      </Section>
      <Section
        anchor="apply"
        title="Apply"
        lead="You hear from us within five working days. There is no minimum and no fee."
      >
        <div className="mt-8">
          <AffiliateForm token={token} answer={actionData} />
        </div>
      </Section>
    </>
  );
}

const lead = `For each new customer who comes on your recommendation you get ${commissionPercent}% of the first year, and they pay 5% less. By a code, not by following anybody around.`;

const description = `Recommend our data and earn ${commissionPercent}% of the first year of a plan: commission by plan, attribution by code without cookies, terms and payout.`;

const columns: Column<CommissionRow>[] = [
  { key: 'plan', head: 'Plan', cell: ({ plan }) => plan },
  { key: 'price', head: 'Price, year', numeric: true, cell: ({ price }) => price ?? 'On request' },
  {
    key: 'commission',
    head: 'Commission',
    numeric: true,
    cell: ({ commission }) => (
      <strong className="font-semibold">{commission ?? `${commissionPercent}%`}</strong>
    ),
  },
];

const terms = [
  {
    title: 'What is paid',
    text: `${commissionPercent}% of the net price that a new customer pays for the first year of a plan, after any discount. Renewals, reports and VAT are left out.`,
  },
  {
    title: 'How we know it was you',
    text: 'You get a code of your own. Your reader enters it at the end of the checkout, where it takes 5% off the first year. No cookie, no pixel, no counted link: a purchase without the code is not attributed.',
  },
  {
    title: 'When it is paid',
    text: 'At the end of the month after the payment, once 30 days have passed without a return of the direct debit. By bank transfer in euros, from €50 on; smaller sums wait for the next month.',
  },
  {
    title: 'What you see',
    text: 'With each payout a statement of the purchases under your code: date, plan and amount, without the name of the customer.',
  },
  {
    title: 'How it ends',
    text: 'At any time, by either side, by mail. What was earned until then is paid.',
  },
  {
    title: 'VAT',
    text: 'You write an invoice or agree to a credit note. VAT is added where you owe it.',
  },
];

const suits = [
  'You write or teach about online retail, and your readers decide about markets, shops or budgets',
  'You advise shops, brands or investors and are asked where figures come from',
  'You make a tool or a list that people use to find data',
];

const notAllowed = [
  'Bidding on our name, or names that look like it, in search advertising',
  'Codes on coupon sites, in browser extensions or in mails to people who did not ask for them',
  'Recommending us without saying that you earn from it',
  'Promising what the data is not: exactness, completeness, advice on investments',
  'Using the code for your own company',
];
