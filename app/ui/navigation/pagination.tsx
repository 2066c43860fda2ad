import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../app-link.tsx';
import { pageWindow } from './page-window.ts';

export function Pagination({
  current,
  total,
  to,
  label = 'Pages',
}: {
  current: number;
  total: number;
  to: (page: number) => string;
  label?: string;
}) {
  if (total < 2) return null;

  return (
    <nav aria-label={label} className="border-t border-line pt-4">
      <ul className="flex items-center justify-between gap-1 tabular-nums">
        <li className="flex-1">
          <Step to={current > 1 ? to(current - 1) : null} rel="prev">
            <ChevronLeft aria-hidden="true" className="size-4" />
            Previous
          </Step>
        </li>
        <li className="px-2 text-sm text-soft sm:hidden">
          Page {current} of {total}
        </li>
        {pageWindow(current, total).map((slot, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a slot is identified by its position
          <li key={at} className="hidden sm:block">
            {slot === 'gap' ? <Gap /> : <Page page={slot} to={to(slot)} current={slot === current} />}
          </li>
        ))}
        <li className="flex flex-1 justify-end">
          <Step to={current < total ? to(current + 1) : null} rel="next">
            Next
            <ChevronRight aria-hidden="true" className="size-4" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  if (to === null) return null;
  return (
    <AppLink to={to} rel={rel} className={`${step} text-ink hover:bg-mist`}>
      {children}
    </AppLink>
  );
}

function Page({ page, to, current }: { page: number; to: string; current: boolean }) {
  return (
    <AppLink
      to={to}
      aria-label={`Page ${page}`}
      aria-current={current ? 'page' : undefined}
      className={`${cell} ${current ? 'font-semibold text-ink shadow-[inset_0_-2px_0_var(--color-sea)]' : 'rounded-sm text-soft hover:bg-mist hover:text-ink'}`}
    >
      {page}
    </AppLink>
  );
}

function Gap() {
  return (
    <span className={`${cell} text-soft`}>
      <span aria-hidden="true">…</span>
      <span className="sr-only">skipped pages</span>
    </span>
  );
}

const step =
  'inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm font-medium no-underline transition-colors';
const cell = 'inline-grid min-h-11 min-w-11 place-items-center text-sm no-underline transition-colors';
