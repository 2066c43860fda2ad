import type { ReactNode } from 'react';

export function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = title.toLowerCase();
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="min-w-0 border-t border-ink pt-5">
      <h2 id={`${id}-heading`} className="text-3xl">
        {title}
      </h2>
      <p className="mt-2 max-w-[65ch] text-pretty text-soft">{lead}</p>
      <div className="mt-10 grid gap-12">{children}</div>
    </section>
  );
}

export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-4">
      <h3 className="text-sm font-medium tracking-normal text-soft">{name}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
