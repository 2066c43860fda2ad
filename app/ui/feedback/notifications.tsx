import { useSyncExternalStore, type ComponentType } from 'react';
import * as queue from './notification-queue.ts';
import type { NotificationQueue, NotificationRequest, Severity } from './notification-queue.ts';
import type { ToastProps } from './toast.tsx';

export function notify(request: NotificationRequest, options: { suppressDuplicates?: boolean } = {}) {
  if (request.error !== undefined) console.error(request.message, request.error);
  // Few visits ever show one, so its look is loaded with the first, whose time starts when it can be seen.
  void loadToast().then(
    () => update((state, now) => queue.add(state, request, now, options)),
    () => console.warn(request.message),
  );
}

async function loadToast() {
  Toast ??= (await import('./toast.tsx')).Toast;
}

let Toast: ComponentType<ToastProps> | null = null;

/** Once per page. Both live regions stay mounted, because screen readers only watch existing ones. */
export function Notifications() {
  const { current } = useSyncExternalStore(subscribe, readState, readServerState);
  const urgent = current !== null && isUrgent(current.notification.severity);
  const toast = current && Toast && <Toast key={current.serial} {...current.notification} {...handlers} />;

  return (
    <section aria-label="Notifications" className={region}>
      {/* An `<output>` may not contain block elements. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">{!urgent && toast}</div>
      <div role="alert">{urgent && toast}</div>
    </section>
  );
}

const handlers = {
  onPause: () => update(queue.pause),
  onResume: () => update(queue.resume),
  onClose: () => update(queue.closeCurrent),
};

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
