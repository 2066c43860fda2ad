import { href } from 'react-router';
import { PassportLink } from '../../passport/passport-link.tsx';
import type { ShownValue } from '../../figures/format/shown-value.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';

type Example = { about: string; value: ShownValue } | null;
type Kind = 'exact' | 'range' | 'locked';

/** What a plan adds is on the pricing page. */
export function FreeAndPlans({ examples }: { examples: Readonly<Record<Kind, Example>> }) {
  return (
    <>
      <dl className="mt-5 grid gap-x-10 gap-y-5 text-[0.9375rem] leading-6 sm:grid-cols-3">
        {kinds.map(({ kind, shown, which }) => (
          <div key={kind} className="border-t border-ink pt-3">
            <dt className="font-medium">{shown}</dt>
            <dd className="text-soft">{which}</dd>
            <ExampleOf example={examples[kind]} />
          </div>
        ))}
      </dl>
      <AppLink to={href('/pricing')} className={`${buttonLook()} mt-6`}>
        Compare the plans
      </AppLink>
    </>
  );
}

function ExampleOf({ example }: { example: Example }) {
  if (!example) return null;
  return (
    <dd className="mt-2">
      <PassportLink value={example.value} />
      <span className="block text-[0.8125rem] leading-5 text-soft">{example.about}</span>
    </dd>
  );
}

const kinds: readonly { kind: Kind; shown: string; which: string }[] = [
  { kind: 'exact', shown: 'Exact', which: 'Ranks, and figures published by others' },
  { kind: 'range', shown: 'A range', which: 'Market sizes, sales, shares, growth and conversion rates' },
  {
    kind: 'locked',
    shown: 'Locked',
    which: 'Monthly figures, competitor overlap and most retailer profiles',
  },
];
