import { href } from 'react-router';
import { ToolLink } from '../../tracking/tool-link.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { textLink } from '../../ui/text-link.ts';

type Props = {
  title: string;
  text: string;
  /** Where a demo and plans are not what comes next. */
  action?: { label: string; to: string };
};

export function NextStep({ title, text, action }: Props) {
  return (
    <aside aria-labelledby="next-step" className="mx-auto max-w-6xl px-4 pb-14 sm:px-6 sm:pb-20 print:hidden">
      <div className="grid gap-x-16 gap-y-6 border-t border-ink pt-10 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 id="next-step" className="text-heading">
            {title}
          </h2>
          <p className="mt-3 max-w-prose text-pretty text-soft">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {action && (
            <AppLink to={action.to} className={buttonLook({ variant: 'primary' })}>
              {action.label}
            </AppLink>
          )}
          <AppLink
            to={href('/book-a-demo')}
            className={buttonLook({ variant: action ? 'secondary' : 'primary' })}
          >
            Book a demo
          </AppLink>
          {!action && (
            <>
              <AppLink to={href('/pricing')} className={buttonLook()}>
                Compare plans
              </AppLink>
              <ToolLink to="register" className={textLink}>
                Register for the tool
              </ToolLink>
            </>
          )}
        </div>
      </div>
    </aside>
  );
}
