import type { TakenMail } from '../storm/unreliable-mail-server.ts';
import type { Delivery } from '../storm/unreliable-sales-system.ts';

/** What is there once everything is over. */
export type Aftermath = {
  submits: readonly { email: string; acknowledged: boolean }[];
  leads: readonly { id: number; key: string; email: string; subscribes: boolean }[];
  /** The keys of stored mails: `lead/17/team`. */
  mails: readonly string[];
  deadJobs: number;
  /** What the sales system and the mail server have taken, each as often as they did. */
  deliveries: readonly Delivery[];
  takenMails: readonly TakenMail[];
};

/** Every promise that was broken, as a sentence; none when all is well. */
export function brokenPromises(after: Aftermath): string[] {
  const { submits, leads, mails, deadJobs, deliveries, takenMails } = after;
  const stored = Map.groupBy(leads, ({ email }) => email);
  const delivered = Map.groupBy(deliveries, ({ email }) => email);
  const known = new Set(mails);
  const taken = new Set(takenMails.map(({ messageId }) => /^<(.+)@/.exec(messageId)?.[1]));
  const isAskedToConfirm = (email: string) =>
    takenMails.some(({ messageId, to }) => to === email && messageId.includes('.confirm.'));
  return [
    ...submits.flatMap(({ email, acknowledged }) => {
      const times = stored.get(email)?.length ?? 0;
      if (times > 1) return [`${email} is stored ${times} times.`];
      return acknowledged && times === 0 ? [`${email} was acknowledged, but is lost.`] : [];
    }),
    ...leads.flatMap(({ key, email }) => {
      const keys = new Set(delivered.get(email)?.map((delivery) => delivery.key));
      if (keys.size > 1) return [`${email} was delivered under ${keys.size} keys.`];
      return keys.has(key) ? [] : [`${email} was never delivered.`];
    }),
    ...[...delivered.keys()]
      .filter((email) => !stored.has(email))
      .map((email) => `${email} was delivered, but is not stored.`),
    ...leads
      .filter(({ subscribes, email }) => subscribes && !isAskedToConfirm(email))
      .map(({ email }) => `${email} was never asked to confirm.`),
    ...leads
      .flatMap(({ id, subscribes }) => [`lead/${id}/team`, ...(subscribes ? [] : [`lead/${id}/visitor`])])
      .filter((key) => !known.has(key))
      .map((key) => `The mail ${key} is lost.`),
    ...mails
      .filter((key) => !taken.has(key.replaceAll('/', '.')))
      .map((key) => `The mail ${key} was never sent.`),
    ...(deadJobs > 0 ? [`${deadJobs} jobs were given up.`] : []),
  ];
}
