import { ArrowRight } from 'lucide-react';
import { href } from 'react-router';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { PlanRow } from './feature.server.ts';

/** What each part is for visitors, and which plans have it in full. */
export function PlanSplit({ rows }: { rows: readonly PlanRow[] }) {
  return (
    <>
      <ul className="mt-8 border-t border-ink">
        {rows.map(({ name, about, free, plans }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto_minmax(0,4fr)] md:items-center"
          >
            <div>
              <h3 className="text-base tracking-[-0.01em]">{name}</h3>
              <p className="text-[0.9375rem] leading-6 text-soft">{about}</p>
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] leading-6 md:contents">
              <span className="text-soft md:text-[0.9375rem]">
                {free ? `Free: ${lowerFirst(free)}` : 'Not on this site'}
              </span>
              <ArrowRight aria-hidden="true" className="-ml-4 size-4 text-edge max-md:hidden" />
              <span className="font-medium md:text-[0.9375rem]">In full: {plans}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <AppLink to={href('/pricing')} className={textLink}>
          Compare plans and prices
        </AppLink>
      </p>
    </>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
