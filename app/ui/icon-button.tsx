import type { ComponentProps, ReactNode } from 'react';

/** A square button without words on it: `label` is its name for those who do not see the icon. */
export function IconButton({
  label,
  icon,
  className = '',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}

      className={`${iconButtonLook} ${className}`}
      {...rest}
    >
      {icon}
    </button>
  );
}

export const iconButtonLook =
  'inline-grid size-11 shrink-0 place-items-center rounded-md text-soft transition-colors hover:bg-mist hover:text-ink ' +
  'disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5';
