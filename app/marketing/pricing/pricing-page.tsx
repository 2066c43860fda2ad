import { href, type RouterContextProvider } from 'react-router';
import { vatPercent } from '../../base/money.ts';
import { servicesContext } from '../../context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { dataContext } from '../../shell/data-context.server.ts';
import { content } from '../../editorial/content.server.ts';
import { showGroups } from '../../editorial/faq/faq-view.server.ts';
import { fillRuntimeValues } from '../../editorial/legal/placeholders.ts';
import { ProseView } from '../../editorial/prose/prose-view.tsx';
import { presentProse } from '../../editorial/references/present-prose.server.ts';
import { withPlanLink } from '../../plans/plan-link.ts';
import { plansFor } from '../../plans/plan-view.ts';
import { describedPlans, tierOf } from '../../plans/tier.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { legalFilePath } from '../../shell/legal-file.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { Section } from '../../shell/section.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { textLink } from '../../ui/text-link.ts';
import { Opening } from '../sections/opening.tsx';
import { ProductView } from '../sections/product-view.tsx';
import { coverageByFeature, coverageInWords, loadCoverage } from './coverage.server.ts';
import { PaymentTerms } from './payment-terms.tsx';
import { compareTiers, ComparisonTable } from './plan-comparison.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PriceArea, PriceSwitches } from './price-switch.tsx';
import { productsOf } from './pricing-linked-data.ts';
import type { Route } from './+types/pricing-page.ts';

export const handle = publicPage({ brings: 'band' });

export async function loader({ context }: Route.LoaderArgs) {
  const head = { title: 'Plans and prices', description };
  return drawPage(context, head, <PricingBody {...await loadView(context)} />);
}

export default DrawnFiguresPage;

async function loadView(context: Readonly<RouterContextProvider>) {
  const { facts, settings } = context.get(servicesContext);
  const sheets = dataContext(context);
  const plans = plansFor(facts.centPrices.current);
  const onPlans = fillRuntimeValues(content.questions, settings).filter(({ id }) => id === 'plans');
  const [coverage, groups] = await Promise.all([
    loadCoverage(sheets),
    showGroups(onPlans, (blocks) => presentProse(sheets, blocks)),
  ]);
  const covers = coverageByFeature(coverage);
  return {
    plans,
    vatByCountry: settings.vatRules === 'by-country',
    covers,
    coverage: coverageInWords(coverage),
    descriptions: Object.entries(describedPlans).map(([slug, described]) => ({
      file: legalFilePath(slug),
      about: described.map((tier) => tierOf(tier).name).join(' and '),
    })),
    counts: coverage,
    questions: groups.flatMap((group) => group.questions),
    linkedData: productsOf(plans, settings.siteUrl),
  };
}

type View = Awaited<ReturnType<typeof loadView>>;

function PricingBody(view: View) {
  const { plans, vatByCountry, covers, coverage, descriptions, counts, questions, linkedData } = view;
  const cheapest = plans.find(({ prices }) => prices)?.prices?.annually.base;
  return (
    <PriceArea>
      <Opening
        title={cheapest ? `Exact figures, from ${cheapest} a year` : 'Plans and prices'}
        lead={`One data set behind every plan: ${coverage}. Buy online; turn off renewal at any time.`}
      >
        <PriceSwitches vatPercent={vatPercent} />
      </Opening>
      <div className="mx-auto max-w-6xl px-4 pt-4 sm:px-6 sm:pt-8">
        <PlanCards plans={plans} covers={covers} />
        <p className="mt-6 max-w-prose text-sm leading-6 text-soft">
          Billed yearly in euros; monthly prices are for comparison. VAT is charged at {vatPercent}%, the
          German rate.
          {vatByCountry &&
            ' Companies in other EU countries with a valid VAT ID, and companies outside the EU, pay the net price.'}
        </p>
      </div>
      <Section
        title="What you get"
        lead="The tool, with exact values for everything your plan covers. Filter, compare, export, cite."
      >
        <div className="mt-8">
          <ProductView />
        </div>
      </Section>
      <Section
        title="Compare the plans"
        lead="Each plan includes everything in the one before it, plus everything that is free on this site."
      >
        <div className="mt-6">
          <ComparisonTable plans={plans} rows={compareTiers(covers)} />
        </div>
        <ProductDescriptions descriptions={descriptions} />
      </Section>
      <Section title="Payment, cancellation and refunds">
        <PaymentTerms />
      </Section>
      <Section
        title="Free, without a plan"
        lead="Check the data before you pay for it. Everything below is open to all, with figures as ranges and no account needed."
      >
        <FreeList counts={counts} />
      </Section>
      <Section title="More than five users, or special terms?" lead={beyondThePlans}>
        <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <AppLink
            to={withPlanLink(`${href('/request/offer')}/`, { from: href('/pricing') })}
            className={buttonLook()}
          >
            Request a quote
          </AppLink>
          <AppLink to={href('/book-a-demo')} className={textLink}>
            Book a demo first
          </AppLink>
        </p>
      </Section>
      <Section title="Questions about plans and billing">
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
      <LinkedData data={linkedData} />
    </PriceArea>
  );
}

function ProductDescriptions({ descriptions }: Pick<View, 'descriptions'>) {
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
  'Four plans for exact eCommerce data: what each costs and includes, how to pay, how to cancel, and what stays free.';

const beyondThePlans =
  'Larger teams, data in your own product, other formats or a framework agreement: tell us what you need and get a written quote within one working day.';

function FreeList({ counts }: Pick<View, 'counts'>) {
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

const freeOffers = ({ countries, categories, profiles, rankings }: View['counts']) => [
  {
    name: 'Markets',
    to: href('/resources/sample-data'),
    about: `${countries} countries and ${categories} categories: size, growth, outlook and structure.`,
  },
  {
    name: 'Rankings and profiles',
    to: `${href('/resources/sample-data')}#rankings`,
    about: `${rankings} complete rankings, and the full profiles of ${profiles} retailers.`,
  },
  {
    name: 'Comparisons',
    to: href('/resources/sample-data/compare'),
    about: 'Markets or retailers side by side, with a link you can share.',
  },
  {
    name: 'Downloads and API',
    to: href('/resources/api-reference'),
    about: 'Every data page as CSV, JSON or XLSX, and the same data from the API, without a key.',
  },
  {
    name: 'Whitepapers',
    to: `${href('/whitepapers-and-reports')}?type=whitepaper`,
    about: 'Download them straight away; no form to fill in.',
  },
  {
    name: 'Blog and glossary',
    to: href('/blog'),
    about: 'What the figures show, and what each term means.',
  },
];
