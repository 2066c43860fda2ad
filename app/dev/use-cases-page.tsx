import { href } from 'react-router';
import { sheetPath } from '../figures/sheet-address.ts';
import { PageHead } from '../shell/page-head.tsx';
import { developmentPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';
import { questions, type UseCase } from './use-cases.ts';

export const handle = developmentPage();

/** A draft: it becomes public once sales has read it. */
export default function UseCasesPage() {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-14 pb-16 sm:px-6 sm:pt-20">
      <PageHead title="Use cases" description="Six questions, and the figures that answer them." />
      <h1 className="text-4xl sm:text-5xl">Use cases</h1>
      <p className="mt-4 max-w-prose text-lg text-soft">
        Six questions that people bring, the figures that answer them, and what a plan adds.
      </p>
      <div className="mt-12 grid gap-x-12 gap-y-14 lg:grid-cols-2">
        {questions.map((one) => (
          <Case key={one.id} {...one} />
        ))}
      </div>
    </div>
  );
}

function Case({ id, who, question, how, figures, plan }: UseCase) {
  return (
    <section id={id} aria-labelledby={`${id}-question`} className="border-t border-ink pt-5">
      <p className="text-sm text-soft">{who}</p>
      <h2 id={`${id}-question`} className="mt-1 text-2xl">
        {question}
      </h2>
      <p className="mt-3 max-w-prose">{how}</p>
      <ul className="mt-4 grid gap-1">
        {figures.map(({ key, label, says }) => (
          <li key={key}>
            <AppLink to={sheetPath(key)} className={textLink}>
              {label}
            </AppLink>
            <span className="text-soft">: {says}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-[0.9375rem] text-soft">
        <strong className="font-medium text-ink">With a plan.</strong> {plan}{' '}
        <AppLink to={href('/pricing')} className={textLink}>
          Plans and prices
        </AppLink>
      </p>
    </section>
  );
}
