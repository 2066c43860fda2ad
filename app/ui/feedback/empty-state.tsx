import type { ReactNode } from 'react';

export function EmptyState({
  title,
  icon,
  action,
  children,
}: {
  title: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center rounded-lg border border-dashed border-edge px-6 py-14 text-center">
      {icon ? <span className="text-sea [&_svg]:size-8 [&_svg]:stroke-[1.25]">{icon}</span> : <Horizon />}
      <p className="mt-5 text-lg font-semibold tracking-[-0.015em] text-balance wrap-anywhere">{title}</p>
      {children && <div className="mt-1.5 max-w-[52ch] text-pretty text-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

function Horizon() {
  return (
    <svg
      viewBox="0 0 96 40"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="h-10 w-24 text-sea"
    >
      <path d="M36 20a12 12 0 0 1 24 0" strokeWidth="1.25" />
      <path d="M2 20.5h92" strokeWidth="1.25" strokeLinecap="round" />
      <path d="M18 27h60M30 33h36M41 39h14" strokeWidth="1" strokeLinecap="round" opacity="0.55" />
    </svg>
  );
}
