import * as queue from './notification-queue.ts';
import type { NotificationQueue, NotificationRequest } from './notification-queue.ts';
import { showToast } from './notifications.tsx';
import { Toast } from './toast.tsx';

export function addToast(request: NotificationRequest, options: { suppressDuplicates?: boolean }) {
  update((state, now) => queue.add(state, request, now, options));
}

let state: NotificationQueue = queue.emptyQueue;
let timer: ReturnType<typeof setTimeout> | undefined;

function update(change: (state: NotificationQueue, now: number) => NotificationQueue) {
  const before = state;
  state = change(before, performance.now());
  wakeLater();
  if (state.current !== before.current) showToast(state.current && { ...state.current, Toast, ...handlers });
}

const handlers = {
  onPause: () => update(queue.pause),
  onResume: () => update(queue.resume),
  onClose: () => update(queue.closeCurrent),
};

function wakeLater() {
  clearTimeout(timer);
  const wake = queue.wakeAt(state);
  if (wake !== null) timer = setTimeout(() => update(queue.advance), Math.max(0, wake - performance.now()));
}
