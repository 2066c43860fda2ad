import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { openingIsBlocked, watchOutsidePresses } from './closing.tsx';
import { anchoredLook, loadPositioning, usePlacement, type Placement } from './placement.tsx';
import { defaultPlacement, disposeTimeout, panelDistance, tooltipShowDelay } from './timings.ts';

/** Stays while the pointer is on it and closes on Escape. Without scripts, CSS shows it below the control. */
export function Tooltip({
  text,
  placement = defaultPlacement,
  children,
}: {
  text: string;
  placement?: Placement;
  children: (trigger: { 'aria-describedby': string }) => ReactNode;
}) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const { place, release } = usePlacement(bubble, placement, panelDistance);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  const isFocused = () => host.current?.querySelector(':focus-visible') !== null;

  const dismiss = useCallback(() => {
    setWanted(false);
    setOpen(false);
  }, []);

  useEffect(() => {
    if (wanted === open) return undefined;
    if (wanted) void loadPositioning();
    const timer = setTimeout(
      () => setOpen(wanted && !openingIsBlocked()),
      wanted ? tooltipShowDelay : disposeTimeout,
    );
    return () => clearTimeout(timer);
  }, [wanted, open]);

  useEffect(() => {
    const [element, anchor] = [bubble.current, host.current?.firstElementChild];
    if (!open || !element || !(anchor instanceof HTMLElement)) return undefined;

    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      dismiss();
    };
    watchOutsidePresses();
    element.showPopover({ source: anchor });
    void place(anchor);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      element.hidePopover();
      release();
    };
  }, [open, place, release, dismiss]);

  return (
    <span
      ref={host}
      className="group/tip relative inline-block"
      data-tooltip-trigger=""
      onPointerEnter={() => setWanted(true)}
      // A lifted finger also fires this event; on touch screens the next tap elsewhere closes it.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setWanted(isFocused())}
      onFocus={() => isFocused() && setWanted(true)}
      onBlur={({ currentTarget }) => setWanted(currentTarget.matches(':hover'))}
    >
      {children({ 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        onToggle={({ newState }) => newState === 'closed' && dismiss()}
        className={`${bubbleLook} ${anchoredLook(placement)} ${withoutScripts}`}
      >
        {text}
      </span>
    </span>
  );
}

export const bubbleLook =
  'm-[5px] w-max max-w-[min(18rem,calc(100vw-1rem))] rounded-sm bg-ink px-2.5 py-1.5 text-left text-sm leading-5 font-normal text-paper wrap-anywhere ' +
  'opacity-0 transition-[opacity,display,overlay] transition-discrete duration-150 open:opacity-100 starting:open:opacity-0';

const withoutScripts =
  'noscript:group-hover/tip:block noscript:group-hover/tip:opacity-100 noscript:group-focus-within/tip:block ' +
  'noscript:group-focus-within/tip:opacity-100 noscript:absolute noscript:top-full noscript:left-0 noscript:z-10 noscript:m-0 noscript:mt-[5px]';
