import { X } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Button, buttonLook, IconButton, iconButtonLook } from '../button.tsx';

/**
 * A modal dialog, opened by any `<DialogButton dialog={id}>` on the page. Before hydration `command` opens it; without
 * scripts the buttons are links, and the dialog shows as the `:target` of the URL.
 */
export function Dialog({
  id,
  title,
  footer,
  children,
  ...rest
}: Omit<ComponentProps<'dialog'>, 'title' | 'open'> & {
  id: string;
  title: ReactNode;
  footer?: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClick={closeOnBackdrop}
      className={`${dialogLook} ${asTarget}`}
      {...rest}
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
        <h2 id={`${id}-title`} className="text-xl wrap-anywhere sm:text-2xl">
          {title}
        </h2>
        <span className="-mt-2 -mr-2.5">
          <IconButton
            label="Close"
            icon={<X aria-hidden="true" />}
            command="close"
            commandfor={id}
            onClick={() => command(id, 'close')}
            className="noscript:hidden"
          />
          <a href={`#${openerId(id)}`} aria-label="Close" className={`${iconButtonLook} not-noscript:hidden`}>
            <X aria-hidden="true" />
          </a>
        </span>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-3 pb-6 sm:px-7 sm:pb-7">
        {children}
      </div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">
          {footer}
        </div>
      )}
    </dialog>
  );
}

type DialogControl = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon' | 'children'> & {
  dialog: string;
};

export function DialogButton({ dialog, icon, children, ...look }: DialogControl) {
  return (
    <>
      <Button
        {...look}
        icon={icon}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={dialog}
        onClick={() => command(dialog, 'showModal')}
        className="noscript:hidden"
      >
        {children}
      </Button>
      <a id={openerId(dialog)} href={`#${dialog}`} className={`${buttonLook(look)} not-noscript:hidden`}>
        {icon}
        {children}
      </a>
    </>
  );
}

export function DialogClose({ dialog, icon, children, ...look }: DialogControl) {
  return (
    <>
      <Button
        {...look}
        icon={icon}
        command="close"
        commandfor={dialog}
        onClick={() => command(dialog, 'close')}
        className="noscript:hidden"
      >
        {children}
      </Button>
      <a href={`#${openerId(dialog)}`} className={`${buttonLook(look)} not-noscript:hidden`}>
        {icon}
        {children}
      </a>
    </>
  );
}

/** For browsers without the `command` attribute. */
function command(id: string, action: 'showModal' | 'close') {
  if ('command' in HTMLButtonElement.prototype) return;
  document.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`)?.[action]();
}

/** For browsers without `closedby`. A click on the backdrop has the dialog itself as its target. */
function closeOnBackdrop({ target, currentTarget: dialog }: MouseEvent<HTMLDialogElement>) {
  const closesItself = 'closedBy' in HTMLDialogElement.prototype;
  if (target === dialog && !closesItself) dialog.close();
}

const openerId = (id: string) => `${id}-opener`;

const dialogLook =
  'm-auto max-h-[min(44rem,calc(100dvh-2rem))] w-[min(36rem,calc(100vw-2rem))] max-w-none flex-col overflow-visible rounded-lg border border-line bg-raised p-0 text-ink shadow-float ' +
  'translate-y-2 opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-200 open:flex open:translate-y-0 open:opacity-100 ' +
  'starting:open:translate-y-2 starting:open:opacity-0 backdrop:bg-scrim backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete ' +
  'backdrop:duration-200 open:backdrop:opacity-100 starting:open:backdrop:opacity-0';

const asTarget =
  'noscript:target:fixed noscript:target:inset-0 noscript:target:z-50 noscript:target:flex noscript:target:h-fit noscript:target:translate-y-0 ' +
  'noscript:target:opacity-100 noscript:target:shadow-[0_0_0_100vmax_var(--color-scrim)]';

declare module 'react' {
  // Invoker commands are not in @types/react yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
