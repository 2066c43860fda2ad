import { attemptLimits } from '../app/adapters/attempt-limits.ts';
import { limits, type LimitName } from '../app/base/limits.ts';
import { readCheckoutId } from '../app/checkout/state/checkout-cookie.server.ts';
import { goodCard } from './payment-sandbox.ts';
import { origin, startTestSite } from './site.ts';
import { testSecret as secret } from './test-secret.ts';

/** A site with people who buy: each has a browser without scripts and a network address of their own. */
export async function openShop() {
  const site = await startTestSite({ SESSION_SECRET: secret, TRUST_PROXY: '1' });
  const { pool } = site.database;

  /** Keeps its cookie and sends forms. */
  const buyer = () => {
    let cookie = '';
    const address = crypto.randomUUID();
    const send = async (path: string, init: RequestInit) => {
      const headers = { ...(init.headers as object), cookie, 'x-forwarded-for': address };
      const response = await site.fetch(path, { ...init, headers });
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
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
      checkout: () => readCheckoutId(secret, new Request(origin, { headers: { cookie } })),
    };
  };

  return {
    site,
    pool,
    buyer,
    /** Somebody who has only to press the button. */
    async readyBuyer(details = ada) {
      const ready = buyer();
      await ready.post(paths.details, details);
      await ready.post(paths.address, hamburg);
      return ready;
    },
    /** What was sent last from the checkout that the browser holds. */
    ordersOf: async ({ checkout }: { checkout: () => string | null }) =>
      (await pool.query('select * from plan_order where checkout_id = $1', [checkout()])).rows,
    /** Sends the form of the provider's page. */
    pay: (page: string) =>
      site.fetch(page, { method: 'POST', body: new URLSearchParams(goodCard), headers: { Origin: origin } }),
    /** As if all that is allowed had been tried. */
    async useUp(name: LimitName, address: string) {
      const isWithinLimit = attemptLimits(pool, secret);
      for (let times = 0; times < limits[name].attempts; times += 1) await isWithinLimit(name, address);
    },
    close: () => site.stop(),
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
export type Buyer = ReturnType<Shop['buyer']>;

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
