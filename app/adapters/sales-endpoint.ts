import type { SalesSystem } from '../leads/delivery/sales-system.ts';

/** A web-to-lead endpoint: an ordinary form post. */
export function salesEndpoint(url: string, { timeoutMs = 10_000 } = {}): SalesSystem {
  return async ({ key, fields }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
      // Such services answer a lead that is taken with a way to the thank-you page.
      redirect: 'manual',
    });
    await response.body?.cancel();
    if (response.status >= 400) throw new Error(`The sales system answered ${response.status}.`);
  };
}
