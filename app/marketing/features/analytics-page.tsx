import { href } from 'react-router';
import { brand } from '../../base/brand.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { ToolLink } from '../../tracking/tool-link.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { LiveFrame } from '../sections/live-frame.tsx';
import { NextStep } from '../sections/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { ProductView } from '../sections/product-view.tsx';
import { loadAnalytics, type AnalyticsView } from './analytics.server.ts';
import { PlanSplit } from './plan-split.tsx';
import type { Route } from './+types/analytics-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadAnalytics(context);
  return drawPage(context, { title: toolName, description }, <AnalyticsBody {...view} />);
}

export default DrawnFiguresPage;

function AnalyticsBody(view: AnalyticsView) {
  const { counts, examples, edition, rangesNote, opens, plans, linkedData } = view;
  return (
    <>
      <Opening title="The exact figures behind this site" lead={lead} picture={<ProductView />}>
        <AppLink to={href('/book-a-demo')} className={buttonLook({ variant: 'primary' })}>
          Book a demo
        </AppLink>
        <ToolLink to="register" className={buttonLook()}>
          Register for the tool
        </ToolLink>
      </Opening>
      <LiveFrame
        title="The same figure, on this site and in the tool"
        edition={edition}
        rangesNote={rangesNote}
      >
        <Examples examples={examples} />
      </LiveFrame>
      <Section title="One data set, two ways in">
        <SiteAndTool counts={counts} />
      </Section>
      <Section title="What you get here, and what the tool adds">
        <PlanSplit rows={opens} />
      </Section>
      <Section title="Who it is for, and what it costs">
        <PlanList plans={plans} />
      </Section>
      <Section title="Up and running in three steps">
        <SignUpSteps />
      </Section>
      <NextStep
        title="Look before you buy"
        text="An analyst takes you through your markets and retailers in the tool. You’ll come away knowing which plan you need, or that you don’t need one."
      />
      <LinkedData data={linkedData} />
    </>
  );
}

const toolName = `${brand.product} Analytics`;

const lead = `${toolName} is for people who work with these figures every week: exact values, every shop, monthly data, contacts, and downloads for your own spreadsheets.`;

const description =
  'The tool behind this site: exact values, every retailer profile, markets, KPIs, rankings and contacts. See what it shows and what it costs.';

function Examples({ examples }: Pick<AnalyticsView, 'examples'>) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {examples.map(({ about, value, inTool }) => (
        <li
          key={about}
          className="grid content-start gap-y-1 border-t border-ink pt-4 md:row-span-3 md:grid-rows-subgrid"
        >
          <p className="text-sm leading-5 text-soft">{about}</p>
          <p className="flex min-h-9 items-center">
            <PassportLink value={value} className={value.state === 'locked' ? lockedLook : figureLook} />
          </p>
          <p className="mt-2 text-[0.9375rem] leading-6 text-pretty">
            <span className="text-soft">In the tool:</span> {inTool}
          </p>
        </li>
      ))}
    </ul>
  );
}

const figureLook = 'text-3xl font-semibold tracking-[-0.025em]';
const lockedLook = 'rounded-full border border-line bg-mist px-3 py-0.5 text-sm font-medium';

function SiteAndTool({ counts: { profiles, retailers } }: Pick<AnalyticsView, 'counts'>) {
  return (
    <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
      <Side
        name="This site"
        points={[
          'Open to everyone, without an account or a key.',
          'Figures as ranges; published facts and ranks exact.',
          `${profiles} of ${retailers.toLocaleString('en-US')} shop profiles.`,
          'Made for looking things up, citing and sharing.',
        ]}
      />
      <Side
        name="The tool"
        points={[
          'For customers, on a separate site.',
          'The same figures with the same definitions and sources, exact where your plan includes them.',
          'Every profile and, depending on the plan, contacts, lists and downloads.',
          'Made for analysis, prospecting and reporting.',
        ]}
      />
      <p className="max-w-prose text-pretty text-soft md:col-span-2">
        Both use the same data set and are updated on the same day, so the exact value in the tool always
        falls within the range shown here. The tool is at{' '}
        <ToolLink to="home" className={textLink}>
          {new URL(brand.tool.url).host}
        </ToolLink>
        .
      </p>
    </div>
  );
}

function Side({ name, points }: { name: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className="border-b border-ink pb-2 text-lg">{name}</h3>
      <ul>
        {points.map((point) => (
          <li key={point} className="border-b border-line py-3 text-pretty">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlanList({ plans }: Pick<AnalyticsView, 'plans'>) {
  return (
    <>
      <ul className="mt-8 border-t border-ink">
        {plans.map(({ id, name, suits, unlocks, licence, isAnchor, year }) => (
          <li
            key={id}
            className="grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-[10rem_minmax(0,1fr)_12rem] md:items-baseline"
          >
            <h3 className="flex flex-wrap items-center gap-x-2.5 text-lg">
              {name}
              {isAnchor && <Badge tone="sea">Most popular</Badge>}
            </h3>
            <div className="text-pretty">
              <p>{suits}</p>
              <p className="mt-1 text-[0.9375rem] leading-6 text-soft">{unlocks}</p>
            </div>
            <p className="tabular-nums md:text-right">
              {year ? `${year} a year` : 'Price on request'}
              <span className="block text-sm leading-5 text-soft">{licence}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <AppLink to={href('/pricing')} className={buttonLook()}>
          Compare plans and prices
        </AppLink>
        <span className="text-sm text-soft">Excl. VAT, billed yearly.</span>
      </p>
    </>
  );
}

function SignUpSteps() {
  return (
    <ol className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
      {steps.map(({ name, text }, at) => (
        <li key={name} className="border-t border-ink pt-4">
          <p className="text-sm text-soft tabular-nums">{at + 1}</p>
          <h3 className="mt-1 text-lg">{name}</h3>
          <p className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

const steps = [
  {
    name: 'Choose a plan',
    text: 'Prices are public, with and without VAT. For larger teams, request a quote.',
  },
  {
    name: 'Pay for a year',
    text: 'By card or SEPA direct debit via Stripe, or by invoice on request. We never see your card number.',
  },
  {
    name: 'Activate your account',
    text: 'As soon as the payment is confirmed, we email you the link that activates your account.',
  },
];
