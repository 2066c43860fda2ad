import { href } from 'react-router';
import { PassportArea } from '../../passport/passport-area.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { NextStep } from '../sections/next-step.tsx';
import { HomeOpening, Passports, World } from './home-figures.tsx';
import { loadHome } from './home.server.ts';
import { Reading } from './reading.tsx';
import type { Route } from './+types/home-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { world, rangesNote } = loaderData;
  return (
    <PassportArea className="">
      <PageHead title="eCommerce data you can check" description={description} />
      <HomeOpening world={world} />
      <World counts={loaderData.counts} map={world?.drawn.map} rangesNote={rangesNote} />
      <Passports cards={loaderData.passports} rangesNote={rangesNote} />
      <Methodology categories={loaderData.categories} demonstration={loaderData.demonstration} />
      <Roles />
      <PlansInShort plans={loaderData.plans} />
      <Reading articles={loaderData.articles} whitepaper={loaderData.whitepaper} />
      <div className="pt-14 sm:pt-20">
        <NextStep
          title="See it with your own question"
          text="One of us shows you the tool on the markets and shops that you name. Bring the figure that you doubt most."
        />
      </div>
      <LinkedData data={loaderData.linkedData} />
    </PassportArea>
  );
}

const description =
  'Online retailers, markets and rankings of the world, built on billions of transactions. Every figure says how it was made and how sure it is.';

function Methodology({ categories, demonstration }: { categories: number; demonstration: boolean }) {
  return (
    <Section title="How the numbers are made">
      <ol className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {methodSteps(categories).map(({ name, text }, at) => (
          <li key={name} className="border-t border-ink pt-4">
            <h3 className="text-xl">
              <span className="mr-3 text-sea tabular-nums">{at + 1}</span>
              {name}
            </h3>
            <p className="mt-3 text-pretty text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 grid gap-x-10 gap-y-4 border-t border-line pt-6 lg:grid-cols-3">
        <h3 className="text-base tracking-[-0.01em]">What they cannot do</h3>
        <ul className="grid gap-x-10 gap-y-3 text-[0.9375rem] leading-6 text-pretty text-soft sm:grid-cols-2 lg:col-span-2">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
          {demonstration && <li className="text-ink">{demonstrationLimit}</li>}
        </ul>
      </div>
      <p className="mt-8">
        <AppLink to={href('/our-data')} className={textLink}>
          Sources, method and coverage in full
        </AppLink>
      </p>
    </Section>
  );
}

const methodSteps = (categories: number) => [
  {
    name: 'Gather',
    text: `Transactions, company reports and official statistics are brought to one scope and sorted into one tree of ${categories} categories. A published fact keeps its source.`,
  },
  {
    name: 'Model',
    text: 'What nobody publishes is computed by a documented model that is fitted to what is published. Such a figure says that it is modelled, and carries a grade from A to D.',
  },
  {
    name: 'Check',
    text: 'Categories must add up to their country, countries to their region and the world, and ranked shops must fit into their market. An edition with a fault is not loaded.',
  },
];

const limits = [
  'Services, travel, downloads and trade between companies are not counted.',
  'A modelled figure is an estimate. Where little is published, its grade is C or D.',
  'A forecast is a band: one outcome in five is expected outside of it.',
];

const demonstrationLimit =
  'The data set loaded now is a demonstration: names and published facts are real, all else is modelled from public figures. No transaction is in it.';

function Roles() {
  return (
    <Section tone="mist" title="Who uses it, and for what">
      <ul className="mt-10 border-t border-ink">
        {roles.map(({ role, question, answer, to }) => (
          <li
            key={role}
            className="grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-[10rem_minmax(0,1fr)_9rem] lg:grid-cols-[13rem_minmax(0,1fr)_11rem] md:items-baseline"
          >
            <h3 className="text-base tracking-[-0.01em]">{role}</h3>
            <p className="text-lg text-pretty">{question}</p>
            <p className="md:text-right">
              <AppLink to={to} className={textLink}>
                {answer}
              </AppLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const roles = [
  {
    role: 'Market analysts',
    question: 'How large is the market for toys in Poland, and how sure can I be of it?',
    answer: 'Markets',
    to: href('/features/markets'),
  },
  {
    role: 'Investors',
    question: 'Does this shop grow faster than its market?',
    answer: 'Retailer profiles',
    to: href('/features/retailer-profiles'),
  },
  {
    role: 'Brand managers',
    question: 'Which shops lead in my category, and which are moving up?',
    answer: 'Rankings',
    to: href('/features/rankings'),
  },
  {
    role: 'Shop owners',
    question: 'Are my conversion and my returns better or worse than usual in my country?',
    answer: 'Transaction KPIs',
    to: href('/features/transaction-kpis'),
  },
  {
    role: 'Sellers to retailers',
    question: 'Which shops are large enough for us, and whom do we write to?',
    answer: 'Leads & contacts',
    to: href('/features/leads-and-contacts'),
  },
  {
    role: 'Data teams',
    question: 'Can our own model read this every quarter, with its sources?',
    answer: 'API',
    to: href('/features/api'),
  },
];

type Plan = { id: string; name: string; unlocks: string; year: string | null };

function PlansInShort({ plans }: { plans: readonly Plan[] }) {
  return (
    <Section
      title="Free as ranges, exact with a plan"
      lead="What you see on this site needs no account. A plan opens exact values, every shop, and the tool."
    >
      <ul className="mt-10 grid gap-x-8 border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {plans.map(({ id, name, unlocks, year }) => (
          <li key={id} className="border-b border-line py-5">
            <h3 className="text-lg">{name}</h3>
            <p className="tabular-nums">
              {year ? (
                <>
                  {year} <span className="text-soft">a year</span>
                </>
              ) : (
                <span className="text-soft">Price on request</span>
              )}
            </p>
            <p className="mt-3 text-[0.9375rem] leading-6 text-pretty text-soft">{unlocks}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <AppLink to={href('/pricing')} className={buttonLook()}>
          Compare plans and prices
        </AppLink>
        <span className="text-sm text-soft">Without VAT, billed yearly.</span>
      </p>
    </Section>
  );
}
