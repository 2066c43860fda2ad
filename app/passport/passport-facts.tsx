import { RangesNote } from '../figures/ranges-note.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';
import { GradeMeter } from './passport-range.tsx';
import type { PassportFact } from './passport-view.ts';

type Props = {
  facts: readonly PassportFact[];
  compact?: boolean;
};

export function PassportFacts({ facts, compact = false }: Props) {
  return (
    <dl>
      {facts.map(({ label, text, link, grade }) => (
        <div key={label} className={`border-t border-line ${compact ? tight : roomy}`}>
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {grade && <GradeMeter grade={grade} />}
            <RangesNote text={text} /> {link && <FactLink {...link} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const tight = 'grid grid-cols-[5.5rem_1fr] gap-x-3 py-1.5';
const roomy = 'gap-x-6 py-2.5 text-[0.9375rem] leading-6 sm:grid sm:grid-cols-[8rem_1fr]';

export function FactLink({ label, to }: { label: string; to: string }) {
  return to.startsWith('/') ? (
    <AppLink to={to} className={textLink}>
      {label}
    </AppLink>
  ) : (
    <a href={to} rel="noreferrer" className={textLink}>
      {label}
    </a>
  );
}
