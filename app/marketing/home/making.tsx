import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { Section } from '../../shell/section.tsx';

type Props = { categories: number; demonstration: boolean };

/** How the numbers come about, in three steps, and what they cannot do. */
export function Making({ categories, demonstration }: Props) {
  return (
    <Section title="How the numbers are made">
      <ol className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {stepsWith(categories).map(({ name, text }, at) => (
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

const stepsWith = (categories: number) => [
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
