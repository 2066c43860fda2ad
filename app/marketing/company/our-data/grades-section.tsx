import { href } from 'react-router';
import { AppLink } from '../../../ui/app-link.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { Section } from '../../../shell/section.tsx';
import type { GradeView } from './grades.ts';

/** How sure we are, and how many figures we are how sure of. */
export function GradesSection({ grades }: { grades: readonly GradeView[] }) {
  return (
    <Section
      anchor="confidence"
      title="Confidence"
      lead="Every figure carries a grade. Most of ours are modest, and we would rather say so than round it up."
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
        Rates and shares of a market are one grade below its size, and an outlook is one grade below history.{' '}
        <AppLink to={href('/glossary/:slug', { slug: 'confidence-grade' })} className={textLink}>
          Confidence grade
        </AppLink>{' '}
        in the glossary.
      </p>
    </Section>
  );
}
