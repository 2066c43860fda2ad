import type { ReactNode } from 'react';

export function Offer({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <aside
      aria-labelledby={id}
      className="mt-16 grid gap-x-12 gap-y-5 rounded-lg bg-mist p-6 sm:p-8 lg:grid-cols-[1fr_auto] print:hidden"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-[0.9375rem] leading-6 text-soft">{text}</p>
      </div>
      {children}
    </aside>
  );
}
