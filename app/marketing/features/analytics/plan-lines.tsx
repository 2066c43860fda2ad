import { href } from 'react-router';
import { AppLink } from '../../../ui/app-link.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import type { AnalyticsView } from './analytics.server.ts';

/** Each plan in a line: for whom, what it opens, for how many, for how much. */
export function PlanLines({ plans }: Pick<AnalyticsView, 'plans'>) {
  return (
    <>
      <ul className="mt-8 border-t border-ink">
        {plans.map(({ id, name, suits, unlocks, licence, year }) => (
          <li
            key={id}
            className="grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-[10rem_minmax(0,1fr)_12rem] md:items-baseline"
          >
            <h3 className="text-lg">{name}</h3>
            <div className="text-pretty">
              <p>{suits}</p>
              <p className="mt-1 text-[0.9375rem] leading-6 text-soft">{unlocks}</p>
            </div>
            <p className="tabular-nums md:text-right">
              {year ? `${year} a year` : 'Price on request'}
              <span className="block text-sm leading-5 text-soft">{licence}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <AppLink to={href('/pricing')} className={buttonLook()}>
          Compare plans and prices
        </AppLink>
        <span className="text-sm text-soft">Without VAT, billed yearly.</span>
      </p>
    </>
  );
}
