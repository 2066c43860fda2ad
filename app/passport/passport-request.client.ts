import { passportCardPath } from '../figures/passport-links.ts';
import { mayPrefetch } from '../ui/prefetch-queue.ts';
import type { PassportCard } from './passport-view.ts';

/** The passport of a figure, by the path of its page. One that was asked for ahead is not asked for again. */
export function requestPassport(page: string): Promise<PassportCard> {
  if (latest?.page !== page) latest = { page, card: load(page) };
  return latest.card;
}

/** For a figure at which somebody points, unless they save data. */
export function requestAhead(page: string) {
  if (!mayPrefetch((navigator as { connection?: object }).connection)) return;
  // Whoever opens it will see that it failed.
  void requestPassport(page).catch(() => {});
}

let latest: { page: string; card: Promise<PassportCard> } | null = null;

async function load(page: string): Promise<PassportCard> {
  try {
    const response = await fetch(passportCardPath(page));
    if (!response.ok) throw new Error(`The passport answered ${response.status}.`);
    return (await response.json()) as PassportCard;
  } catch (error) {
    latest = null;
    throw error;
  }
}
