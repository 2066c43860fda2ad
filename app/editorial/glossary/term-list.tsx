import { AppLink } from '../../ui/app-link.tsx';
import { quietLink } from '../../ui/text-link.ts';
import { letterId } from './glossary-index.ts';
import type { GlossaryView } from './glossary-view.ts';

/** The terms below their letters. */
export function TermList({ letters }: Pick<GlossaryView, 'letters'>) {
  return letters
    .filter(({ terms }) => terms.length > 0)
    .map(({ letter, terms }) => (
      <section
        key={letter}
        aria-labelledby={letterId(letter)}
        // About as high as its terms are on a phone.
        style={{ containIntrinsicHeight: `auto ${4 + 8 * terms.length}rem` }}
        className="unseen-later grid gap-x-8 gap-y-4 border-t border-line py-8 md:grid-cols-[4rem_minmax(0,1fr)]"
      >
        <h2 id={letterId(letter)} className="text-2xl text-sea">
          {letter.toUpperCase()}
        </h2>
        <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          {terms.map(({ title, definition, path }) => (
            <div key={path}>
              <dt className="leading-snug font-medium">
                <AppLink to={path} className={quietLink}>
                  {title}
                </AppLink>
              </dt>
              <dd className="mt-1 text-[0.9375rem] leading-6 text-pretty text-soft">{definition}</dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}
