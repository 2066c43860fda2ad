import { href } from 'react-router';
import { Section } from '../../../shell/section.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { PhoneFold } from '../../../ui/fold.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { PlainList, Steps } from '../points.tsx';

export function MethodSection({ demonstration }: { demonstration: boolean }) {
  return (
    <Section
      anchor="method"
      title="How a figure is made"
      lead={demonstration ? demonstrationLead : undefined}
    >
      <dl className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <Definition name="Scope: included" text={scope.included} />
        <Definition name="Scope: excluded" text={scope.excluded} />
      </dl>
      <div className="mt-4">
        <PhoneFold label={`Show the ${steps.length} steps`}>
          <Steps steps={steps} columns={3} />
        </PhoneFold>
      </div>
      <p className="mt-8 max-w-prose text-soft">
        This page summarises the method. The full documentation, with every formula and factor, comes with a
        plan.{' '}
        <AppLink to={href('/contact')} className={textLink}>
          Ask us
        </AppLink>{' '}
        if you need it to evaluate a plan.
      </p>
    </Section>
  );
}

const demonstrationLead =
  'The modelled figures come from a deterministic model, so two runs agree to the last digit. A modelled figure is not a measurement.';

function Definition({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 text-soft">{text}</dd>
    </div>
  );
}

export function LimitsSection({ edition }: { edition: { asOf: string; nextUpdate: string } }) {
  return (
    <Section anchor="limits" title="Revisions and known limits">
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <PlainList title="When we revise" points={revisions} />
          <p className="mt-4 text-[0.9375rem]">
            This edition dates from {edition.asOf}. The next one is due on {edition.nextUpdate}.{' '}
            <AppLink to={`${href('/about-us')}#corrections`} className={textLink}>
              How we correct errors
            </AppLink>
          </p>
        </div>
        <PlainList title="Where the data is weak" points={limits} />
      </div>
    </Section>
  );
}

// These words describe the demonstration data set. An operator who loads other data replaces them.

const scope = {
  included:
    'Online consumer spending on physical goods in a calendar year, including VAT and after returns: first-party and third-party sales, by domestic and foreign shops. In nominal US dollars at the year’s average exchange rate.',
  excluded:
    'Services, travel, tickets, restaurant meals, downloads, and trade between businesses or between private individuals. US sales tax is also excluded, as it is from the Census Bureau’s figures.',
};

const steps = [
  {
    title: 'Collect the facts',
    text: 'Names, domains, codes, population, national income, internet use and published totals of online retail. Only what we have read in a source counts as reported, and every such fact is shown with its source.',
  },
  {
    title: 'Set each country’s level',
    text: 'From published totals where they exist, each converted to our definition. Elsewhere, from income, internet use and regional habits.',
  },
  {
    title: 'Model the trend',
    text: 'One of seven growth curves from 2018 onwards, chosen according to how mature the market was. Forecasts move towards the long-run rate; their bands are built to contain four outcomes in five.',
  },
  {
    title: 'Split it by category',
    text: 'Spending is divided among the most detailed categories by their typical shares, adjusted for income and local habits, and rounded at that level. Every level above is a sum, so totals agree exactly.',
  },
  {
    title: 'Give shops their share',
    text: 'From company reports where available, otherwise from an order-of-magnitude estimate. Shops with neither are given an assumed rank among the shops in their market. The sales of the shops in our catalogue always add up to less than the whole market.',
  },
  {
    title: 'Reconcile everything',
    text: 'Visits times conversion times order value equals revenue, months add up to the year and shares to 100%. Rankings follow from the same values.',
  },
];

const revisions = [
  'A new edition of the data replaces the old one as a whole, with its own name and date. There are no silent corrections.',
  'Earlier years may change when a better source appears. Every citation and download names its version, so you can tell which one you used.',
  'Confirmed errors are corrected by the next edition at the latest.',
  'We keep the last three editions, so we can undo a mistake within minutes.',
];

const limits = [
  'Where no national total is published, levels rest on income and habits: accurate to within perhaps 30% either way, and less accurate where several exchange rates coexist.',
  'Conversion factors between definitions are constant. In reality, spending on services and on goods diverged between 2020 and 2022.',
  'Figures for past years take no account of local events such as wars, sanctions, bans and new platforms.',
  'Sales by shops outside the catalogue and on social networks count towards market size, but the sellers are not listed.',
  'Payment and shipping mixes show which methods usually lead in a country, and roughly by how much; they are not measurements.',
  'The providers listed on a retailer’s page are those common in its home market; we do not claim that the shop uses them.',
  'Some currencies are still converted at the 2024 rate, which leaves 2025 dollar values for their markets 2 to 5% too low.',
];
