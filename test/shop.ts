import { attemptLimits } from '../app/adapters/attempt-limits.ts';
import { limits, type LimitName } from '../app/base/limits.ts';
import { readCheckoutId } from '../app/checkout/checkout-visit.server.ts';
import { paymentFailPath, successPath } from '../app/orders/order-links.server.ts';
import { goodCard } from './payment-sandbox.ts';
import { origin, openSite } from './site.ts';
import { testSecret as secret } from './test-secret.ts';

/**
 * For all tests of a file: a site with people who buy. Each has a browser without scripts and a network address of their
 * own.
 */
export function openShop() {
  const site = openSite({ SESSION_SECRET: secret, TRUST_PROXY: '1' });
  const query = async (text: string, values: unknown[] = []) =>
    (await site.database.pool.query(text, values)).rows;

  /** Keeps its cookie and sends forms. */
  const buyer = () => {
    let cookie = '';
    let checkoutId: string | null = null;
    const address = crypto.randomUUID();
    const send = async (path: string, init: RequestInit) => {
      const headers = { ...(init.headers as object), cookie, 'x-forwarded-for': address };
      const response = await site.fetch(path, { ...init, headers });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      checkoutId = await readCheckoutId(secret, new Request(origin, { headers: { cookie } }));
      const { status } = response;
      return {
        status,
        headers: response.headers,
        location: response.headers.get('location'),
        html: await response.text(),
      };
    };
    const get = (path: string) => send(path, {});
    const post = (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) });
    return {
      address,
      send,
      get,
      post,
      /** Presses the button of a page that was loaded before, or is now. */
      async buy(chosen: Partial<typeof byCard> = {}, page?: string) {
        const html = page ?? (await get(paths.overview)).html;
        const [form] = /<form[^>]*action="\/stripe\/checkout".*?<\/form>/s.exec(html)!;
        const hidden = form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g);
        const shown = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
        return post('/stripe/checkout', { ...shown, ...byCard, ...chosen });
      },
      checkout: () => checkoutId,
    };
  };

  /** Somebody who has only to press the button. */
  const readyBuyer = async (details = ada) => {
    const ready = buyer();
    await ready.post(paths.details, details);
    await ready.post(paths.address, hamburg);
    return ready;
  };

  /** What was sent last from the checkout that the browser holds. */
  const ordersOf = ({ checkout }: { checkout: () => string | null }) =>
    query('select * from plan_order where checkout_id = $1', [checkout()]);

  return {
    site,
    query,
    buyer,
    readyBuyer,
    ordersOf,
    /** Somebody who has pressed the button: the order, the page to pay on, and the pages that follow. */
    async order({ details = ada, chosen = byCard, promoCode = '' } = {}) {
      const ready = await readyBuyer(details);
      if (promoCode) await ready.post(paths.overview, { tier: details.tier, promo: 'apply', promoCode });
      const { location } = await ready.buy(chosen);
      const [{ reference }] = await ordersOf(ready);
      return {
        buyer: ready,
        reference: reference as string,
        page: location!,
        success: successPath(secret, reference),
        fail: paymentFailPath(secret, ready.checkout()!),
      };
    },
    /** Sends the form of the provider's page. */
    pay: (page: string, entered: Record<string, string> = goodCard) =>
      site.fetch(page, { method: 'POST', body: new URLSearchParams(entered), headers: { Origin: origin } }),
    /** As if all that is allowed had been tried. */
    async useUp(name: LimitName, address: string) {
      const isWithinLimit = attemptLimits(site.database.pool, secret);
      for (let times = 0; times < limits[name].attempts; times += 1) await isWithinLimit(name, address);
    },
  };
}

export type Buyer = ReturnType<ReturnType<typeof openShop>['buyer']>;

export const paths = {
  details: '/checkout/personal-information',
  address: '/checkout/billing-address',
  overview: '/checkout/payment-and-overview',
};

export const ada = {
  tier: 'corporate',
  firstName: 'Ada',
  lastName: 'Fischer',
  email: 'ada@company.example',
  company: 'Kontor & Söhne',
  paymentMethod: 'credit_card',
  terms: 'on',
};

export const hamburg = { country: 'DE', street: 'Am Kai 1', postalCode: '20457', city: 'Hamburg' };

export const byCard = { paymentMethod: 'credit_card', terms: 'on' };
