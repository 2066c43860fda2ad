import { PassportFacts } from '../../passport/passport-facts.tsx';
import type { PassportCard } from '../../passport/passport-view.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';

/** A figure and all that it says about itself, side by side. */
export function FigurePassport({ card }: { card: PassportCard }) {
  const { title, value, scope, period, definition, facts, page } = card;
  return (
    <section aria-labelledby="figure" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6 sm:pb-24">
      <div className="grid gap-x-16 gap-y-8 rounded-lg border border-line p-6 sm:p-10 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id="figure" className="text-base tracking-[-0.01em]">
            {title}, {scope}, {period}
          </h2>
          <p className="mt-3 text-5xl leading-tight font-semibold tracking-[-0.03em] tabular-nums sm:text-6xl">
            {value}
          </p>
          <p className="mt-4 text-pretty text-soft">{definition}</p>
          <AppLink to={page} className={`${textLink} mt-4 inline-block py-1`}>
            Its whole passport
          </AppLink>
        </div>
        <PassportFacts facts={facts} />
      </div>
    </section>
  );
}
