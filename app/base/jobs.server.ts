import type { Database } from './database.server.ts';

/** Jobs hold ids only, never what a visitor entered. */
export type JobData = {
  'deliver-lead': { leadId: number };
  'send-mail': { mailId: number };
  'notify-booking': { bookingId: number; sequence: number };
  'handle-payment-event': { eventId: string };
  'settle-orders': Record<string, never>;
  'tell-sale': { orderId: number };
  'check-vat-id': { orderId: number };
  'align-renewal': { orderId: number };
  'renewal-notices': Record<string, never>;
  'forget-requests': Record<string, never>;
  'remind-webinars': Record<string, never>;
  'send-new-editions': Record<string, never>;
};

export type JobName = keyof JobData;

export const jobs: Readonly<Record<JobName, JobRules>> = {
  'deliver-lead': {},
  'send-mail': {},
  'notify-booking': {},
  'handle-payment-event': {},
  // Kept briefly, because it would soon fill the list of jobs.
  'settle-orders': { cron: '*/10 * * * *', keptSeconds: 60 * 60 },
  'tell-sale': {},
  'check-vat-id': {},
  'align-renewal': {},
  // In the morning in Berlin. A notice that is due is sent once, however often this runs.
  'renewal-notices': { cron: '40 7 * * *' },
  'forget-requests': { cron: '17 3 * * *' },
  'remind-webinars': { cron: '11 * * * *', keptSeconds: 60 * 60 },
  'send-new-editions': { cron: '41 * * * *', keptSeconds: 60 * 60 },
};

type JobRules = {
  /** In UTC. */
  cron?: string;
  keptSeconds?: number;
};

export const jobNames = Object.keys(jobs) as JobName[];

/** Stored in the caller's transaction. A job runs at least once, so handlers must be idempotent. */
export type Enqueue = <Name extends JobName>(
  tx: Database,
  name: Name,
  data: JobData[Name],
  options?: { after?: Date },
) => Promise<void>;

export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

export type JobState = {
  id: string;
  name: JobName;
  data: object;
  state: 'waiting' | 'active' | 'done' | 'dead';
  attempts: number;
  nextTry: Date | null;
  lastError: string | null;
  createdAt: Date;
};

export type JobQueue = {
  enqueue: Enqueue;
  work: (handlers: JobHandlers) => Promise<void>;
  list: (filter?: { state?: JobState['state']; most?: number }) => Promise<JobState[]>;
  /** Gives a dead job all its attempts again, or runs a waiting one at once; false if there is no such job. */
  revive: (id: string) => Promise<boolean>;
  stop: () => Promise<void>;
};
