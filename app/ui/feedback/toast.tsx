import { X } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { IconButton } from '../button.tsx';
import type { Notification } from './notification-queue.ts';
import { SeverityMark } from './severity-mark.tsx';

export type ToastProps = Notification & { onPause: () => void; onResume: () => void; onClose: () => void };

export function Toast({ message, severity, closable, onPause, onResume, onClose }: ToastProps) {
  const resumeUnlessRead = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (!currentTarget.matches(':hover, :focus-within')) onResume();
  };
  return (
    <div
      className={toast}
      onPointerEnter={onPause}
      onPointerLeave={resumeUnlessRead}
      onFocus={onPause}
      onBlur={resumeUnlessRead}
    >
      <SeverityMark severity={severity} className={`mt-0.5 shrink-0 ${marks[severity]}`} />
      <p className="min-w-0 flex-1 leading-6 wrap-anywhere">{message}</p>
      {closable && (
        <IconButton
          label="Close notification"
          icon={<X aria-hidden="true" />}
          onClick={onClose}
          className="-my-2.5 -mr-2.5"
        />
      )}
    </div>
  );
}

const toast =
  'pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-md border border-line bg-raised px-4 py-3.5 text-base text-ink shadow-float ' +
  'transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0';

const marks = { info: 'text-info', success: 'text-success', warning: 'text-warning', danger: 'text-danger' };
