import { href } from 'react-router';
import { PassportLink } from '../../passport/passport-link.tsx';
import type { ShownValue } from '../../figures/format/shown-value.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { StaticTable, type Column } from '../../ui/table.tsx';

type Example = { about: string; value: ShownValue } | null;
type Kind = 'exact' | 'range' | 'locked';
type Examples = Readonly<Record<Kind, Example>>;
type Plan = { name: string; unlocks: string };

export function FreeAndPlans({ examples, plans }: { examples: Examples; plans: readonly Plan[] }) {
  return (
    <div className="mt-5 grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <StaticTable
        captionId="free-and-plans"
        caption="What you see without a plan"
        columns={columnsWith(examples)}
        rows={kinds}
        rowKey={({ kind }) => kind}
        cards
      />
      <div>
        <h3 className="border-b border-ink pb-3 text-base tracking-[-0.01em]">What a plan adds</h3>
        <dl className="text-[0.9375rem] leading-6">
          {plans.map(({ name, unlocks }) => (
            <div key={name} className="grid border-b border-line py-3 sm:grid-cols-[10rem_1fr] sm:gap-x-4">
              <dt className="font-medium">{name}</dt>
              <dd className="text-soft">{unlocks}</dd>
            </div>
          ))}
        </dl>
        <AppLink to={href('/pricing')} className={`${buttonLook()} mt-5`}>
          Compare the plans
        </AppLink>
      </div>
    </div>
  );
}

type Row = (typeof kinds)[number];

const columnsWith = (examples: Examples): Column<Row>[] => [
  { key: 'shown', head: 'Shown as', cell: ({ shown }) => shown },
  { key: 'which', head: 'Which figures', cell: ({ which }) => <span className="text-soft">{which}</span> },
  {
    key: 'example',
    head: 'Example',
    cell: ({ kind }) => <ExampleCell example={examples[kind]} />,
  },
];

function ExampleCell({ example }: { example: Example }) {
  if (!example) return <span className="text-soft">None in this edition</span>;
  return (
    <span>
      <PassportLink value={example.value} />
      <span className="block text-[0.8125rem] text-soft">{example.about}</span>
    </span>
  );
}

const kinds: readonly { kind: Kind; shown: string; which: string }[] = [
  { kind: 'exact', shown: 'Exact', which: 'Ranks, and figures published by others' },
  { kind: 'range', shown: 'A range', which: 'Sizes, sales, shares and rates of markets and retailers' },
  {
    kind: 'locked',
    shown: 'Locked',
    which: 'Monthly figures, competitor overlap and most retailer profiles',
  },
];
