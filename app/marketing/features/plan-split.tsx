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
            className="grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center"
          >
            <div>
              <h3 className="text-base tracking-[-0.01em]">{name}</h3>
              <p className="text-[0.9375rem] leading-6 text-soft">{about}</p>
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] leading-6">
              <span className="text-soft">{free ? `Free: ${lowerFirst(free)}` : 'Not on this site'}</span>
              <ArrowRight aria-hidden="true" className="size-4 text-edge" />
              <span className="font-medium">In full: {plans}</span>
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
