import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Section } from '../../shell/section.tsx';

type Plan = { id: string; name: string; unlocks: string; year: string | null };

export function PlansInShort({ plans }: { plans: readonly Plan[] }) {
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
