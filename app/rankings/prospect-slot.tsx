import type { ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';

/** Offers the whole ranking as a file; what is given takes the place of the way to the contact page. */
export function ProspectSlot({ children }: { children?: ReactNode }) {
  return (
    <aside
      aria-labelledby="full-ranking"
      className="mt-16 grid gap-x-12 gap-y-5 rounded-lg bg-mist p-6 sm:p-8 lg:grid-cols-[1fr_auto] lg:items-center print:hidden"
    >
      <div>
        <h2 id="full-ranking" className="text-xl">
          Send me the full ranking as XLSX
        </h2>
        <p className="mt-2 max-w-prose text-[0.9375rem] leading-6 text-soft">
          Every place of every edition in one workbook. Tell us which ranking you need, and we send it by
          mail.
        </p>
      </div>
      {children ?? (
        <AppLink to="/contact" className={buttonLook({ variant: 'primary' })}>
          Ask for the workbook
        </AppLink>
      )}
    </aside>
  );
}
