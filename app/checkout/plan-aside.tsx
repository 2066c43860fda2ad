import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { textLink } from '../ui/text-link.ts';
import type { PlanView } from './chosen-plan.ts';
import { PriceLines } from './price-lines.tsx';

/** Beside the forms: what it is about. */
export function PlanAside({ plan }: { plan: PlanView }) {
  return (
    <aside aria-labelledby="your-plan">
      <Card tone="mist" className="max-w-xl lg:sticky lg:top-6">
        <h2 id="your-plan" className="text-xl">
          {plan.name}
        </h2>
        <p className="mt-1 mb-5 text-soft">{plan.licence}</p>
        <PriceLines plan={plan} />
        <p className="mt-5 text-[0.9375rem]">
          <AppLink to="/pricing" className={`${textLink} inline-block py-1`}>
            Choose another plan
          </AppLink>
        </p>
      </Card>
    </aside>
  );
}
