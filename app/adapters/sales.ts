import { sql } from 'drizzle-orm';
import { forgotten, type Forget } from '../base/retention.ts';
import type { SalesSystem, NewRequest, NewSale, SalesNews } from '../base/sales-system.ts';
import type { Pool } from 'pg';

export function salesEndpoint(url: string, accountId: string, { timeoutMs = 10_000 } = {}): SalesSystem {
  return async (news) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Idempotency-Key': news.key },
      body: new URLSearchParams(salesFields(news, accountId)),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    }).catch(throwReason);
    await response.body?.cancel();
    const { ok, status, headers } = response;
    if (ok || thanks.has(status)) return;
    const location = headers.get('location');
    const target = location && moves.has(status) ? URL.parse(location, url) : null;
    // The query may contain personal data.
    const where = target ? `: it has moved to ${target.origin}${target.pathname}` : '';
    throw new Error(`The sales system answered ${status}${where}.`);
  };
}

/** `fetch failed` alone does not say what to fix. */
function throwReason(error: Error): never {
  const { message, code } = (error.cause ?? error) as NodeJS.ErrnoException;
  // A timeout has a number as its code.
  const reason = typeof code === 'string' ? code : message;
  throw new Error(`The sales system cannot be reached: ${reason}.`, { cause: error });
}

/** Web-to-lead services answer an accepted lead with a redirect to a thank-you page. */
const thanks = new Set([302, 303]);
const moves = new Set([301, 307, 308]);

export function capturedDeliveries(pool: Pool, accountId: string): SalesSystem {
  return async (news) => {
    await pool.query(
      `insert into captured_delivery (key, body) values ($1, $2)
       on conflict (key) do update set times = captured_delivery.times + 1`,
      [news.key, JSON.stringify(salesFields(news, accountId))],
    );
  };
}

export const forgetCapturedDeliveries: Forget = async (db, { oldest }) => {
  const deleted = await db.execute(
    sql`delete from captured_delivery where captured_at < ${oldest.toISOString()}`,
  );
  return [forgotten('captured leads', deleted)];
};

export function salesFields(news: SalesNews, accountId: string): Record<string, string> {
  return {
    oid: accountId,
    ...(news.kind === 'request' ? requestFields(news) : saleFields(news)),
    // The same for every attempt, so the receiver can deduplicate.
    submission_key: news.key,
  };
}

function requestFields({ formType, entered, tracking }: NewRequest) {
  const filled = Object.entries(entered).filter(([, value]) => value);
  const others = filled.filter(([name]) => !Object.hasOwn(salesNames, name));
  return {
    lead_source: 'Webform',
    form_type: formType,
    ...withSalesNames(Object.fromEntries(filled)),
    ...(others.length > 0 && { description: others.map(([name, value]) => `${name}: ${value}`).join('\n') }),
    ...tracking,
    paid_clickthrough_conversion: tracking.utm_source === 'paid' ? '1' : '0',
  };
}

function saleFields({ order, product, netCents, promoCode, buyer, billing }: NewSale) {
  const { state, ...address } = billing;
  return {
    lead_source: 'Checkout',
    form_type: 'purchase',
    ...withSalesNames({ ...buyer, ...address, ...(state && { state }) }),
    order,
    product,
    amount: (netCents / 100).toFixed(2),
    currency: 'EUR',
    ...(promoCode && { promo_code: promoCode }),
  };
}

function withSalesNames(known: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(salesNames).flatMap(([ours, theirs]) => {
      const value = known[ours];
      return value === undefined ? [] : [[theirs, value]];
    }),
  );
}

const salesNames = {
  // The sales system requires a last name, and a full name cannot be split reliably.
  name: 'last_name',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  company: 'company',
  phone: 'phone',
  street: 'street',
  postalCode: 'zip',
  city: 'city',
  state: 'state',
  country: 'country',
};
