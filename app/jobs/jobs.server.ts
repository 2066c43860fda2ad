import type { Database } from '../base/database.server.ts';

/** Every kind of durable work, and what it is told: ids alone, so that no job holds what a visitor entered. */
export type JobData = {
  'deliver-lead': { leadId: number };
  'send-mail': { mailId: number };
  /** A demo was booked, moved or cancelled, for the time given by the sequence number. */
  'notify-booking': { bookingId: number; sequence: number };
  /** Something that the payment provider has told us. */
  'handle-payment-event': { eventId: string };
  /** Orders of whose payment nobody has told us. */
  'settle-orders': Record<string, never>;
  'tell-sale': { orderId: number };
  /** What is older than it may be is deleted. */
  'forget-requests': Record<string, never>;
};

export type JobName = keyof JobData;

/** How each is kept and done. */
export const jobs: Readonly<Record<JobName, JobRules>> = {
  'deliver-lead': {},
  'send-mail': {},
  'notify-booking': {},
  'handle-payment-event': {},
  // What comes every ten minutes would soon be all that a list of jobs shows.
  'settle-orders': { cron: '*/10 * * * *', keptSeconds: 60 * 60 },
  'tell-sale': {},
  'forget-requests': { cron: '17 3 * * *' },
};

type JobRules = {
  /** When it is done of itself, in UTC; else when somebody asks for it. */
  cron?: string;
  /** How long it is listed once it is done; else a month. */
  keptSeconds?: number;
};

export const jobNames = Object.keys(jobs) as JobName[];

/**
 * Stores a job in the transaction that wants it: both are kept, or neither. It is done at least once, so whoever does
 * it must bear to do it twice.
 */
export type Enqueue = <Name extends JobName>(
  tx: Database,
  name: Name,
  data: JobData[Name],
  options?: { after?: Date },
) => Promise<void>;

export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** A job as those who keep the site see it. */
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
  /** Begins to work; until then jobs are only stored. */
  work: (handlers: JobHandlers) => Promise<void>;
  list: (filter?: { state?: JobState['state']; most?: number }) => Promise<JobState[]>;
  /** Tries a job now: a dead one with all its attempts anew, a waiting one without waiting; false where there is none. */
  revive: (id: string) => Promise<boolean>;
  /** Lets what is being worked on finish. */
  stop: () => Promise<void>;
};
