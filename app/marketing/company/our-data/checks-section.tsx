import { Check, X } from 'lucide-react';
import { Section } from '../../../shell/section.tsx';
import type { OurData } from './our-data.server.ts';

/** What was found when the loaded data set was looked through. */
export function ChecksSection({ checks, edition }: Pick<OurData, 'checks' | 'edition'>) {
  return (
    <Section
      anchor="checks"
      title="Checks"
      lead="Before an edition is served its sums are checked, and an edition with a wrong one is refused. Once it is served, a program tries to work out hidden values from everything that is public."
    >
      {checks ? (
        <>
          <ul className="mt-8 border-t border-ink">
            {checks.results.map(({ name, faults }) => (
              <li
                key={name}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-4"
              >
                {faults === 0 ? (
                  <Check aria-hidden="true" className="size-5 shrink-0 text-success" />
                ) : (
                  <X aria-hidden="true" className="size-5 shrink-0 text-danger" />
                )}
                <span className="min-w-0 flex-1">{name}</span>
                <span className="text-[0.9375rem] text-soft tabular-nums">{outcomeOf(faults)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-soft">
            {edition.label}, checked on {checks.checkedAt}.
          </p>
        </>
      ) : (
        <p className="mt-8 max-w-prose rounded-md bg-mist px-5 py-4">
          {edition.label} is being checked right now. The result stands here in a minute.
        </p>
      )}
    </Section>
  );
}

function outcomeOf(faults: number) {
  if (faults === 0) return 'No fault found';
  return faults === 1 ? '1 fault' : `${faults.toLocaleString('en-US')} faults`;
}
