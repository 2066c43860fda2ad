import { useId, type ReactNode } from 'react';

type Props = {
  anchor?: string;
  title: string;
  lead?: ReactNode;
  tone?: 'paper' | 'mist';
  children?: ReactNode;
};

export function Section({ anchor, title, lead, tone = 'paper', children }: Props) {
  const ownId = useId();
  const id = anchor ?? ownId;
  return (
    <section aria-labelledby={id} className={tone === 'mist' ? 'bg-mist' : undefined}>
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
