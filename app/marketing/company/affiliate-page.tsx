import { servicesContext } from '../../context.server.ts';
import { AffiliateForm } from '../../leads/forms/affiliate-form.tsx';
import { affiliateForm } from '../../leads/forms/affiliate.server.ts';
import { sendForm } from '../../forms/send-form.client.ts';
import { newToken, takeLead } from '../../leads/lead-route.server.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { Opening } from '../sections/opening.tsx';
import { Section } from '../../shell/section.tsx';
import { commissionPercent, commissions, type CommissionRow } from './affiliate.ts';
import { notAllowed, suits, terms } from './affiliate-words.ts';
import { PlainList } from './plain-list.tsx';
import { PointGrid } from './point-grid.tsx';
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
