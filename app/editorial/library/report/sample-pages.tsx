import type { Language } from '../../content.ts';
import { Plate, type Slide } from '../plate.tsx';

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
        {pages.map((page) => (
          <li key={page.picture} className="w-[70%] shrink-0 snap-start sm:w-auto print:w-auto">
            <Plate {...page} size={[794, 1123]} small />
          </li>
        ))}
      </ol>
    </section>
  );
}
