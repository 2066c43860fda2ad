import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { Language } from '../content.ts';
import { contentWords } from './content-words.ts';

/** A slide as part of the page, laid out for the width of the screen. */
export type SlideView = {
  title: string;
  subtitle: string;
  source: string;
  /** The slide as an image file. */
  picture: string;
  drawing: string;
};

/** Scrolls and swipes without JavaScript; buttons and arrow keys are added by `operateSlides`. */
export function SlideViewer({ slides, lang }: { slides: readonly SlideView[]; lang: Language }) {
  return (
    <section aria-labelledby="slides" data-slides="">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="slides" lang={lang} className="text-2xl">
          {contentWords[lang].moreSlides}
        </h2>
        <div className="flex items-center noscript:hidden print:hidden">
          <output className="mr-2 text-[0.9375rem] text-soft tabular-nums">1 of {slides.length}</output>
          <IconButton
            label="Previous slide"
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled
            data-step={-1}
            className={endLook}
          />
          <IconButton
            label="Next slide"
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={slides.length === 1}
            data-step={1}
            className={endLook}
          />
        </div>
      </div>
      <ol className={rowLook}>
        {slides.map((slide) => (
          <li key={slide.picture} className={slideLook}>
            <Slide slide={slide} lang={lang} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Words and chart are part of the page, so that they are as large on a phone as the text around them. */
function Slide({ slide, lang }: { slide: SlideView; lang: Language }) {
  const { title, subtitle, source, picture, drawing } = slide;
  return (
    <figure className="flex w-full flex-col rounded-md border border-t-4 border-line border-t-sea p-4 sm:px-8 sm:py-6">
      <figcaption lang={lang}>
        <p className="text-lg leading-snug font-semibold tracking-[-0.01em] text-balance sm:text-2xl">
          {title}
        </p>
        <p className="mt-1 text-sm text-soft">{subtitle}</p>
      </figcaption>
      <div
        lang={lang}
        className="min-w-0 py-5 max-sm:pb-6 sm:my-auto"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-2 text-note text-soft">
        <span lang={lang}>{source}</span>
        <a
          href={picture}
          data-picture=""
          className={`${textLink} relative inline-flex min-h-6 items-center print:hidden`}
        >
          Open slide<span className="sr-only">: {title}</span>
        </a>
      </p>
    </figure>
  );
}

// The next slide peeks in from the right, and the last one can still be scrolled to the left edge.
const rowLook =
  '-m-1 mt-2 flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain scroll-pl-1 p-1 pr-6 sm:gap-4 ' +
  'sm:pr-10 motion-safe:scroll-smooth print:grid print:overflow-visible';

const slideLook =
  'flex w-[calc(100%-1.25rem)] shrink-0 snap-start sm:min-h-96 sm:w-[calc(100%-2.5rem)] print:min-h-0 print:w-full ' +
  'print:break-inside-avoid';

const endLook = 'aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent';
