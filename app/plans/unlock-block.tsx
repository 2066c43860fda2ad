import { Lock } from 'lucide-react';
import { href, Link } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { textLink } from '../ui/text-link.ts';
import { withPlanLink } from './plan-link.ts';
import { checkoutPath } from './plan-view.ts';
import type { Unlock } from './unlock.ts';

type Props = {
  unlock: Unlock | null;
  /** One of several offers in a box of the page. */
  isPlain?: boolean;
  className?: string;
};

/** What a plan would show here, the smallest one and its price. Once per page, never in the way of the content. */
export function UnlockBlock({ unlock, isPlain = false, className = 'mt-16' }: Props) {
  if (!unlock) return null;
  const { shows, more, plan } = unlock;
  return (
    <aside
      aria-labelledby="unlock"
      data-unlock=""
      className={`grid gap-x-12 gap-y-6 print:hidden ${isPlain ? 'content-start' : boxLook} ${className}`}
    >
      <div>
        <h2 id="unlock" className="text-xl">
          Get exact figures with {plan.name}
        </h2>
        <p className="mt-2 max-w-prose leading-7">{shows}</p>
        <MoreLocked more={more} />
      </div>
      <div className="lg:max-w-lg">
        <PlanPrice plan={plan} />
        <PlanOptions unlock={unlock} />
      </div>
    </aside>
  );
}

const boxLook = 'items-center rounded-lg bg-mist p-5 sm:p-8 lg:grid-cols-[1fr_auto]';

function MoreLocked({ more }: Pick<Unlock, 'more'>) {
  if (more.length === 0) return null;
  return (
    <div className="mt-3 text-[0.9375rem] leading-6 text-soft">
      <p>With {more.length > 1 ? 'larger plans' : 'a larger plan'}:</p>
      <ul className="mt-1 grid gap-1">
        {more.map(({ what, plan }) => (
          <li key={what} className="relative pl-6">
            <Lock aria-hidden="true" className="absolute top-1 left-0 size-4" />
            {what} ({plan})
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PlanPrice({ plan: { name, price, licence } }: Pick<Unlock, 'plan'>) {
  return (
    <p className="leading-6">
      <span className="font-medium">{name}</span>,{' '}
      {price ? (
        <>
          <span className="font-semibold tabular-nums">{price}</span> a year plus VAT.
        </>
      ) : (
        'price on request.'
      )}{' '}
      <span className="text-soft">{licence}.</span>
    </p>
  );
}

/** Choose it, see all plans, or book a demo. The choice and the page travel in the links, since pages are shared. */
export function PlanOptions({ unlock: { plan, from } }: { unlock: Pick<Unlock, 'plan' | 'from'> }) {
  const carried = { plan: plan.id, from };
  return (
    <p className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
      {plan.price ? (
        // A plain link: the checkout must not be prefetched.
        <Link
          to={`${checkoutPath(plan.id)}&from=${encodeURIComponent(from)}`}
          className={buttonLook({ variant: 'primary' })}
        >
          Choose {plan.name}
        </Link>
      ) : (
        <Link
          to={withPlanLink(`${href('/request/offer')}/`, carried)}
          className={buttonLook({ variant: 'primary' })}
        >
          Request a quote
        </Link>
      )}
      <AppLink to={href('/pricing')} className={buttonLook()}>
        See all plans
      </AppLink>
      <Link
        to={withPlanLink(href('/book-a-demo'), carried)}
        className={`${textLink} inline-flex min-h-11 items-center`}
      >
        Book a demo
      </Link>
    </p>
  );
}
