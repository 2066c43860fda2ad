import { href } from 'react-router';
import { vatPercent } from '../../base/money.ts';
import { servicesContext } from '../../context.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { content } from '../../editorial/content.server.ts';
import { showGroups } from '../../editorial/faq/faq-view.server.ts';
import { ProseView } from '../../editorial/prose/prose-view.tsx';
import { presentProse } from '../../editorial/references/present-prose.server.ts';
import { PassportArea } from '../../passport/passport-area.tsx';
import { plansFor } from '../../plans/plan-view.ts';
import { describedPlans, tierOf } from '../../plans/tier.ts';
import { datasetCounts } from '../../sample-data/dataset-counts.server.ts';
import { legalFilePath } from '../../shell/legal-file.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { compareTiers, ComparisonTable } from './plan-comparison.tsx';
import { PlanCards } from './plan-cards.tsx';
import { productsOf } from './pricing-linked-data.ts';
import type { Route } from './+types/pricing-page.ts';

export const handle = publicPage();

export async function loader({ context }: Route.LoaderArgs) {
  const { facts, settings } = context.get(servicesContext);
  const sheets = dataContext(context);
  const plans = plansFor(facts.centPrices.current);
  const onPlans = content.questions.filter(({ id }) => id === 'plans');
  const [counts, groups] = await Promise.all([
    datasetCounts(sheets),
    showGroups(onPlans, (blocks) => presentProse(sheets, blocks)),
  ]);
  return {
    plans,
    vatPercent,
    comparison: {
      columns: ['Without a plan', ...plans.map(({ name }) => name)],
      rows: compareTiers(plans),
    },
    descriptions: Object.entries(describedPlans).map(([slug, described]) => ({
      file: legalFilePath(slug),
      about: described.map((tier) => tierOf(tier).name).join(' and '),
    })),
    counts,
    questions: groups.flatMap((group) => group.questions),
    linkedData: productsOf(plans, settings.siteUrl),
  };
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const { plans, comparison, descriptions, counts, questions, linkedData } = loaderData;
  return (
    <>
      <PageHead title="Plans and prices" description={description} />
      <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6 sm:pt-14">
        <h1 className="text-4xl tracking-[-0.03em] sm:text-6xl">Plans and prices</h1>
        <p className="mt-5 mb-10 max-w-prose text-lg text-pretty text-soft sm:text-xl">
          Each plan is a licence for a year, paid once, by card or direct debit. All prices are in euros,
          without VAT unless it says so.
        </p>
        <PlanCards plans={plans} vatPercent={loaderData.vatPercent} />
        <p className="mt-6 max-w-prose text-sm leading-6 text-soft">
          Prices with VAT include the German rate of {loaderData.vatPercent} %. Companies in other EU
          countries with a valid VAT ID, and companies outside the EU, pay the net price. Billed yearly.
          Monthly figures are for comparison.
        </p>
      </div>
      <Section
        title="Compare the plans"
        lead="The same data stands behind all of them, and behind this site."
      >
        <div className="mt-8">
          <ComparisonTable {...comparison} />
        </div>
        <ProductDescriptions descriptions={descriptions} />
      </Section>
      <Section
        tone="mist"
        title="Free, without a plan"
        lead="Look first. What visitors see is the same data, in ranges, with the same passports."
      >
        <FreeList counts={counts} />
      </Section>
      <Section title="More than five users, or other terms?" lead={beyondThePlans}>
        <p className="mt-7 flex flex-wrap gap-3">
          <AppLink to={`${href('/request/offer')}/`} className={buttonLook()}>
            Request an offer
          </AppLink>
          <AppLink to={href('/book-a-demo')} className={buttonLook({ variant: 'quiet' })}>
            Book a demo first
          </AppLink>
        </p>
      </Section>
      <PassportArea className="border-t border-line">
        <Section title="Plans and billing: questions">
          <div className="mt-8 max-w-4xl">
            <Accordion
              items={questions.map(({ id, question, answer }) => ({
                id,
                summary: question,
                content: <ProseView prose={answer} />,
              }))}
            />
          </div>
        </Section>
      </PassportArea>
      <LinkedData data={linkedData} />
    </>
  );
}

function ProductDescriptions({ descriptions }: { descriptions: readonly { file: string; about: string }[] }) {
  return (
    <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-[0.9375rem]">
      <span className="text-soft">Product descriptions:</span>
      {descriptions.map(({ file, about }) => (
        <a key={file} href={file} className={textLink}>
          {about} (PDF)
        </a>
      ))}
    </p>
  );
}

const description =
  'Four plans for eCommerce market data, billed yearly in euros, with VAT shown both ways; what each holds, and what is free without one.';

const beyondThePlans =
  'Larger teams, use in your own product, an invoice in place of a card: tell us what you need, and get a written offer.';

type Counts = { countries: number; categories: number; profiles: number; rankings: number };

function FreeList({ counts }: { counts: Counts }) {
  return (
    <ul className="mt-8 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
      {freeOffers(counts).map(({ name, to, about }) => (
        <li key={name} className="border-t border-line py-5">
          <AppLink to={to} className={`${textLink} font-medium`}>
            {name}
          </AppLink>
          <p className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft tabular-nums">{about}</p>
        </li>
      ))}
    </ul>
  );
}

const freeOffers = ({ countries, categories, profiles, rankings }: Counts) => [
  {
    name: 'Markets',
    to: href('/resources/sample-data'),
    about: `${countries} countries in ${categories} categories: size, growth, outlook and structure, as ranges.`,
  },
  {
    name: 'Rankings and profiles',
    to: `${href('/resources/sample-data')}#rankings`,
    about: `${rankings} rankings with all their places, and the profiles of ${profiles} retailers.`,
  },
  {
    name: 'Comparisons',
    to: href('/resources/sample-data/compare'),
    about: 'Markets or retailers side by side, at an address that you can pass on.',
  },
  {
    name: 'Downloads and API',
    to: href('/resources/api-reference'),
    about: 'What a page shows as CSV, JSON or XLSX; the same by the API, without a key.',
  },
  {
    name: 'Whitepapers',
    to: `${href('/whitepapers-and-reports')}?type=whitepaper`,
    about: 'To download, without a form.',
  },
  {
    name: 'Blog and glossary',
    to: href('/blog'),
    about: 'What the figures say, and what each of them means.',
  },
];
