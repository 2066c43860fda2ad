import type { ReactNode } from 'react';

type Props = {
  anchor?: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
};

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

/** 'Method and limits' becomes 'method-and-limits'. Static markup cannot use React's ids. */
export const headingId = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
