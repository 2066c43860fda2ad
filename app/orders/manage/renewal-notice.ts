import { yearAfter } from '../plan-year.ts';

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
