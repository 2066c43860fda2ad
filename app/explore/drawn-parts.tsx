import { EditionDates } from '../data-pages/edition-line.tsx';
import type { SheetView } from '../data-pages/page/sheet-view.ts';
import { explorationPath, explorePath, type Exploration } from '../subjects/exploration.ts';
import { AppLink } from '../ui/app-link.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { QuestionCards } from './preset-links.tsx';
import type { Question } from './questions.server.ts';

export const explorerTitle = 'Data explorer';

type IntroProps = Pick<SheetView, 'trail' | 'edition'> & {
  questions: readonly Question[];
  problems: readonly string[];
};

/** All that is above the chart. */
export function Intro({ trail, edition, questions, problems }: IntroProps) {
  return (
    <>
      <Breadcrumb trail={[...trail]} current={explorerTitle} />
      <h1 className="mt-5 text-record">{explorerTitle}</h1>
      <p className="mt-2 max-w-[46rem] text-soft">
        Chart any measure for up to twelve markets or retailers, then share the link: it keeps your selection.
      </p>
      <EditionDates edition={edition} className="mt-2" />
      <QuestionCards questions={questions} />
      {problems.length > 0 && (
        <div className="mt-5">
          <Alert severity="warning" title="Not everything could be shown">
            {problems.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Alert>
        </div>
      )}
    </>
  );
}

/** In place of the chart. */
export function Nothing({ state }: { state: Exploration }) {
  const { from, to } = state;
  return (
    <EmptyState
      title="No figures for this selection"
      action={
        (from ?? to) !== null ? (
          <AppLink
            to={explorationPath({ ...state, from: null, to: null })}
            className={buttonLook({ size: 'small' })}
          >
            Show all years
          </AppLink>
        ) : (
          <AppLink to={explorePath} className={buttonLook({ size: 'small' })}>
            Start again
          </AppLink>
        )
      }
    >
      Not every measure is available for every selection and year. Try another selection or a longer period.
    </EmptyState>
  );
}
