import { X } from 'lucide-react';
import { Suspense, use, useEffect, useId, useRef, type ToggleEvent } from 'react';
import { Link } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { Skeleton, SkeletonText } from '../ui/feedback/loading.tsx';
import { IconButton } from '../ui/button.tsx';
import { anchoredLook, usePlacement } from '../ui/overlay/placement.tsx';
import { panelDistance } from '../ui/overlay/timings.ts';
import { textLink } from '../ui/text-link.ts';
import { PassportFacts } from './passport-facts.tsx';
import type { PassportCard } from './passport-view.ts';

/** The card is null when the browser navigates to the page instead. */
export type Opening = { figure: HTMLAnchorElement; card: Promise<PassportCard | null> };

/** The browser closes the popover on Escape and restores the focus. */
export function PassportPopover({ opening }: { opening: Opening }) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const { place, release } = usePlacement(panel, 'bottom-start', panelDistance);
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
      className={`${panelLook} ${anchoredLook('bottom-start')}`}
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

function Card({ card }: { card: Opening['card'] }) {
  const passport = use(card);
  if (!passport) return <Waiting />;
  const { title, value, scope, period, definition, facts, page, report } = passport;
  return (
    <>
      <p className="pr-8 text-soft">{title}</p>
      <p className="tabular text-2xl leading-9 font-semibold tracking-[-0.02em] text-ink">{value}</p>
      <p className="text-soft">{`${scope}, ${period}`}</p>
      <p className="mt-2 mb-3">{definition}</p>
      <PassportFacts compact facts={facts} />
      <p className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-2.5">
        <AppLink to={page} className={textLink}>
          Full passport and citation
        </AppLink>
        <Link to={report} className={textLink}>
          Report an error
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
  'm-[5px] max-h-[calc(100dvh-1rem)] w-[min(25rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-4 ' +
  'text-sm leading-[1.375rem] text-ink shadow-float outline-none opacity-0 transition-[opacity,display,overlay] transition-discrete duration-150 ' +
  'open:opacity-100 starting:open:opacity-0 print:hidden';
