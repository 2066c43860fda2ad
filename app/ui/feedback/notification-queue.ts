export type Severity = 'info' | 'success' | 'warning' | 'danger';

export type Notification = {
  message: string;
  severity: Severity;
  /** In milliseconds, like all times here. */
  duration: number;
  closable: boolean;
  error?: unknown;
};

export type NotificationRequest = { message: string } & Partial<Omit<Notification, 'message'>>;

export type NotificationQueue = {
  waiting: readonly Notification[];
  current: Shown | null;
  quietUntil: number;
  shownSoFar: number;
};

type Shown = {
  notification: Notification;
  serial: number;
  /** Paused while the pointer or the focus is on it. */
  time: { state: 'running'; until: number } | { state: 'paused'; remaining: number };
};

const defaultDuration = 2000;
const gapBetween = 300;

export const emptyQueue: NotificationQueue = {
  waiting: [],
  current: null,
  quietUntil: Number.NEGATIVE_INFINITY,
  shownSoFar: 0,
};

export function add(
  queue: NotificationQueue,
  request: NotificationRequest,
  now: number,
  { suppressDuplicates = false } = {},
): NotificationQueue {
  const notification = withDefaults(request);
  if (suppressDuplicates && isPending(queue, notification)) return queue;
  return advance({ ...queue, waiting: [...queue.waiting, notification] }, now);
}

export function advance(queue: NotificationQueue, now: number): NotificationQueue {
  const { current } = queue;
  if (current) return hasEnded(current, now) ? closeCurrent(queue, now) : queue;

  const [next, ...waiting] = queue.waiting;
  if (!next || now < queue.quietUntil) return queue;
  const shownSoFar = queue.shownSoFar + 1;
  const time = { state: 'running', until: now + next.duration } as const;
  return { ...queue, waiting, shownSoFar, current: { notification: next, serial: shownSoFar, time } };
}

export function closeCurrent(queue: NotificationQueue, now: number): NotificationQueue {
  return queue.current ? { ...queue, current: null, quietUntil: now + gapBetween } : queue;
}

export function pause(queue: NotificationQueue, now: number): NotificationQueue {
  const { current } = queue;
  if (current?.time.state !== 'running') return queue;
  const remaining = Math.max(0, current.time.until - now);
  return { ...queue, current: { ...current, time: { state: 'paused', remaining } } };
}

export function resume(queue: NotificationQueue, now: number): NotificationQueue {
  const { current } = queue;
  if (current?.time.state !== 'paused') return queue;
  return {
    ...queue,
    current: { ...current, time: { state: 'running', until: now + current.time.remaining } },
  };
}

/** When `advance` is next due; null if not before another call. */
export function wakeAt(queue: NotificationQueue): number | null {
  if (queue.current) return queue.current.time.state === 'running' ? queue.current.time.until : null;
  return queue.waiting.length > 0 ? queue.quietUntil : null;
}

function withDefaults(request: NotificationRequest): Notification {
  return { severity: 'info', duration: defaultDuration, closable: false, ...request };
}

function isPending({ current, waiting }: NotificationQueue, { message, severity }: Notification) {
  const pending = current ? [current.notification, ...waiting] : waiting;
  return pending.some((other) => other.message === message && other.severity === severity);
}

function hasEnded({ time }: Shown, now: number) {
  return time.state === 'running' && now >= time.until;
}
