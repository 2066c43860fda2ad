import type { Language } from '../../content.ts';
import type { Slide } from '../slide-viewer.tsx';

/** Pages to look at: side by side, or in a row that is swiped. */
export function SamplePages({ pages, lang }: { pages: readonly Slide[]; lang: Language }) {
  return (
    <section aria-labelledby="sample-pages">
      <h2 id="sample-pages" className="text-2xl">
        Sample pages
      </h2>
      <ol
        lang={lang}
        className="-m-1 mt-3 flex snap-x gap-4 overflow-x-auto overscroll-x-contain scroll-pl-1 p-1 sm:grid sm:grid-cols-3 print:grid print:grid-cols-3"
      >
        {pages.map(({ title, picture }) => (
          <li key={picture} className="w-[70%] shrink-0 snap-start sm:w-auto print:w-auto">
            <figure>
              <a href={picture} className="block cursor-zoom-in rounded-sm">
                <img
                  src={picture}
                  alt={title}
                  width={794}
                  height={1123}
                  loading="lazy"
                  className="h-auto w-full rounded-sm border border-line bg-mist"
                />
              </a>
              <figcaption className="mt-2 text-sm leading-snug text-pretty text-soft">{title}</figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </section>
  );
}
