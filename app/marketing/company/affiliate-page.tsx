import { servicesContext } from '../../context.server.ts';
import { sendForm } from '../../forms/send-form.client.ts';
import { AffiliateForm } from '../../leads/affiliate-form.tsx';
import { affiliateForm } from '../../leads/lead-form-definitions.server.ts';
import { WhatHappensNext } from '../../leads/lead-form-parts.tsx';
import { newToken, takeLead } from '../../leads/lead-route.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { visitorPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { drawPart } from '../../ui/drawn/draw-part.server.ts';
import { StaticBody } from '../../ui/drawn/static-body.tsx';
import { Opening } from '../sections/opening.tsx';
import {
  commissionPercent,
  commissions,
  discountPercent,
  exampleOf,
  type CommissionExample,
  type CommissionRow,
} from './affiliate.ts';
import { PlainList, PointGrid } from './points.tsx';
import type { Route } from './+types/affiliate-page.ts';

export const handle = visitorPage({ brings: 'band' });

export function loader({ context }: Route.LoaderArgs) {
  const { facts } = context.get(servicesContext);
  const rows = commissions(facts.centPrices.current);
  return {
    ...drawPage(context, { title: 'Affiliate programme', description }, <Programme rows={rows} />),
    beside: drawPart(context, <BesideForm example={exampleOf(facts.centPrices.current)} />),
    token: newToken(context),
  };
}

export async function action(args: Route.ActionArgs) {
  return takeLead(args, affiliateForm);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function AffiliatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, body, beside, token } = loaderData;
  return (
    <>
      <PageHead {...head} />
      <StaticBody markup={body} />
      <Section
        anchor="apply"
        title="Apply"
        lead="We reply within five working days. Joining is free, and there is no sales target."
      >
        <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
          <AffiliateForm token={token} answer={actionData} />
          <StaticBody markup={beside} className="contents" />
        </div>
      </Section>
    </>
  );
}

function Programme({ rows }: { rows: readonly CommissionRow[] }) {
  return (
    <>
      <Opening title="Recommend the data you use" lead={lead} picture={<Commissions rows={rows} />}>
        <a href="#apply" className={buttonLook({ variant: 'primary' })}>
          Apply
        </a>
      </Opening>
      <Section title="How it works">
        <PointGrid points={terms} />
      </Section>
      <Section title="Is it for you?">
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <PlainList title="A good fit if" points={suits} mark="yes" />
          <PlainList title="Please don’t" points={notAllowed} mark="no" />
        </div>
        <p className="mt-8 max-w-prose text-soft">
          If you break these rules, we end the arrangement and do not pay commission earned that way.
        </p>
      </Section>
    </>
  );
}

const lead = `Earn ${commissionPercent}% of the first year’s fee for every new customer you send us, and save them ${discountPercent}%. We track sales by code, not by following people around the web.`;

const description = `Earn ${commissionPercent}% of the first year’s fee for every customer you refer. See the commission per plan, the terms and how payouts work.`;

/** A bar is what the reader pays, on one scale; its bright part is the commission. */
function Commissions({ rows }: { rows: readonly CommissionRow[] }) {
  return (
    <section aria-labelledby="commissions" className="rounded-lg border border-line bg-raised p-5 sm:p-8">
      <h2 id="commissions" className="text-xl">
        What you earn per referral
      </h2>
      <table className="mt-4 w-full text-left text-[0.9375rem] tabular-nums">
        <thead className="border-b border-ink text-sm text-soft">
          <tr>
            <th scope="col" className="py-2 pr-4 font-normal">
              Plan
            </th>
            <td aria-hidden="true" className="w-1/3 max-sm:hidden" />
            <th scope="col" className="py-2 pl-1 text-right font-normal whitespace-nowrap sm:pl-6">
              <span className="max-sm:hidden">Your reader</span>
              <span className="sm:hidden">Reader</span> pays
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-normal whitespace-nowrap sm:pl-6">
              <span
                aria-hidden="true"
                className="mr-2 inline-block size-2.5 rounded-xs bg-sea max-sm:hidden print:[print-color-adjust:exact]"
              />
              You earn
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, plan, paid, commission, share }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-3 pr-1 font-medium max-sm:text-sm sm:pr-4">
                {plan}
              </th>
              <td aria-hidden="true" className="max-sm:hidden">
                {share !== null && <PaidBar share={share} />}
              </td>
              <td className="py-3 pl-1 text-right max-sm:text-sm sm:pl-6">{paid ?? 'On request'}</td>
              <td className="py-3 pl-4 text-right font-semibold max-sm:text-sm sm:pl-6 sm:text-lg">
                {commission ?? `${commissionPercent}%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-pretty text-soft">
        First-year prices today, excluding VAT. Your reader pays {discountPercent}% less with your code; you
        earn {commissionPercent}% of what they pay.
      </p>
    </section>
  );
}

function PaidBar({ share }: { share: number }) {
  return (
    <span
      style={{ width: `${share}%` }}
      className="block h-4 overflow-hidden rounded-sm bg-line print:[print-color-adjust:exact]"
    >
      <span
        style={{ width: `${commissionPercent}%` }}
        className="block h-full bg-sea print:[print-color-adjust:exact]"
      />
    </span>
  );
}

function BesideForm({ example }: { example: CommissionExample | null }) {
  return (
    <div className="grid content-start gap-10">
      <WhatHappensNext steps={next} />
      {example && (
        <section aria-labelledby="example" className="rounded-lg bg-sea-wash p-6">
          <h2 id="example" className="text-base tracking-[-0.01em]">
            An example
          </h2>
          <p className="mt-2 text-5xl leading-tight font-semibold tracking-[-0.03em] tabular-nums">
            {example.earned}
          </p>
          <p className="mt-2 text-[0.9375rem] leading-6 text-pretty">
            is your commission if four readers choose {example.plan} with your code: 4&nbsp;×&nbsp;
            {example.each}. Each of them saves {example.saved}.
          </p>
        </section>
      )}
    </div>
  );
}

const next = [
  {
    title: 'We read your application',
    text: 'A person, not a program, decides.',
  },
  {
    title: 'You get your code',
    text: 'By email, with a copy of the terms on this page.',
  },
  {
    title: 'Your readers use it',
    text: `They enter it at checkout and save ${discountPercent}%. We pay you at the end of the following month.`,
  },
];

const terms = [
  {
    title: 'What we pay',
    text: `${commissionPercent}% of the net price a new customer pays for the first year of a plan, after any discount. Renewals, reports and VAT do not count.`,
  },
  {
    title: 'How we know it was you',
    text: `You get a personal code. Your reader enters it at checkout and saves ${discountPercent}% on the first year. No cookies, no pixels, no tracking links: only purchases with the code count.`,
  },
  {
    title: 'When we pay',
    text: 'At the end of the month following the purchase, provided the payment has not been reversed by then. We pay by bank transfer in euros.',
  },
  {
    title: 'What you see',
    text: 'A statement with every payout: date, plan and amount of each purchase made with your code, without customer names.',
  },
  {
    title: 'Leaving',
    text: 'Either side can end the arrangement at any time by email. We pay whatever you have earned by then.',
  },
  {
    title: 'VAT',
    text: 'Send us an invoice, or we’ll raise a self-billed one on your behalf. We add VAT where it is due.',
  },
];

const suits = [
  'You write or teach about online retail for people who make decisions about markets, shops or budgets',
  'You advise shops, brands or investors who ask where your figures come from',
  'You run a tool or directory where people look for data',
];

const notAllowed = [
  'Bid on our name, or names that look like it, in search ads',
  'Share the code on coupon sites, through browser extensions or in unsolicited email',
  'Recommend us without saying that you earn from it',
  'Claim that the data is complete or error-free, or call it investment advice',
  'Use the code for your own company',
];
