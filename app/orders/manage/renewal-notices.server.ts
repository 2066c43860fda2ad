import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { JobHandlers } from '../../base/jobs.server.ts';
import { storedMailKeys } from '../../mail/mail-store.server.ts';
import { notifyUpcomingRenewal, renewalNoticeKey } from '../notify-buyer.server.ts';
import { accountTable, orderTable, type Order } from '../order-tables.server.ts';
import { dayInBerlin, yearAfter } from '../plan-year.ts';
import { reviewVat, type VatNeeds } from './review-vat.server.ts';

/** Any number of processes may run it at once, and as often as they like: the mail's key makes each notice unique. */
export function renewalNoticesJob(services: VatNeeds): JobHandlers['renewal-notices'] {
  return async () => {
    const { log } = services;
    const failed: string[] = [];
    for (const { reference, days } of await noticesDue(services)) {
      await announce(services, reference, days).catch((error: unknown) => {
        log.warn({ err: error, order: reference }, 'sending a renewal notice failed; will retry');
        failed.push(reference);
      });
    }
    // The others are done: a retry finds only these still to do.
    if (failed.length > 0) throw new Error(`Renewal notices not sent: ${failed.length}.`);
  };
}

/**
 * Leaves out notices that were given: a renewal is charged as its last notice said, so VAT is reviewed only for another
 * notice.
 */
async function noticesDue({ db, now, settings }: VatNeeds): Promise<{ reference: string; days: number }[]> {
  const today = dayInBerlin(now());
  const latest = new Date(Date.parse(today) + Math.max(...settings.renewalNoticeDays) * dayMs);
  const rows = await db
    .select({ id: orderTable.id, reference: orderTable.reference, paidUntil: accountTable.paidUntil })
    .from(accountTable)
    .innerJoin(orderTable, eq(orderTable.id, accountTable.orderId))
    .where(
      and(
        isNull(accountTable.endedAt),
        isNull(accountTable.cancelledAt),
        isNull(orderTable.refundedAt),
        lte(accountTable.paidUntil, latest.toISOString().slice(0, 10)),
      ),
    )
    .orderBy(asc(accountTable.paidUntil), asc(orderTable.id));
  const due = rows.flatMap(({ id, reference, paidUntil }) => {
    const days = noticeDue(daysUntilRenewal(today, paidUntil), settings.renewalNoticeDays);
    return days === null ? [] : [{ reference, days, key: renewalNoticeKey(id, { paidUntil }, days) }];
  });
  const given = await storedMailKeys(
    db,
    due.map(({ key }) => key),
  );
  return due.filter(({ key }) => !given.has(key));
}

/** The shortest notice period that covers the time left: each is announced once, even if a day was missed. */
export function noticeDue(daysLeft: number, noticeDays: readonly number[]): number | null {
  if (daysLeft < 1) return null;
  return noticeDays.toSorted((one, other) => one - other).find((days) => daysLeft <= days) ?? null;
}

/** From today until the day on which the next year begins and is charged. */
export function daysUntilRenewal(today: string, paidUntil: string): number {
  return Math.round((Date.parse(yearAfter(paidUntil).start) - Date.parse(today)) / dayMs);
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The price is the provider's own, after the VAT was brought up to date: the notice and the invoice agree. */
async function announce(services: VatNeeds, reference: string, days: number): Promise<void> {
  const { db, payments, now, settings } = services;
  const reviewed = await reviewVat(services, reference);
  const amounts = reviewed?.subscriptionId && (await payments.previewRenewal(reviewed.subscriptionId));
  if (!amounts) return;
  await db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orderTable)
      .where(eq(orderTable.reference, reference))
      .for('update');
    const account = order && (await accountToRenew(tx, order));
    if (!account) return;
    const stillDue = noticeDue(
      daysUntilRenewal(dayInBerlin(now()), account.paidUntil),
      settings.renewalNoticeDays,
    );
    if (stillDue === days) await notifyUpcomingRenewal(tx, services, order, account, { days, amounts });
  });
}

/** The buyer may have cancelled while the provider was asked. */
async function accountToRenew(tx: VatNeeds['db'], order: Order) {
  const [account] = await tx
    .select()
    .from(accountTable)
    .where(
      and(eq(accountTable.orderId, order.id), isNull(accountTable.endedAt), isNull(accountTable.cancelledAt)),
    );
  return order.refundedAt ? null : (account ?? null);
}
