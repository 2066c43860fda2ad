import type { PassportCard } from '../passport-view.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { textLink } from '../../ui/text-link.ts';

/** The figure that a report is about, as it is now. */
export function ReportedFigure({ card: { title, scope, period, value, page } }: { card: PassportCard }) {
  return (
    <div className="max-w-xl border-y border-line py-5">
      <p className="text-[0.9375rem] leading-6 text-soft">{`${title}: ${scope}, ${period}`}</p>
      <p className="tabular mt-1 text-3xl font-semibold tracking-[-0.02em]">{value}</p>
      <p className="mt-2 text-[0.9375rem]">
        <AppLink to={page} className={textLink}>
          What stands behind it
        </AppLink>
      </p>
    </div>
  );
}

/** The address names no figure, or none any more. */
export function NoFigure() {
  return (
    <EmptyState
      title="Which figure is it about?"
      action={
        <AppLink to="/resources/sample-data" className={buttonLook()}>
          Go to the sample data
        </AppLink>
      }
    >
      Open the page that shows it, click the figure and choose “Report an error”. That tells us exactly which
      number you mean.
    </EmptyState>
  );
}
