import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { passportCardPath } from '../figures/sheet-address.ts';
import { closeAllPopovers } from '../ui/overlay/closing.tsx';
import { mayPrefetch } from '../ui/prefetch-queue.ts';
import type { Opening, PassportPopover } from './passport-popover.tsx';
import type { PassportCard } from './passport-view.ts';

/** Figures open their passport in a popover. With a modifier key, without scripts, or after a failure they are plain links. */
export function PassportArea({ className, children }: { className: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const pressedWhileOpen = useRef<Element | null>(null);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [Popover, setPopover] = useState<typeof PassportPopover | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    for (const figure of area.current!.querySelectorAll('a[data-passport]:not([aria-haspopup])')) {
      figure.setAttribute('aria-haspopup', 'dialog');
      figure.setAttribute('aria-expanded', 'false');
    }
  });

  function onApproach({ target }: SyntheticEvent) {
    clearTimeout(intent.current);
    const figure = figureOf(target);
    if (!figure || isOpen(figure)) return;
    intent.current = setTimeout(() => {
      void loadPopover().catch(() => {});
      requestAhead(pathOf(figure));
    }, intentMs);
  }

  function onPress({ target }: SyntheticEvent) {
    const figure = figureOf(target);
    pressedWhileOpen.current = figure && isOpen(figure) ? figure : null;
  }

  function onClick(event: MouseEvent) {
    const figure = figureOf(event.target);
    if (!figure || hasModifier(event)) return;
    event.preventDefault();
    clearTimeout(intent.current);
    // A press closes an open popover before its click arrives; a key does not.
    const wasOpen = pressedWhileOpen.current === figure || isOpen(figure);
    pressedWhileOpen.current = null;
    if (wasOpen) return closeAllPopovers();

    const leave = () => {
      void navigate(pathOf(figure));
      return null;
    };
    setOpening({ figure, card: requestPassport(pathOf(figure)).catch(leave) });
    loadPopover().then(({ PassportPopover: loaded }) => setPopover(() => loaded), leave);
  }

  /** Server-drawn markup has plain links, which should navigate like all others. */
  function onDrawnLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest(drawnLinks) : null;
    if (!link || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    // Links in an SVG have no `pathname`.
    void navigate(link.getAttribute('href')!);
  }

  return (
    // The figures are links; this div handles their events.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={area}
      onPointerOver={onApproach}
      onFocus={onApproach}
      onPointerDownCapture={onPress}
      onClickCapture={onClick}
      onClick={onDrawnLink}
      className={className}
    >
      {children}
      {Popover && opening && <Popover opening={opening} />}
    </div>
  );
}

/** Long enough that moving across a table requests nothing. */
const intentMs = 60;

const drawnLinks = ':is([data-drawn], [data-chart]) a[href^="/"]';

const loadPopover = () => import('./passport-popover.tsx');

function figureOf(target: EventTarget) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-passport]') : null;
}

const isOpen = (figure: Element) => figure.getAttribute('aria-expanded') === 'true';

const pathOf = (figure: HTMLAnchorElement) => figure.pathname;

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** A prefetched card is not requested again. */
function requestPassport(page: string): Promise<PassportCard> {
  if (latest?.page !== page) latest = { page, card: load(page) };
  return latest.card;
}

function requestAhead(page: string) {
  if (!mayPrefetch((navigator as { connection?: object }).connection)) return;
  // If this fails, opening the passport reports it.
  void requestPassport(page).catch(() => {});
}

let latest: { page: string; card: Promise<PassportCard> } | null = null;

async function load(page: string): Promise<PassportCard> {
  try {
    const response = await fetch(passportCardPath(page));
    if (!response.ok) throw new Error(`The passport answered ${response.status}.`);
    return (await response.json()) as PassportCard;
  } catch (error) {
    latest = null;
    throw error;
  }
}
