import type { ReactNode } from 'react';
import type { Severity } from './notification-queue.ts';
import { SeverityMark } from './severity-mark.tsx';

/** A message within the page. Use `live` for one that appears after an action. */
export function Alert({
  severity = 'info',
  title,
  live = false,
  action,
  children,
}: {
  severity?: Severity;
  title?: ReactNode;
  live?: boolean;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const role = severity === 'danger' || severity === 'warning' ? 'alert' : 'status';
  return (
    <div role={live ? role : undefined} className={`${base} ${severities[severity]}`}>
      <SeverityMark severity={severity} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {action && <div className="pt-3">{action}</div>}
      </div>
    </div>
  );
}

const base = 'flex gap-3 rounded-r-md border-l-3 px-4 py-3.5 text-base leading-6';

const severities = {
  info: 'border-info bg-info-wash text-info',
  success: 'border-success bg-success-wash text-success',
  warning: 'border-warning bg-warning-wash text-warning',
  danger: 'border-danger bg-danger-wash text-danger',
};
