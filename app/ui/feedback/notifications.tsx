import { useSyncExternalStore, type ComponentType } from 'react';
import type { Notification, NotificationRequest, Severity } from './notification-queue.ts';
import type { ToastProps } from './toast.tsx';

export function notify(request: NotificationRequest, options: { suppressDuplicates?: boolean } = {}) {
  if (request.error !== undefined) console.error(request.message, request.error);
  // Few visits ever show one, so the code comes with the first, whose time starts when it can be seen.
  import('./toasts.client.ts').then(
    ({ addToast }) => addToast(request, options),
    () => console.warn(request.message),
  );
}

/** Once per page. Both live regions stay mounted, because screen readers only watch existing ones. */
export function Notifications() {
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  const urgent = shown !== null && isUrgent(shown.notification.severity);
  const toast = shown && <ShownToast key={shown.serial} {...shown} />;

  return (
    <section aria-label="Notifications" className={region}>
      {/* An `<output>` may not contain block elements. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">{!urgent && toast}</div>
      <div role="alert">{urgent && toast}</div>
    </section>
  );
}

type Shown = Pick<ToastProps, 'onPause' | 'onResume' | 'onClose'> & {
  notification: Notification;
  serial: number;
  Toast: ComponentType<ToastProps>;
};

function ShownToast({ Toast, notification, onPause, onResume, onClose }: Shown) {
  return <Toast {...notification} onPause={onPause} onResume={onResume} onClose={onClose} />;
}

export function showToast(next: Shown | null) {
  current = next;
  for (const listener of listeners) listener();
}

let current: Shown | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isUrgent = (severity: Severity) => severity === 'warning' || severity === 'danger';

const region =
  'pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-center sm:inset-x-6 sm:bottom-6 sm:justify-items-end print:hidden';
