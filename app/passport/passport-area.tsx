import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useNavigate } from 'react-router';
import { passportCardPath } from '../figures/sheet-address.ts';
import { closeAllPopovers } from '../ui/overlay/closing.tsx';
import { useDrawnLinks } from '../ui/app-link.tsx';
import { isPlainClick } from '../ui/plain-click.ts';
import { mayPrefetch } from '../ui/prefetch-queue.ts';
import type { Opening } from './passport-popover.tsx';
import type { PassportCard } from './passport-view.ts';

/**
 * Figures open their passport in a popover, and show a short definition while they are pointed at. With a modifier key,
 * without scripts, or after a failure they are plain links.
 */
export function PassportArea({ className, children }: { className: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const pressedWhileOpen = useRef<Element | null>(null);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [panels, setPanels] = useState<Panels | null>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [pointed, setPointed] = useState<Opening | null>(null);
  const navigate = useNavigate();
  useDrawnLinks(area, '[data-chart]');
  const endHint = useCallback(() => {
    clearTimeout(intent.current);
    setPointed(null);
  }, []);

  useEffect(() => {
    for (const figure of area.current!.querySelectorAll('a[data-passport]:not([aria-haspopup])')) {
      figure.setAttribute('aria-haspopup', 'dialog');
      figure.setAttribute('aria-expanded', 'false');
    }
  });

  function onApproach({ target }: PointerEvent | FocusEvent, wantsHint: (figure: Element) => boolean) {
    clearTimeout(intent.current);
    const figure = figureOf(target);
    if (figure && pointed?.figure === figure) return;
    if (!figure || isOpen(figure)) {
      // The pointer may be on its way to the definition, which stays while it is there.
      if (pointed && !isHint(target)) intent.current = setTimeout(endHint, graceMs);
      return;
    }
    intent.current = setTimeout(() => {
      const card = requestAhead(pathOf(figure));
      const loading = loadPanels().catch(() => null);
      if (!card || !wantsHint(figure)) return;
      intent.current = setTimeout(() => {
        void loading.then((loaded) => {
          setPanels(loaded);
          if (figure.matches(':hover, :focus')) setPointed({ figure, card });
        });
      }, hintMs - intentMs);
    }, intentMs);
  }

  function onPress({ target }: SyntheticEvent) {
    const figure = figureOf(target);
    pressedWhileOpen.current = figure && isOpen(figure) ? figure : null;
  }

  function onClick(event: MouseEvent) {
    const figure = figureOf(event.target);
    if (!figure || !isPlainClick(event)) return;
    event.preventDefault();
    endHint();
    // A press closes an open popover before its click arrives; a key does not.
    const wasOpen = pressedWhileOpen.current === figure || isOpen(figure);
    pressedWhileOpen.current = null;
    if (wasOpen) return closeAllPopovers();

    const leave = () => {
      void navigate(pathOf(figure));
      return null;
    };
    setOpening({ figure, card: requestPassport(pathOf(figure)).catch(leave) });
    loadPanels().then(setPanels, leave);
  }

  return (
    // The figures are links; this div handles their events.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={area}
      onPointerOver={(event) => onApproach(event, () => event.pointerType === 'mouse')}
      // A passport that closes gives the focus back to its figure, which was explained well enough.
      onFocus={(event) => onApproach(event, (figure) => figure !== opening?.figure && isFocused(figure))}
      onPointerLeave={endHint}
      onBlur={endHint}
      onPointerDownCapture={onPress}
      onClickCapture={onClick}
      className={className}
    >
      {children}
      {panels && opening && <panels.PassportPopover opening={opening} />}
      {panels && pointed && (
        <Suspense>
          <panels.PassportHint key={pointed.figure.href} opening={pointed} onEnd={endHint} />
        </Suspense>
      )}
    </div>
  );
}

type Panels = typeof import('./passport-popover.tsx');

/** Long enough that moving across a table requests nothing. */
const intentMs = 60;
const hintMs = 150;
const graceMs = 120;

const loadPanels = () => import('./passport-popover.tsx');

const isHint = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-passport-hint]') !== null;

const isFocused = (figure: Element) => figure.matches(':focus-visible');

function figureOf(target: EventTarget) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-passport]') : null;
}

const isOpen = (figure: Element) => figure.getAttribute('aria-expanded') === 'true';

const pathOf = (figure: HTMLAnchorElement) => figure.pathname;

/** A prefetched card is not requested again. */
function requestPassport(page: string): Promise<PassportCard> {
  if (latest?.page !== page) latest = { page, card: load(page) };
  return latest.card;
}

/** Null where the visitor saves data. If the request fails, opening the passport reports it. */
function requestAhead(page: string): Promise<PassportCard | null> | null {
  if (!mayPrefetch((navigator as { connection?: object }).connection)) return null;
  return requestPassport(page).catch(() => null);
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
