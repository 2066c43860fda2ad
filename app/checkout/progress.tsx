import { Check } from 'lucide-react';
import { checkoutSteps } from './steps.ts';

/** How far along the buyer is. `done` steps can be gone back to; after the payment there is no way back. */
export function Progress({ current, done }: { current: number; done: number }) {
  return (
    <nav aria-label="Steps of the checkout">
      <ol className="grid grid-cols-4 gap-1.5 text-xs leading-4 sm:gap-3 sm:text-sm sm:leading-5">
        {checkoutSteps.map(({ name, path }, at) => {
          const step = at + 1;
          const isDone = step <= done;
          const label = (
            <>
              {isDone && step !== current ? <DoneMark /> : `${step}. `}
              {name}
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
                // A page load, as after every step.
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
