import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { NextStep } from '../sections/next-step.tsx';
import { ProductView } from '../sections/product-view.tsx';
import { Section } from '../../shell/section.tsx';
import { ProofSection } from './proof.tsx';
import type { Scorecard } from './scorecard.server.ts';
import type { Tasks } from './tasks.server.ts';
import { TasksSection } from './tasks.tsx';

export type HomeBodyProps = {
  tasks: Tasks;
  scorecard: Scorecard | null;
  sources: number;
  shops: string;
  plans: readonly Plan[];
  linkedData: readonly object[];
};

/** What follows the opening. The server draws it, so none of it costs the browser any script. */
export function HomeBody({ tasks, scorecard, sources, shops, plans, linkedData }: HomeBodyProps) {
  return (
    <>
      <TasksSection {...tasks} />
      <Section
        title="Then open the tool"
        lead={`Exact values, all ${shops} shops, filters, comparisons and spreadsheets.`}
      >
        <div className="mt-8">
          <ProductView />
        </div>
      </Section>
      <ProofSection scorecard={scorecard} sources={sources} />
      <PlansSection plans={plans} />
      <NextStep
        title="Bring us your toughest question"
        text="Name the market or the shop you know best, and we will show you what the tool says about it."
      />
      <LinkedData data={linkedData} />
    </>
  );
}

type Plan = { id: string; name: string; unlocks: string; year: string | null; isAnchor: boolean };

function PlansSection({ plans }: { plans: readonly Plan[] }) {
  const cheapest = plans[0]?.year;
  return (
    <Section
      title={cheapest ? `Free as ranges, exact from ${cheapest} a year` : 'Free as ranges, exact with a plan'}
      lead="Every plan adds the tool and exact values for every shop."
    >
      <ul className="mt-8 grid gap-x-8 border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {plans.map(({ id, name, unlocks, year, isAnchor }) => (
          <li key={id} className="border-b border-line py-4 lg:border-b-0">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg lg:block">
              <span className="flex flex-wrap items-center gap-x-2.5">
                {name}
                {isAnchor && <Badge tone="sea">Most popular</Badge>}
              </span>
              <span className="text-base font-normal tracking-normal tabular-nums lg:mt-1 lg:block">
                {year ? (
                  <>
                    <strong className="font-semibold lg:text-2xl lg:tracking-[-0.02em]">{year}</strong>{' '}
                    <span className="text-soft">a year</span>
                  </>
                ) : (
                  <span className="text-soft">Price on request</span>
                )}
              </span>
            </h3>
            <p className="mt-1.5 text-[0.9375rem] leading-6 text-pretty text-soft">{unlocks}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <AppLink to={href('/pricing')} className={buttonLook()}>
          Compare plans and prices
        </AppLink>
        <span className="text-sm text-soft">Prices exclude VAT. Billed yearly.</span>
      </p>
    </Section>
  );
}
