import { Section } from '../../../shell/section.tsx';
import { PlainList } from '../points.tsx';
import type { OurData } from './our-data.server.ts';

/** What the ranges promise, how that is kept, and where the promise ends. */
export function DisclosureSection({ cost }: Pick<OurData, 'cost'>) {
  return (
    <Section
      anchor="disclosure"
      title="The disclosure rule"
      lead="A range hides a value only if nothing else gives it away. A market that passes $10bn while growing by 5–10% can be pinned down to within a tenth. Statistical offices have rules against this; here is ours."
    >
      <blockquote className="mt-8 max-w-prose border-l-4 border-sea pl-5 text-lg leading-7">
        Using everything visitors can obtain here, nobody can pin a masked value down to less than a quarter
        of the range shown, or an amount or count to within 10% of its true value, unless the range shown is
        itself that narrow.
      </blockquote>
      {cost && (
        <p className="mt-6 max-w-prose">
          This edition masks {cost.masked} figures. To comply with the rule, {cost.wider} of them are shown as
          a range wider than one step and {cost.withheld} are withheld: {cost.part} in all. The page of each
          one names the figure it would have given away.
        </p>
      )}
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <PlainList title="How we apply it" points={keeping} />
        <PlainList title="Its limits" points={ends} />
      </div>
    </Section>
  );
}

const keeping = [
  'Before an edition is published, figures are cleared one at a time, the most important first. After each one, a program that knows every relation between them (sums, growth, averages, shares, spending per head, ranks, groups of countries, earlier editions) works out what a visitor could now deduce. If that is too much, the figure is shown as a wider range or withheld.',
  'The finished edition is read back and audited: every relation is used to narrow every range until none can be narrowed further. An edition that breaks the rule is never published.',
  'A second program, which shares no code with the first and sees only our public API, attacks the demonstration data in our tests. It, too, must find no breach.',
  'Where other figures, such as those for the countries in a group or the categories in a market, already pin down a size more closely than one step would, we show the narrower range, since it gives away nothing more.',
  'Where one of our figures equals a published one, we show it exactly, with its source.',
];

const ends = [
  'The rule covers only what can be calculated from the figures we publish. Anyone who knows a market or a shop from elsewhere may know more than our ranges say. So may anyone who can tell how much the countries without a page add to their group.',
  'The bounds that the audit derives from growth, shares and spending per head are exact. Those from sums of many parts are not; linear programming might narrow them slightly, so we publish with a margin: 27% of the range rather than a quarter, 31% for shares of a market, and 10.5% of the value rather than 10%.',
  'The rule does not cover guesses based on which figures we chose to widen.',
  'Of earlier editions, the rule covers only those we still keep: the last three.',
  'The demonstration data comes from a model. Anyone who has its code can run it and get the exact figures.',
];
