import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/button.tsx';
import type { Language } from '../content.ts';
import { PagePicture, type PageImage } from './library-frame.tsx';

/** Scrolls and swipes without JavaScript; buttons and arrow keys are added by it. */
export function SlideViewer({ slides, lang }: { slides: readonly PageImage[]; lang: Language }) {
  const row = useRef<HTMLOListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState(0);

  function show(wanted: number) {
    const shown = Math.min(Math.max(wanted, 0), slides.length - 1);
    setAt(shown);
    row.current!.scrollTo({ left: shown * stepOf(row.current!) });
    if (!row.current!.contains(document.activeElement)) return;
    row.current!.querySelectorAll('a')[shown]?.focus({ preventScroll: true });
  }

  function onScroll() {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      if (row.current) setAt(Math.round(row.current.scrollLeft / stepOf(row.current)));
    }, settleMs);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(at + step);
  }

  return (
    // Handles keys of the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby="slides" onKeyDown={onKeyDown}>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="slides" className="text-2xl">
          Slides
        </h2>
        <div className="flex items-center noscript:hidden print:hidden">
          <output className="mr-2 text-[0.9375rem] text-soft tabular-nums">
            {at + 1} of {slides.length}
          </output>
          <IconButton
            label="Previous slide"
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={at === 0}
            onClick={() => show(at - 1)}
            className={endLook}
          />
          <IconButton
            label="Next slide"
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={at === slides.length - 1}
            onClick={() => show(at + 1)}
            className={endLook}
          />
        </div>
      </div>
      <ol ref={row} onScroll={onScroll} lang={lang} className={rowLook}>
        {slides.map((slide) => (
          <li key={slide.picture} className="w-[calc(100%-2.5rem)] shrink-0 snap-start print:w-full">
            <PagePicture {...slide} size={[960, 540]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepOf({ children: [first, second] }: HTMLElement) {
  const left = (slide: Element | undefined) => slide?.getBoundingClientRect().left ?? 0;
  return left(second) - left(first) || 1;
}

/** While a scroll is under way, the position is between two slides. */
const settleMs = 120;

// The next slide peeks in from the right, and the last one can still be scrolled to the left edge.
const rowLook =
  '-m-1 mt-2 flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain scroll-pl-1 p-1 pr-10 ' +
  'motion-safe:scroll-smooth print:grid print:overflow-visible';

const endLook = 'aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';
