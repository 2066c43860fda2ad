import { ArrowRight } from 'lucide-react';
import { RungCell } from '../charts/rung-cell.tsx';
import { countInWords } from '../data-pages/sentence.ts';
import { explorePath } from '../subjects/exploration.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Flag } from '../ui/flag.tsx';
import { ShortOnPhones } from '../ui/fold.tsx';
import { stretchedLink, textLink } from '../ui/text-link.ts';
import type { Preset } from './presets.ts';
import type { Leader, Question } from './questions.server.ts';

/** Ready-made questions above the chart, each with who leads. On a phone they are one row, which scrolls sideways. */
export function QuestionCards({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <nav
      aria-label="Start from a question"
      className="-mx-4 mt-5 overflow-x-auto px-4 print:hidden sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {questions.map(({ title, to, leaders, tied }) => (
          <li key={to} className={cardLook}>
            <AppLink to={to} className={`${stretchedLink} font-medium`}>
              {title}
            </AppLink>
            <ul className="mt-2 grid grid-cols-1 gap-0.5 text-[0.8125rem] leading-5 max-sm:hidden">
              {leaders.map((leader) => (
                <LeaderLine key={leader.label} {...leader} />
              ))}
              {tied > 0 && (
                <li className="text-soft">
                  and {countInWords(tied)} {tied > 1 ? 'others' : 'other'} at {leaders.at(-1)!.text}
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const cardLook =
  'relative flex shrink-0 flex-col rounded-md border border-line px-3 py-2 text-[0.9375rem] leading-snug ' +
  'transition-colors sm:min-w-0 has-[.stretched:hover]:border-sea sm:p-3';

function LeaderLine({ label, country, text, rungs }: Leader) {
  return (
    <li className="flex items-baseline gap-1.5">
      <Flag country={country} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="text-soft tabular-nums">{text}</span>
      {rungs && <RungCell {...rungs} />}
    </li>
  );
}

/** Ready-made questions on the hub. */
export function ExplorePresets({ presets }: { presets: readonly Preset[] }) {
  if (presets.length === 0) return null;
  return (
    <section aria-labelledby="explore" className="mt-11 sm:mt-14 print:hidden">
      <h2 id="explore" className="text-2xl">
        Explore the data
      </h2>
      <p className="mt-1 text-[0.9375rem] text-soft">
        Chart any measure for up to twelve markets or retailers.{' '}
        <AppLink to={explorePath} className={textLink}>
          Open the data explorer
        </AppLink>
      </p>
      <ShortOnPhones label={`Show all ${presets.length} charts`}>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {presets.map(({ title, about, to }, at) => (
            <li
              key={to}
              className={`group relative flex items-start justify-between gap-4 rounded-md border border-line p-3 transition-colors hover:border-sea sm:p-4 ${at < firstOnPhones ? '' : 'more-on-phones'}`}
            >
              <div>
                <AppLink to={to} className={`${stretchedLink} font-medium`}>
                  {title}
                </AppLink>
                <p className="text-sm leading-6 text-soft">{about}</p>
              </div>
              <ArrowRight
                aria-hidden="true"
                className="mt-1 size-4 shrink-0 text-soft group-hover:text-sea"
              />
            </li>
          ))}
        </ul>
      </ShortOnPhones>
    </section>
  );
}

const firstOnPhones = 3;
