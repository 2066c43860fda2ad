import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { daysBefore } from '../base/dates.ts';
import { forgotten, type Forget } from '../base/retention.ts';
import { deleteMailsBefore } from '../mail/forget-old-mails.server.ts';
import { subscriberTable as table } from './subscriber-table.server.ts';
import { confirmDays, newsletterMails } from './subscriptions.server.ts';

/** What nobody confirmed goes once its link leads nowhere, and the proof of a consent three years after its end. */
export const forgetSubscribers: Forget = async (db, { now }) => {
  const useless = daysBefore(now, confirmDays + 1);
  const isUnconfirmed = and(eq(table.state, 'pending'), lt(table.requestedAt, useless));
  const threeYearsAgo = sql`${now.toISOString()}::timestamptz - interval '3 years'`;
  const firsts = await db.delete(table).where(and(isUnconfirmed, isNull(table.endedAt)));
  // Of an earlier subscription the proof stays, whoever asks for another.
  const returns = await db.update(table).set({ state: 'ended', email: null }).where(isUnconfirmed);
  const mails = await deleteMailsBefore(db, newsletterMails, useless);
  const proofs = await db
    .delete(table)
    .where(and(eq(table.state, 'ended'), lt(table.endedAt, threeYearsAgo)));
  return [
    forgotten('unconfirmed subscriptions', firsts),
    forgotten('unconfirmed returns of subscribers', returns),
    forgotten('mails about subscriptions', mails),
    forgotten('proofs of ended subscriptions', proofs),
  ];
};
