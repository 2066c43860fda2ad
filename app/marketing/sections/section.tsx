import type { ReactNode } from 'react';
import { headingId } from './heading-id.ts';

type Props = {
  anchor?: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
};

/** Without hooks, for static markup. */
export function Section({ anchor, title, lead, children }: Props) {
  const id = anchor ?? headingId(title);
  return (
    <section aria-labelledby={id}>
      <div className="mx-auto max-w-6xl px-4 py-7 sm:px-6 sm:py-14">
        <h2 id={id} className="max-w-3xl text-heading">
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-prose text-lead text-pretty text-soft">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
