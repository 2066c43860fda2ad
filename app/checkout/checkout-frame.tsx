import type { ReactNode } from 'react';
import { Alert } from '../ui/feedback/alert.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { textLink } from '../ui/text-link.ts';
import type { Notice } from './notices.server.ts';
import { Progress } from './progress.tsx';

type Props = {
  title: string;
  step: number;
  /** How many of the steps were sent. */
  done: number;
  notice: Notice | null;
  /** What it is about, in a line. */
  lead?: string;
  children: ReactNode;
};

/** What the steps of the checkout have in common. */
export function CheckoutFrame({ title, step, done, notice, lead, children }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8 sm:pb-24">
      <Progress current={step} done={done} />
      <h1 className="mt-8 text-3xl tracking-[-0.03em] sm:mt-10 sm:text-5xl">{title}</h1>
      {lead && <p className="mt-3 text-lg text-soft tabular-nums lg:hidden">{lead}</p>}
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
