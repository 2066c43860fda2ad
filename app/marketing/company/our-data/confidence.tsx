import { href } from 'react-router';
import { RangesNote } from '../../../figures/ranges-note.tsx';
import { PassportLink } from '../../../passport/passport-link.tsx';
import { Section } from '../../../shell/section.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { textLink } from '../../../ui/text-link.ts';
import type { OurData } from './our-data.server.ts';

export function GradesSection({ grades }: Pick<OurData, 'grades'>) {
  return (
    <Section
      anchor="confidence"
      title="How sure we are"
      lead="Every figure carries a grade. Most grades are modest, and we would rather say so than round them up."
    >
      <ol className="mt-8 border-t border-ink">
        {grades.map(({ grade, meaning, figures, share, width }) => (
          <li
            key={grade}
            className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-4 gap-y-1 border-b border-line py-4 md:grid-cols-[2.5rem_1fr_18rem]"
          >
            <span className="text-2xl font-semibold">{grade}</span>
            <span>{meaning}</span>
            <span className="col-start-2 text-[0.9375rem] text-soft tabular-nums md:col-start-3">
              {figures} figures, {share}
              <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-xs bg-line">
                <span
                  style={{ width: `${width}%` }}
                  className="block h-full rounded-xs bg-sea print:[print-color-adjust:exact]"
                />
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-6 max-w-prose">
        A market’s rates and shares are usually graded one step below its size (payment and shipping shares
        are always D), and forecasts one step below past figures.{' '}
        <AppLink to={href('/glossary/:slug', { slug: 'confidence-grade' })} className={textLink}>
          How we grade confidence
        </AppLink>
      </p>
    </Section>
  );
}

export function RangesSection({ ladders, rangesNote }: Pick<OurData, 'ladders' | 'rangesNote'>) {
  return (
    <Section
      anchor="ranges"
      title="Why you see ranges"
      lead="Exact values come with our plans. Visitors see the range a value falls into, on a fixed scale, or several neighbouring ranges where one would give too much away. The steps are the same for every market, shop and edition."
    >
      <div className="mt-8 grid gap-y-8">
        {ladders.map((ladder) => (
          <LadderRuler key={ladder.title} {...ladder} />
        ))}
      </div>
      <p className="mt-8 max-w-prose">
        We also mask any measure that would reveal a hidden value: spending per head times population gives
        the market size, so spending per head is shown as the market-size range divided by population. Ranks,
        public statistics, figures published by others and anything that follows from those are exact for
        everyone.
      </p>
      <p className="mt-3 max-w-prose text-soft">
        <RangesNote text={rangesNote} />
      </p>
    </Section>
  );
}

function LadderRuler({ title, rule, steps, ticks, example }: OurData['ladders'][number]) {
  return (
    <figure className="border-t border-line pt-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <span>
          <strong className="font-semibold">{title}.</strong> <span className="text-soft">{rule}</span>
        </span>
        {example && (
          <span className="text-[0.9375rem]">
            <span className="text-soft">{example.about}:</span>{' '}
            <PassportLink value={example.value} className="font-medium" />
          </span>
        )}
      </figcaption>
      <div aria-hidden="true" className="mt-4">
        <div className="flex h-7 gap-px print:[print-color-adjust:exact]">
          {steps.map(({ width, chosen, label }) => (
            <div
              key={label}
              title={label}
              style={{ width: `${width}%` }}
              className={`rounded-xs ${chosen ? 'bg-sea' : 'bg-step-1'}`}
            />
          ))}
        </div>
        <div className="relative mt-1 h-5 text-[0.8125rem] leading-5 text-soft tabular-nums">
          {ticks.map(({ at, text, important }) => (
            <span
              key={text}
              style={{ left: `${at}%` }}
              className={`absolute whitespace-nowrap ${alignedAt(at)} ${important ? '' : 'max-md:hidden'}`}
            >
              {text}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The outermost labels stay within the ruler. */
function alignedAt(at: number) {
  if (at === 0) return '';
  return at === 100 ? '-translate-x-full' : '-translate-x-1/2';
}
