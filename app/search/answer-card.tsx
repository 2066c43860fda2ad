import { ArrowRight, Scale } from 'lucide-react';
import { PassportLink } from '../passport/passport-link.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { quietLink, textLink } from '../ui/text-link.ts';
import { Flag } from '../ui/flag.tsx';
import { type ComparisonAnswer, type FigureAnswer, type InstantAnswer } from './search-entry.ts';
import { periodInWords } from './result-words.ts';
import { Trend } from './trend.tsx';

export function AnswerCards({ answers }: { answers: readonly InstantAnswer[] }) {
  if (answers.length === 0) return null;
  const figures = answers.filter((answer) => answer.kind === 'figure');
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="sr-only">
        Answers
      </h2>
      <div className={`grid gap-4 ${figures.length > 1 ? 'sm:grid-cols-2' : ''}`}>
        {answers.map((answer) =>
          answer.kind === 'figure' ? (
            <FigureCard key={answer.passport} {...answer} />
          ) : (
            <ComparisonCard key={answer.path} {...answer} />
          ),
        )}
      </div>
    </section>
  );
}

function FigureCard(answer: FigureAnswer) {
  const { measure, scope, place, text, note, passport, page, trend } = answer;
  return (
    <article className="rounded-lg border border-line bg-raised p-5 sm:p-6">
      <h3 className="flex flex-wrap items-center gap-x-2 text-base font-medium tracking-normal">
        <span>{measure}</span>
        <span className="flex items-center gap-2 font-normal text-soft">
          <Flag country={place} />
          {scope}
        </span>
      </h3>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p>
          <PassportLink
            value={{ text, passport, state: 'shown' }}
            className="text-3xl font-semibold tracking-[-0.025em] tabular-nums"
          />
          <span className="ml-2 text-soft tabular-nums">{periodInWords(answer)}</span>
        </p>
        {trend && <Trend trend={trend} />}
      </div>
      {note && <p className="mt-3 text-[0.9375rem] text-soft">{note}</p>}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]">
        <AppLink to={page.to} className={`${textLink} inline-flex items-center gap-1.5`}>
          {page.label}
          <ArrowRight aria-hidden="true" className="size-4" />
        </AppLink>
        <AppLink to={passport} className={textLink}>
          Definition and source
        </AppLink>
      </p>
    </article>
  );
}

function ComparisonCard({ title, path, note }: ComparisonAnswer) {
  return (
    <article className="col-span-full flex items-start gap-4 rounded-lg border border-line bg-raised p-5">
      <Scale aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <div>
        <h3 className="text-base tracking-normal">
          <AppLink to={path} className={quietLink}>
            {title}
          </AppLink>
        </h3>
        <p className="mt-1 text-[0.9375rem] text-soft">{note ?? 'Side by side, figure by figure.'}</p>
      </div>
    </article>
  );
}
