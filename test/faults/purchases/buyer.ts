import type { Chance } from '../storm/chance.ts';
import type { KillableSite } from '../storm/killable-site.ts';
import { addressOf, type Visit } from '../storm/visits.ts';
import { GaveUp, openBrowser, type OpenPage } from './browser.ts';

/** What became of somebody who set out to buy. */
export type Buyer = {
  email: string;
  way: Way;
  /** The reference of the order, if the buyer was thanked for having paid. */
  thanked: string | null;
};

/** Every way is taken, one after the other. */
export async function buy(site: KillableSite, { number, name }: Visit, mind: Chance): Promise<Buyer> {
  const email = `buyer-${name}@company.example`;
  const way = wayNames[number % wayNames.length]!;
  const shop = openShop(site, { number, email, mind });
  try {
    const last = await ways[way](shop);
    return { email, way, thanked: last && thankedFor(last) };
  } catch (error) {
    if (error instanceof GaveUp) return { email, way, thanked: null };
    throw error;
  }
}

type Way = keyof typeof ways;
type Shop = ReturnType<typeof openShop>;

const ways = {
  'pays by card': async (shop: Shop) => shop.pay(await shop.order('starter'), card),
  'is declined, then pays': async (shop: Shop) => {
    const page = await shop.order('leadsAndContacts');
    return shop.pay(await shop.pay(page, { ...card, number: '4000 0000 0000 0002' }), card);
  },
  'pays by direct debit': async (shop: Shop) => shop.pay(await shop.order('starter', debit), paidDebit),
  'has a direct debit that fails': async (shop: Shop) =>
    shop.pay(await shop.order('starter', debit), failingDebit),
  'turns back, orders again, and pays on both pages': async (shop: Shop) => {
    const first = await shop.order('starter');
    const second = await shop.orderShown(await shop.turnBack(first));
    await shop.pay(first, card);
    return shop.pay(second, card);
  },
  'orders another plan in a second tab, and pays in both': async (shop: Shop) => {
    const first = await shop.order('starter');
    const second = await shop.order('corporate');
    const [, thanks] = await Promise.all([shop.pay(first, card), shop.pay(second, card)]);
    return thanks;
  },
  'pays, and never comes back': async (shop: Shop) =>
    shop.payAndLeave(await shop.order('corporatePlus'), card),
  leaves: async (shop: Shop) => {
    await shop.order('starter');
    return null;
  },
};

const wayNames = Object.keys(ways) as Way[];

const debit = 'sepa_debit';
const card = { number: '4242 4242 4242 4242', expiry: '12 / 44', cvc: '123', name: 'A Buyer' };
const paidDebit = { iban: 'DE89 3704 0044 0532 0130 00', name: 'A Buyer' };
const failingDebit = { iban: 'DE62 3704 0044 0532 0130 01', name: 'A Buyer' };

const billingAddress = {
  country: 'DE',
  street: 'Am Kai 1',
  postalCode: '20457',
  city: 'Hamburg',
  state: '',
  billingEmail: '',
  notes: '',
};

/** The checkout as a buyer goes through it. */
function openShop(
  site: KillableSite,
  { number, email, mind }: { number: number; email: string; mind: Chance },
) {
  const browser = openBrowser(site, { address: addressOf(number), mind });
  const agreed = (paymentMethod: string) => ({ paymentMethod, terms: 'on' });

  /** To the provider's page. */
  const orderShown = (overview: OpenPage, method = 'credit_card') =>
    browser.send(overview, /^\/stripe\/checkout/, agreed(method));

  return {
    orderShown,
    /** What was entered for another plan before is known. */
    async order(tier: string, method = 'credit_card'): Promise<OpenPage> {
      const details = await browser.open(`/checkout/personal-information?tier=${tier}`);
      const next = await browser.send(details, /personal-information/, {
        firstName: 'Buyer',
        lastName: String(number),
        email,
        company: 'Company',
        ...agreed(method),
      });
      const isAddress = next.address.startsWith('/checkout/billing-address');
      const overview = isAddress ? await browser.send(next, /billing-address/, billingAddress) : next;
      const promo = { promo: 'apply', promoCode: 'WELCOME10' };
      const isReduced = isAddress && mind.happens(0.3);
      return orderShown(
        isReduced ? await browser.send(overview, /payment-and-overview/, promo) : overview,
        method,
      );
    },
    pay: (page: OpenPage, payment: Record<string, string>) => browser.send(page, /\/pay\//, payment),
    async payAndLeave(page: OpenPage, payment: Record<string, string>) {
      await browser.sendAndLeave(page, /\/pay\//, payment);
      return null;
    },
    /** By the link of the provider's page. */
    turnBack({ html }: OpenPage): Promise<OpenPage> {
      const [, link] = /href="[^"]*(\/stripe\/payment-fail\?[^"]+)"/.exec(html)!;
      return browser.open(link!.replaceAll('&amp;', '&'));
    },
  };
}

function thankedFor({ address, html }: OpenPage): string | null {
  if (!address.startsWith('/checkout/success')) return null;
  return html.includes('your plan is paid') ? /MQ-O-\w+/.exec(html)![0] : null;
}
