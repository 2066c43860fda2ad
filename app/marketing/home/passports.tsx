import { PassportFacts } from '../../passport/passport-facts.tsx';
import { PassportLink } from '../../passport/passport-link.tsx';
import type { PassportCard } from '../../passport/passport-view.ts';
import { Section } from '../../shell/section.tsx';

/** Three figures, with what stands behind each of them. */
export function Passports({ cards, rangesNote }: { cards: readonly PassportCard[]; rangesNote: string }) {
  if (cards.length === 0) return null;
  return (
    <Section
      tone="mist"
      title="Every number carries its passport"
      lead="What it counts, how it was made, how sure we are, as of when, and how to cite it: one click behind every number on this site."
    >
      <div className="mt-10 grid gap-x-10 gap-y-12 lg:grid-cols-3">
        {cards.map((card) => (
          <Passport key={card.page} card={card} />
        ))}
      </div>
      <p className="mt-10 max-w-prose text-[0.9375rem] leading-6 text-soft">
        {rangesNote} What companies and statistical offices have published is exact for everybody.
      </p>
    </Section>
  );
}

function Passport({ card }: { card: PassportCard }) {
  const { title, value, state, scope, period, definition, facts, page } = card;
  return (
    <article className="grid content-start gap-y-4 border-t border-ink pt-5 lg:row-span-4 lg:grid-rows-subgrid">
      <h3 className="text-base tracking-[-0.01em]">
        {title}
        <span className="block text-[0.9375rem] font-normal tracking-normal text-soft">{`${scope}, ${period}`}</span>
      </h3>
      <p className="text-4xl leading-tight font-semibold tracking-[-0.035em] sm:text-5xl">
        <PassportLink
          value={{ text: value, state, passport: page }}
          className="[text-decoration-thickness:2px]! [text-underline-offset:6px]!"
        />
      </p>
      <p className="text-[0.9375rem] leading-6 text-pretty">{definition}</p>
      <div className="text-sm leading-[1.375rem]">
        <PassportFacts compact facts={facts.filter(({ label }) => label !== 'Range')} />
      </div>
    </article>
  );
}
