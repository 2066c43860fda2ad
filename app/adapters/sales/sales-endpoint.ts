import type { SalesSystem } from '../../base/sales-system.ts';
import { salesFields } from './sales-fields.ts';

/** A web-to-lead endpoint: an ordinary form post. */
export function salesEndpoint(url: string, accountId: string, { timeoutMs = 10_000 } = {}): SalesSystem {
  return async (news) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Idempotency-Key': news.key },
      body: new URLSearchParams(salesFields(news, accountId)),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    }).catch(sayWhy);
    await response.body?.cancel();
    const { ok, status, headers } = response;
    if (ok || thanks.has(status)) return;
    const location = headers.get('location');
    const target = location && moves.has(status) ? URL.parse(location, url) : null;
    // What comes after the path may say who the lead is.
    const where = target ? `: it has moved to ${target.origin}${target.pathname}` : '';
    throw new Error(`The sales system answered ${status}${where}.`);
  };
}

/** `fetch failed` alone tells nobody what to mend. */
function sayWhy(error: Error): never {
  const { message, code } = (error.cause ?? error) as NodeJS.ErrnoException;
  // A timeout has a number as its code.
  const reason = typeof code === 'string' ? code : message;
  throw new Error(`The sales system cannot be reached: ${reason}.`, { cause: error });
}

/** Such services answer a lead that is taken with a way to the thank-you page. */
const thanks = new Set([302, 303]);
const moves = new Set([301, 307, 308]);
