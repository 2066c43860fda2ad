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
  /** What the page of the order said last about the renewal, if the buyer has changed it. */
  renewal: 'cancelled' | 'resumed' | null;
};

/** Lets a year pass for the order. */
export type Renew = (reference: string) => Promise<void>;

/** Every way is taken, one after the other. */
export async function buy(
  site: KillableSite,
  { number, name }: Visit,
  mind: Chance,
  renew: Renew,
): Promise<Buyer> {
  const email = `buyer-${name}@company.example`;
  const way = wayNames[number % wayNames.length]!;
  const shop = openShop(site, { number, email, mind });
  const buyer: Buyer = { email, way, thanked: null, renewal: null };
  try {
    const last = await ways[way](shop);
    if (last) await shop.afterwards(buyer, last, afterwards[way as keyof typeof afterwards], renew);
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error;
  }
  return buyer;
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
  'pays in Vienna, with a VAT ID': async (shop: Shop) =>
    shop.pay(await shop.order('starter', 'credit_card', { ...vienna, vatId: 'ATU12345678' }), card),
  'pays in Vienna, while VIES is away': async (shop: Shop) =>
    shop.pay(await shop.order('starter', 'credit_card', { ...vienna, vatId: `ATU${shop.digits}300` }), card),
  'pays in New York': async (shop: Shop) =>
    shop.pay(await shop.order('corporate', 'credit_card', newYork), card),
  'pays in Paris, without a VAT ID': async (shop: Shop) =>
    shop.pay(await shop.order('starter', 'credit_card', paris), card),
  'pays in Vienna, then adds the VAT ID': async (shop: Shop) =>
    shop.pay(await shop.order('starter', 'credit_card', vienna), card),
  'pays, then renews': async (shop: Shop) =>
    shop.pay(await shop.order('starter', 'credit_card', newYork), card),
  'pays, then cancels': async (shop: Shop) => shop.pay(await shop.order('starter'), card),
  'pays, cancels, and goes on after all': async (shop: Shop) => shop.pay(await shop.order('starter'), card),
  'pays, cancels, and the year ends': async (shop: Shop) => shop.pay(await shop.order('starter'), card),
  leaves: async (shop: Shop) => {
    await shop.order('starter');
    return null;
  },
};

/** What somebody does who was thanked, on the page of the order. */
const afterwards = {
  'pays in Vienna, then adds the VAT ID': ['add VAT ID', 'correct invoice', 'renew'],
  'pays, then renews': ['renew'],
  'pays, then cancels': ['cancel'],
  'pays, cancels, and goes on after all': ['cancel', 'resume', 'renew'],
  'pays, cancels, and the year ends': ['cancel', 'renew'],
} as const satisfies Partial<Record<Way, readonly Step[]>>;

type Step = 'cancel' | 'resume' | 'renew' | 'add VAT ID' | 'correct invoice';

const wayNames = Object.keys(ways) as Way[];

const debit = 'sepa_debit';
const card = { number: '4242 4242 4242 4242', expiry: '12 / 44', cvc: '123', name: 'A Buyer' };
const paidDebit = { iban: 'DE89 3704 0044 0532 0130 00', name: 'A Buyer' };
const failingDebit = { iban: 'DE62 3704 0044 0532 0130 01', name: 'A Buyer' };

const vienna = { country: 'AT', postalCode: '1010', city: 'Wien' };
const paris = { country: 'FR', postalCode: '75001', city: 'Paris' };
const newYork = { country: 'US', postalCode: '10001', city: 'New York', state: 'New York' };

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

  /** To the provider's page, again and again where the overview says that the provider is away. */
  const orderShown = async (overview: OpenPage, method = 'credit_card'): Promise<OpenPage> => {
    const next = await browser.send(overview, /^\/stripe\/checkout/, agreed(method));
    if (!next.address.endsWith('payment=away')) return next;
    await site.ready();
    return orderShown(next, method);
  };

  const changeOrder = async (path: string, change: string) =>
    browser.send(await browser.open(path), /^\/order\?/, { change });
  const takeStep: Record<Exclude<Step, 'renew'>, (path: string) => Promise<OpenPage>> = {
    cancel: async (path) =>
      browser.send(await browser.open(path.replace('/order?', '/order/cancel?')), /cancel/, {}),
    resume: (path) => changeOrder(path, 'resume'),
    'add VAT ID': async (path) =>
      browser.send(await browser.open(path.replace('/order?', '/order/billing?')), /billing/, {
        ...billingAddress,
        ...vienna,
        vatId: 'ATU12345678',
      }),
    'correct invoice': (path) => changeOrder(path, 'correct-vat'),
  };

  return {
    orderShown,
    digits: String(10_000 + (number % 90_000)),
    /** What was entered for another plan before is known. */
    async order(tier: string, method = 'credit_card', place: Record<string, string> = {}): Promise<OpenPage> {
      const details = await browser.open(`/checkout/personal-information?tier=${tier}`);
      const next = await browser.send(details, /personal-information/, {
        firstName: 'Buyer',
        lastName: String(number),
        email,
        company: 'Company',
        ...agreed(method),
      });
      const isAddress = next.address.startsWith('/checkout/billing-address');
      const overview = isAddress
        ? await browser.send(next, /billing-address/, { ...billingAddress, ...place })
        : next;
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
    /** Notes what the pages said. A step whose page never came may have been taken, or not. */
    async afterwards(buyer: Buyer, last: OpenPage, steps: readonly Step[] = [], renew: Renew) {
      buyer.thanked = thankedFor(last);
      if (!buyer.thanked || steps.length === 0) return;
      const [, link] = /href="(\/checkout\/success\/order\?[^"]+)"/.exec(last.html) ?? [];
      if (!link) throw new Error(`The page that thanks for ${buyer.thanked} has no link to the order.`);
      const { address: path } = await browser.open(link.replaceAll('&amp;', '&'));
      for (const step of steps) {
        if (step === 'renew') {
          await renew(buyer.thanked);
          continue;
        }
        const changesRenewal = step === 'cancel' || step === 'resume';
        if (changesRenewal) buyer.renewal = null;
        const { html } = await takeStep[step](path);
        if (!changesRenewal) continue;
        if (html.includes('The renewal is cancelled,')) buyer.renewal = 'cancelled';
        else if (html.includes('Paid and active. It renews')) buyer.renewal = 'resumed';
      }
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
  return html.includes('Your plan is active') ? /MQ-O-\w+/.exec(html)![0] : null;
}
