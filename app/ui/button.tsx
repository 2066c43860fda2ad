import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from './feedback/loading.tsx';

type Look = {
  variant?: 'primary' | 'search' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium';
};

export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  icon,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: Look & ComponentProps<'button'> & { busy?: boolean; icon?: ReactNode; children: ReactNode }) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={`${buttonLook({ variant, size })} ${className}`}
      {...rest}
    >
      {busy && <Spinner className="absolute inset-0 m-auto size-5" />}
      <span className={`inline-flex items-center gap-2 ${busy ? 'opacity-0' : ''}`}>
        {icon}
        {children}
      </span>
    </button>
  );
}

export function buttonLook({ variant = 'secondary', size = 'medium' }: Look = {}) {
  return `${base} ${sizes[size]} ${variants[variant]}`;
}

/** Unlike `disabled`, this keeps the focus on a busy button. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium tracking-[-0.01em] no-underline ' +
  'transition-[background-color,border-color,translate] duration-150 active:translate-y-px [&_svg]:shrink-0 ' +
  'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0 aria-busy:cursor-progress';

const sizes = {
  small: 'min-h-8 px-3 py-1 text-sm leading-snug [&_svg]:size-4',
  medium: 'min-h-11 px-5 py-2 text-base leading-snug [&_svg]:size-[1.125rem]',
};

const variants = {
  primary: 'border-transparent bg-buoy text-on-buoy enabled:hover:bg-buoy-strong [a]:hover:bg-buoy-strong',
  search: 'border-transparent bg-sea text-on-sea enabled:hover:bg-sea-strong',
  secondary: 'border-edge bg-paper text-ink enabled:hover:bg-mist [a]:hover:bg-mist',
  quiet: 'border-transparent bg-transparent text-ink enabled:hover:bg-mist [a]:hover:bg-mist',
  danger: 'border-danger bg-danger-wash text-danger enabled:hover:border-ink [a]:hover:border-ink',
};

export function IconButton({
  label,
  icon,
  className = '',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode }) {
  return (
    <button type="button" aria-label={label} className={`${iconButtonLook} ${className}`} {...rest}>
      {icon}
    </button>
  );
}

export const iconButtonLook =
  'inline-grid size-11 shrink-0 place-items-center rounded-md text-soft transition-colors hover:bg-mist hover:text-ink ' +
  'disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5';
