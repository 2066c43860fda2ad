import {
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { closeAllPopovers, openingIsBlocked, watchOutsidePresses } from './closing.tsx';
import { anchoredLook, loadPositioning, usePlacement, type Placement } from './placement.tsx';
import { defaultPlacement, menuDistance, menuHideDelay, panelDistance } from './timings.ts';

/** Props for the button. The browser opens the panel, even without scripts. */
export type PopoverTrigger = { popoverTarget: string };

export function Popover({
  label,
  renderTrigger,
  kind = 'panel',
  placement = defaultPlacement,
  children,
}: {
  label: string;
  renderTrigger: (props: PopoverTrigger) => ReactNode;
  kind?: 'panel' | 'menu';
  placement?: Placement;
  children: ReactNode;
}) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { place, release } = usePlacement(panel, placement, kind === 'menu' ? menuDistance : panelDistance);
  const hover = useHoverOpening(panel);

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'closed') return release();
    watchOutsidePresses();
    const anchor = currentTarget.previousElementSibling;
    if (anchor) void place(anchor);
  }

  return (
    <div className="relative inline-block" onPointerOver={loadPositioning} {...(kind === 'menu' && hover)}>
      {renderTrigger({ popoverTarget: id })}
      {/* The click handler is for the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        onBeforeToggle={refuseWhileBlocked}
        onToggle={onToggle}
        onClick={closeAfterLink}
        className={`${panelLook} ${anchoredLook(placement)} ${kinds[kind]}`}
      >
        {children}
      </section>
    </div>
  );
}

function useHoverOpening(panel: { current: HTMLElement | null }) {
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(hiding.current), []);

  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      clearTimeout(hiding.current);
      if (pointerType !== 'mouse' || panel.current?.matches(':popover-open') || openingIsBlocked()) return;
      panel.current?.showPopover();
      openedByHover.current = true;
    },
    onPointerLeave() {
      if (!openedByHover.current) return;
      hiding.current = setTimeout(() => panel.current?.hidePopover(), menuHideDelay);
    },
    /** After opening on hover, the first click on the trigger must not close it again. */
    onClickCapture(event: MouseEvent) {
      const onTrigger = event.target instanceof Node && !panel.current?.contains(event.target);
      if (onTrigger && openedByHover.current && panel.current?.matches(':popover-open'))
        event.preventDefault();
      openedByHover.current = false;
    },
  };
}

function refuseWhileBlocked(event: ToggleEvent) {
  if (event.newState === 'open' && openingIsBlocked()) event.preventDefault();
}

function closeAfterLink({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('a[href]')) closeAllPopovers();
}

const panelLook =
  'w-max max-w-[min(22rem,calc(100vw-1rem))] rounded-md border border-line bg-raised text-base leading-6 text-ink shadow-float ' +
  'opacity-0 transition-[opacity,display,overlay] transition-discrete duration-150 open:opacity-100 starting:open:opacity-0';

const kinds = { panel: 'm-[5px] p-4', menu: 'm-[10px] p-1.5' };
