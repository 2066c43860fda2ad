import { AppLink } from '../../../ui/app-link.tsx';
import { quietLink } from '../../../ui/text-link.ts';

type Step = { label: string; definition: string; term: string };

/** What each step of the funnel counts, beside its picture. */
export function FunnelSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="border-t border-ink">
      {steps.map(({ label, definition, term }, at) => (
        <li key={label} className="grid grid-cols-[2rem_1fr] border-b border-line py-3">
          <span aria-hidden="true" className="text-soft tabular-nums">
            {at + 1}
          </span>
          <div>
            <AppLink to={`/glossary/${term}`} className={`${quietLink} font-medium`}>
              {label}
            </AppLink>
            <p className="text-[0.9375rem] leading-6 text-soft">{definition}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
