import { PassportLink } from '../../passport/passport-link.tsx';
import type { KeyFigureView } from './sheet-view.ts';

export function KeyFigures({ figures }: { figures: readonly KeyFigureView[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t border-ink md:grid-cols-3 lg:grid-cols-4">
      {figures.map(({ label, period, value, change }) => (
        <div key={value.passport} className="border-b border-line py-4">
          <dt className="text-sm leading-5 text-soft">
            {label}, <span className="tabular">{period}</span>
          </dt>
          <dd className="mt-1 text-xl font-semibold tracking-[-0.02em] sm:text-2xl">
            <PassportLink value={value} />
            {change && (
              <span className="mt-1 block text-sm font-normal tracking-normal text-soft">
                <PassportLink value={change} className="text-soft" /> on the year before
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
