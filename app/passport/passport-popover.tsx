import { X } from 'lucide-react';
import { Suspense, use, useEffect, useId, useRef, type ToggleEvent } from 'react';
import { Link } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { Skeleton, SkeletonText } from '../ui/feedback/loading.tsx';
import { IconButton } from '../ui/button.tsx';
import { anchoredLook, usePlacement } from '../ui/overlay/placement.tsx';
import { panelDistance } from '../ui/overlay/timings.ts';
import { bubbleLook } from '../ui/overlay/tooltip.tsx';
import { textLink } from '../ui/text-link.ts';
import { PassportFacts } from './passport-facts.tsx';
import { PassportRange } from './passport-range.tsx';
import type { PassportCard } from './passport-view.ts';

/** The card is null when the browser navigates to the page instead. */
export type Opening = { figure: HTMLAnchorElement; card: Promise<PassportCard | null> };

/** Beside the number, so that headings above and below it stay in view; a phone has room only below. */
const besideIt = 'right-start';

/** The browser closes the popover on Escape and restores the focus. */
export function PassportPopover({ opening }: { opening: Opening }) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const { place, release } = usePlacement(panel, besideIt, panelDistance);
  const { figure, card } = opening;

  useEffect(() => {
    const element = panel.current!;
    if (element.matches(':popover-open')) element.hidePopover();
    // Focus returns to the element that has it now, and not every browser focuses a clicked link.
    opening.figure.focus({ preventScroll: true });
    element.showPopover({ source: opening.figure });
    element.focus({ preventScroll: true });
    void place(opening.figure);
    opening.figure.setAttribute('aria-expanded', 'true');
    return () => opening.figure.setAttribute('aria-expanded', 'false');
  }, [opening, place]);

  function onToggle({ newState }: ToggleEvent) {
    if (newState === 'open') return;
    figure.setAttribute('aria-expanded', 'false');
    release();
  }

  return (
    <dialog
      ref={panel}
      id={id}
      popover="auto"
      aria-label={`About ${figure.textContent}`}
      tabIndex={-1}
      onToggle={onToggle}
      className={`${panelLook} ${anchoredLook(besideIt)}`}
    >
      <Suspense fallback={<Waiting />}>
        <Card card={card} />
      </Suspense>
      <span className="absolute top-1.5 right-1.5">
        <IconButton
          label="Close"
          icon={<X aria-hidden="true" />}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </span>
    </dialog>
  );
}

/** A short definition and the grade of a figure that is pointed at or focused. The area around it says when it ends. */
export function PassportHint({ opening: { figure, card }, onEnd }: { opening: Opening; onEnd: () => void }) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  const { place, release } = usePlacement(bubble, 'bottom-start', panelDistance);
  const passport = use(card);

  useEffect(() => {
    const element = bubble.current;
    if (!element) return undefined;
    const endOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onEnd();
    element.showPopover({ source: figure });
    void place(figure);
    figure.setAttribute('aria-describedby', id);
    document.addEventListener('keydown', endOnEscape);
    return () => {
      document.removeEventListener('keydown', endOnEscape);
      figure.removeAttribute('aria-describedby');
      release();
    };
  }, [figure, id, place, release, onEnd]);

  if (!passport) return null;
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      data-passport-hint=""
      className={`${bubbleLook} ${anchoredLook('bottom-start')}`}
    >
      <b className="font-semibold">{passport.title}</b> · Grade {passport.grade}
      <span className="mt-0.5 block">{passport.definition}</span>
    </div>
  );
}

function Card({ card }: { card: Opening['card'] }) {
  const passport = use(card);
  if (!passport) return <Waiting />;
  const { title, value, scope, period, definition, ladder, facts, page, report } = passport;
  return (
    <>
      <p className="pr-8 text-soft">{title}</p>
      <p className="tabular text-2xl leading-9 font-semibold tracking-[-0.02em] text-ink">{value}</p>
      {ladder && <PassportRange ladder={ladder} />}
      <p className="text-soft">{`${scope}, ${period}`}</p>
      <p className="mt-2 mb-3">{definition}</p>
      <PassportFacts compact facts={facts} />
      <p className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-2.5">
        <AppLink to={page} className={textLink}>
          Full passport and citation
        </AppLink>
        <Link to={report} className={textLink}>
          Report an error
          <span className="sr-only">{` in “${title}, ${scope}, ${period}”`}</span>
        </Link>
      </p>
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid h-[24rem] content-start gap-4">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-7 w-1/2" />
      <SkeletonText lines={9} />
    </div>
  );
}

const panelLook =
  'm-[5px] max-h-[calc(100dvh-1rem)] w-[min(25rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-md border border-line bg-raised px-4 py-2.5 ' +
  'text-sm leading-[1.375rem] text-ink shadow-float outline-none opacity-0 transition-[opacity,display,overlay] transition-discrete duration-150 ' +
  'open:opacity-100 starting:open:opacity-0 print:hidden';
