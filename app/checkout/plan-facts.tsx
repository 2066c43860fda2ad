import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { textLink } from '../ui/text-link.ts';
import type { PlanView } from './chosen-plan.ts';

/** What is bought, in short and at length. */
export function PlanFacts({ plan }: { plan: PlanView }) {
  return (
    <Card as="section">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{plan.name}</h2>
        <AppLink to="/pricing" className={`${textLink} inline-block py-1`}>
          Change<span className="sr-only"> the plan</span>
        </AppLink>
      </div>
      <p className="mt-3">
        {plan.licence}, for a year. {plan.unlocks}
      </p>
      <p className="mt-2">
        <a href={plan.description} target="_blank" rel="noopener" className={`${textLink} inline-block py-1`}>
          Product description (PDF, in a new tab)
        </a>
      </p>
    </Card>
  );
}
