import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore, type SyntheticEvent } from 'react';
import { IconButton } from '../button.tsx';
import * as queue from './notification-queue.ts';
import type { Notification, NotificationQueue, NotificationRequest, Severity } from './notification-queue.ts';

export function notify(request: NotificationRequest, options: { suppressDuplicates?: boolean } = {}) {
  if (request.error !== undefined) console.error(request.message, request.error);
  update((state, now) => queue.add(state, request, now, options));
}

/** Once per page. Both live regions stay mounted, because screen readers only watch existing ones. */
export function Notifications() {
  const { current } = useSyncExternalStore(subscribe, readState, readServerState);
  const urgent = current !== null && isUrgent(current.notification.severity);

  return (
    <section aria-label="Notifications" className={region}>
      {/* An `<output>` may not contain block elements. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">
        {current && !urgent && <Toast key={current.serial} {...current.notification} />}
      </div>
      <div role="alert">{current && urgent && <Toast key={current.serial} {...current.notification} />}</div>
    </section>
  );
}

function Toast({ message, severity, closable }: Notification) {
  return (
    <div
      className={toast}
      onPointerEnter={() => update(queue.pause)}
      onPointerLeave={resumeUnlessRead}
      onFocus={() => update(queue.pause)}
      onBlur={resumeUnlessRead}
    >
      <SeverityMark severity={severity} className={`mt-0.5 shrink-0 ${marks[severity]}`} />
      <p className="min-w-0 flex-1 leading-6 wrap-anywhere">{message}</p>
      {closable && (
        <IconButton
          label="Close notification"
          icon={<X aria-hidden="true" />}
          onClick={() => update(queue.closeCurrent)}
          className="-my-2.5 -mr-2.5"
        />
      )}
    </div>
  );
}

function resumeUnlessRead({ currentTarget }: SyntheticEvent<HTMLElement>) {
  if (!currentTarget.matches(':hover, :focus-within')) update(queue.resume);
}

let state: NotificationQueue = queue.emptyQueue;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function update(change: (state: NotificationQueue, now: number) => NotificationQueue) {
  const before = state;
  state = change(before, performance.now());
  wakeLater();
  if (state !== before) for (const listener of listeners) listener();
}

function wakeLater() {
  clearTimeout(timer);
  const wake = queue.wakeAt(state);
  if (wake !== null) timer = setTimeout(() => update(queue.advance), Math.max(0, wake - performance.now()));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readState = () => state;
const readServerState = () => queue.emptyQueue;

function isUrgent(severity: Severity) {
  return severity === 'warning' || severity === 'danger';
}

const region =
  'pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center sm:inset-x-6 sm:bottom-6 sm:justify-items-end print:hidden';

const toast =
  'pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-md border border-line bg-raised px-4 py-3.5 text-base text-ink shadow-float ' +
  'transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0';

const marks = { info: 'text-info', success: 'text-success', warning: 'text-warning', danger: 'text-danger' };

/** Says in shape and hidden text what the colour says. */
export function SeverityMark({ severity, className = '' }: { severity: Severity; className?: string }) {
  const { icon: Icon, word } = icons[severity];
  return (
    <span className={className}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      <span className="sr-only">{word}</span>
    </span>
  );
}

const icons = {
  info: { icon: Info, word: 'Note:' },
  success: { icon: CircleCheck, word: 'Done:' },
  warning: { icon: TriangleAlert, word: 'Attention:' },
  danger: { icon: CircleAlert, word: 'Problem:' },
};
