import type { ReactNode } from 'react';

type Tone = 'neutral' | 'sea' | 'info' | 'success' | 'warning' | 'danger';

export function Badge({
  tone = 'neutral',
  dot = false,
  children,
}: {
  tone?: Tone;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={`${base} ${tones[tone]}`}>
      {dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}

const base =
  'inline-flex max-w-full items-center gap-1.5 rounded-sm px-2 py-0.5 align-middle text-[0.8125rem] leading-5 font-medium tracking-normal tabular-nums wrap-anywhere';

const tones = {
  neutral: 'bg-mist text-soft',
  sea: 'bg-sea-wash text-sea-strong',
  info: 'bg-info-wash text-info',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
};
