import { useId, type ReactNode } from 'react';

type Props = {
  /** By which links lead here. */
  anchor?: string;
  title: string;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** `mist` lies on a ground of its own. */
  tone?: 'paper' | 'mist';
  children?: ReactNode;
};

/** A part of a page with its heading, as wide as the page's text. */
export function Section({ anchor, title, lead, tone = 'paper', children }: Props) {
  const ownId = useId();
  const id = anchor ?? ownId;
  return (
    <section
      aria-labelledby={id}
      className={`unseen-later [contain-intrinsic-height:auto_90rem] ${tone === 'mist' ? 'bg-mist' : ''}`}
    >
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
        <h2 id={id} className="max-w-3xl text-3xl tracking-[-0.025em] sm:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-prose text-lg text-pretty text-soft">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
