import { href } from 'react-router';
import { Section } from '../../../shell/section.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { PlainList, Steps } from '../points.tsx';

export function MethodSection({ demonstration }: { demonstration: boolean }) {
  return (
    <Section anchor="method" tone="mist" title="Method" lead={demonstration ? demonstrationLead : undefined}>
      <dl className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <Definition name="What is counted" text={scope.included} />
        <Definition name="What is not" text={scope.excluded} />
      </dl>
      <div className="mt-4">
        <Steps steps={steps} columns={3} />
      </div>
      <p className="mt-8 max-w-prose text-soft">
        The whole method, with every formula and factor, would give exact values away. It comes with a plan;{' '}
        <AppLink to={href('/contact')} className={textLink}>
          ask us
        </AppLink>{' '}
        if you need it to judge one.
      </p>
    </Section>
  );
}

const demonstrationLead =
  'The data set that is loaded is a demonstration. Names and published facts are real; every other figure is computed from them by a model that knows no clock, no network and no chance, so that two runs are equal to the last digit. A modelled figure is not a measurement.';

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
    <Section anchor="limits" tone="mist" title="Revisions and known limits">
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <PlainList title="What happens when we revise" points={revisions} />
          <p className="mt-4 text-[0.9375rem]">
            This edition is as of {edition.asOf}. The next one is due on {edition.nextUpdate}.{' '}
            <AppLink to={`${href('/about-us')}#corrections`} className={textLink}>
              How we correct
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
    'What consumers spend online on physical goods in a calendar year: VAT included, after returns, from shops at home and abroad, own stock and third parties. In nominal US dollars at the average rate of the year.',
  excluded:
    'Services, travel, tickets, meals, downloads, trade between businesses and between private people. In the United States also sales tax, because the Census leaves it out.',
};

const steps = [
  {
    title: 'Facts are collected',
    text: 'Names, domains, codes, population, national product, internet use and published totals of online retail. Only what was read in a source counts as reported, and it carries that source.',
  },
  {
    title: 'Each country gets a level',
    text: 'From published totals where there are some, each brought to our definition by a stated factor. Elsewhere from income, internet use and the habits of its part of the world.',
  },
  {
    title: 'The level gets a path',
    text: 'One of seven curves of growth from 2018 on, chosen by how far along the country was. The outlook moves towards the long run; its band is made to hold four outcomes out of five.',
  },
  {
    title: 'Categories share the total',
    text: 'Spending is split over the smallest categories by weight, income and local habit, and rounded there. Everything above is a sum of these, so that sums agree exactly at every level.',
  },
  {
    title: 'Shops get their part',
    text: 'From company figures where they are published, else from an order of magnitude or a place in their market. All shops together never hold more than 85% of any market.',
  },
  {
    title: 'What belongs together agrees',
    text: 'Sessions times conversion times order value is the sales figure, months add up to the year, shares to 100. Rankings follow from the same values.',
  },
];

const revisions = [
  'A new edition replaces the old one as a whole, with its own name and date. There are no silent corrections.',
  'Earlier years may change when a better source appears. The version is part of every citation and download, so that you can tell which one you used.',
  'An error that a reader reports and that we confirm is corrected in the next edition at the latest.',
  'The last three editions are kept, so that a mistake of ours can be taken back within minutes.',
];

const limits = [
  'Outside the countries with a published total, levels rest on income and habit: right to perhaps 30% either way, and less sure where several exchange rates exist side by side.',
  'Factors between definitions are constant. In reality services and goods moved apart between 2020 and 2022.',
  'History does not know local events: wars, sanctions, bans, new platforms.',
  'Shops outside the catalogue, and sales within social networks, are in the markets but not among the shops.',
  'Payment and shipping mixes show the usual order in a country and an order of magnitude, not a measurement.',
  'Providers on a retailer’s page are those common in its home market, not a claim about the shop.',
  'Some currencies carry the rate of 2024 on, which makes their 2025 in dollars 2 to 5% too low.',
];
