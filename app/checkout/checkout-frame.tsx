import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../ui/feedback/alert.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';
import type { Notice } from './notices.server.ts';
import { checkoutSteps } from './checkout-state.ts';

type Props = {
  title: string;
  step: number;
  done: number;
  notice: Notice | null;
  children: ReactNode;
};

export function CheckoutFrame({ title, step, done, notice, children }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8 sm:pb-24">
      <Progress current={step} done={done} />
      <h1 className="mt-8 text-title sm:mt-10">{title}</h1>
      {notice && (
        <div className="mt-6 max-w-3xl">
          <Alert severity={notice.severity} title={notice.title} live>
            {notice.text}{' '}
            {notice.link && (
              <AppLink to={notice.link.to} className={textLink}>
                {notice.link.label}
              </AppLink>
            )}
          </Alert>
        </div>
      )}
      {children}
    </div>
  );
}

function Progress({ current, done }: { current: number; done: number }) {
  return (
    <nav aria-label="Checkout steps">
      <p aria-hidden="true" className="mb-2 text-sm font-medium sm:hidden">
        Step {current} of {checkoutSteps.length}: {checkoutSteps[current - 1]?.name}
      </p>
      <ol className="grid grid-cols-4 gap-1.5 text-xs leading-4 sm:gap-3 sm:text-sm sm:leading-5">
        {checkoutSteps.map(({ name, path }, at) => {
          const step = at + 1;
          const isDone = step <= done;
          const label = (
            <>
              {isDone && step !== current ? <DoneMark /> : `${step}. `}
              <span className="max-sm:sr-only">{name}</span>
            </>
          );
          return (
            <li
              key={name}
              className={`border-t-3 ${isDone || step === current ? 'border-sea' : 'border-line'}`}
            >
              {step === current ? (
                <span aria-current="step" className={`${stepLook} font-semibold text-ink`}>
                  {label}
                </span>
              ) : isDone && path && current < checkoutSteps.length ? (
                // A full page load, because the content policy differs by step.
                <a href={path} className={`${stepLook} text-ink underline-offset-[0.2em] hover:underline`}>
                  {label}
                </a>
              ) : (
                <span className={`${stepLook} text-soft`}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function DoneMark() {
  return (
    <>
      <Check aria-hidden="true" strokeWidth={2.5} className="-mt-0.5 mr-1 inline size-3.5 text-sea" />
      <span className="sr-only">Done: </span>
    </>
  );
}

const stepLook = 'block min-h-8 rounded-xs py-2 wrap-anywhere';
