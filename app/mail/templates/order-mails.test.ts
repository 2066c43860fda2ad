import { expect, test } from 'vitest';
import { renderMail } from '../render-mail.server.tsx';

/** Lines are wrapped, so words are compared with single blanks between them. */
const rendered = (template: string, payload: object) => {
  const mail = renderMail(
    { id: 1, key: 'order/17/x', template, recipient: 'mara@buyer.example', payload },
    site,
  );
  return { ...mail, text: mail.text.replaceAll(/\s+/g, ' ') };
};
const site = 'https://site.example';
const page = '/order?order=MQ-O-7KQ2M4XHT0AB.signature';
const order = { reference: 'MQ-O-7KQ2M4XHT0AB', plan: 'Corporate', page };
const receipt = {
  ...order,
  number: 'MQ-2026-000042',
  period: '15 November 2026 to 14 November 2027',
  net: '€4,309.20',
  vat: '€818.75 (19%)',
  total: '€5,127.95',
};
const welcome = {
  ...order,
  activate: 'https://tool.example/activate?account=17.abc',
  paidUntil: '14 November 2027',
};

test('the receipt encloses the invoice that it names, and links to the order', () => {
  const mail = rendered('order-receipt', receipt);
  expect(mail.enclosures).toEqual([{ kind: 'invoice', number: 'MQ-2026-000042' }]);
  for (const said of [
    receipt.number,
    order.reference,
    receipt.net,
    receipt.vat,
    receipt.total,
    '14 November 2027',
  ])
    expect(mail.text).toContain(said);
  expect(mail.text).toContain(site + page);
});

test('the receipt of a renewal says so', () => {
  const mail = rendered('order-receipt', { ...receipt, isRenewal: true });
  expect(mail.subject).toBe('Marketquay Corporate renewed: invoice MQ-2026-000042 (paid)');
  expect(mail.text).toContain('Renewed for another year');
  expect(mail.text).toContain(
    'and your access continues. The invoice is attached. It has already been paid.',
  );
});

test('the receipt promises a renewal only where there will be one', () => {
  const words = (renews?: boolean) => rendered('order-receipt', { ...receipt, renews }).text;
  expect(words()).toContain('The plan renews at the end of this period');
  expect(words()).toContain('turn renewal on or off');
  expect(words(false)).not.toMatch(/renew/);
});

test.each(['billing_changed', 'vat_corrected', 'vat_id_refused'])(
  'news that may reach the buyer of an ended plan offers no renewal: %s',
  (news) => {
    const told = { number: 'MQ-2026-000003', cancellation: 'MQ-2026-000002', refunded: '€1', total: '€2' };
    expect(rendered('order-news', { ...order, news, ...told }).text).not.toMatch(/renew/);
  },
);

test('the welcome mail links to the tool and to the order', () => {
  const mail = rendered('order-welcome', welcome);
  for (const said of [welcome.activate, site + page]) expect(mail.text).toContain(said);
  expect(mail.enclosures).toEqual([]);
});

test('the welcome mail addresses one person, or a team', () => {
  const wordsFor = (users: number) => rendered('order-welcome', { ...welcome, users }).text;
  expect(wordsFor(1)).toContain('Activate it to get started.');
  expect(wordsFor(1)).not.toContain('team');
  expect(wordsFor(5)).toContain('Activate it to get started with your team.');
});

test('a mail that an earlier version has queued is still sent', () => {
  const { page: _page, net: _net, vat: _vat, ...old } = receipt;
  expect(rendered('order-receipt', old).text).not.toContain('Open your order');
});

const until = '14 November 2027';
const on = '15 November 2027';
test.for([
  [
    'received',
    { total: '€1,128.12' },
    'We’ve received your order for',
    'invoice and the link that activates',
  ],
  [
    'debit_failed',
    { link: `${site}/stripe/payment-fail?order=x` },
    'didn’t go through',
    'from another account',
  ],
  [
    'renewal_ahead',
    { on, until, price: '€5,697.72 (€4,788 plus 19% VAT)' },
    `renews on ${on}`,
    'cancel in two clicks',
  ],
  ['renewal_failed', { until }, 'couldn’t renew', 'try again over the next few days'],
  ['cancelled', { until }, 'has been cancelled', 'Turn renewal back on'],
  ['resumed', { on }, 'will renew after all', 'before we charge you'],
  ['ended', { until }, 'is ending', 'buy a plan again'],
  ['billing_changed', {}, 'New billing details', 'applies to new invoices'],
  ['payment_method_changed', {}, 'New payment method', 'any payment still due'],
  [
    'vat_corrected',
    { number: 'MQ-2026-000003', cancellation: 'MQ-2026-000002', refunded: '€180.12', total: '€948' },
    'Corrected invoice',
    'need both for your accounts',
  ],
  ['vat_id_refused', {}, 'confirm your VAT ID', 'choose “Correct my invoice” there'],
  ['refunded', { number: 'MQ-2026-000002', total: '€5,127.95' }, 'has been refunded', 'five to ten days'],
] as const)('news of an order, with what happens next: %s', ([news, told, title, next]) => {
  const mail = rendered('order-news', { ...order, news, ...told });
  expect(mail.subject).toContain(title);
  expect(mail.text).toContain(next);
  for (const said of [order.reference, site + page, ...Object.values(told)])
    expect(mail.text).toContain(said);
});

test('a free order is cancelled, as nothing can be refunded', () => {
  const told = { news: 'refunded', number: 'MQ-2026-000002', total: '€0', isFree: true };
  const mail = rendered('order-news', { ...order, ...told });
  expect(mail.subject).toBe('Your order for Marketquay Corporate has been cancelled');
  expect(mail.text).toContain('there is nothing to refund');
  expect(mail.text).not.toMatch(/We have refunded|€0|five to ten days/);
});

test('the end of a subscription says whether access has ended too', () => {
  const words = (isOver?: boolean) => rendered('order-news', { ...order, news: 'ended', until, isOver }).text;
  expect(words()).toContain(`You keep access until ${until}.`);
  expect(words(true)).toContain(`Your access ended on ${until}, and there is nothing more to pay.`);
});

test('the end of a plan whose renewal could not be charged says why', () => {
  const words = (isOver: boolean) =>
    rendered('order-news', { ...order, news: 'ended', until, isOver, isUnpaid: true }).text;
  expect(words(true)).toContain(
    `We couldn’t take the payment for your next plan year, so your plan ended on ${until}. There is nothing more to pay.`,
  );
  expect(words(false)).toContain(`You keep access until ${until}.`);
});

test('a cancellation offers to turn back on only what has not ended', () => {
  const words = (isOver?: boolean) =>
    rendered('order-news', { ...order, news: 'cancelled', until, isOver }).text;
  expect(words()).toContain(`Your plan ends on ${until}.`);
  expect(words(true)).toContain(`Your plan ended on ${until}, and there is nothing more to pay.`);
  expect(words(true)).not.toMatch(/keep full access|back on/);
});

test('a new payment method is not charged while the renewal is cancelled', () => {
  const words = (renews?: boolean) =>
    rendered('order-news', { ...order, news: 'payment_method_changed', renews }).text;
  expect(words()).toContain('any payment still due');
  expect(words(false)).toContain('not set to renew, so nothing will be charged');
  expect(words(false)).toContain('to download invoices or check your renewal setting.');
  expect(words(false)).not.toContain('We’ll charge');
});

test('a corrected invoice speaks of a VAT ID only where one was confirmed', () => {
  const told = { number: 'MQ-2026-000003', cancellation: 'MQ-2026-000002', refunded: '€1', total: '€2' };
  const words = (hasConfirmedId?: boolean) =>
    rendered('order-news', { ...order, news: 'vat_corrected', ...told, hasConfirmedId }).text;
  expect(words()).toContain('Your VAT ID is confirmed, so we have reissued the invoice without German VAT.');
  expect(words(false)).toContain(
    'No German VAT is due on your order, so we have reissued the invoice without it. The new total is €2.',
  );
  expect(words(false)).not.toContain('VAT ID');
});

test('a refused VAT ID offers a correction only of an invoice that has German VAT', () => {
  const words = (isCorrectable?: boolean) =>
    rendered('order-news', { ...order, news: 'vat_id_refused', isCorrectable }).text;
  expect(words()).toContain('your invoice still includes German VAT');
  expect(words(false)).toContain('any new invoice will include German VAT');
  expect(words(false)).not.toMatch(/still includes|Correct my invoice/);
});

test('the receipt of a free order says that there is nothing to pay', () => {
  const mail = rendered('order-receipt', { ...receipt, total: '€0', isFree: true });
  expect(mail.subject).toBe('Marketquay: invoice MQ-2026-000042 (nothing to pay)');
  expect(mail.text).toContain(
    'Thank you. Here is your invoice. The invoice is attached. There is nothing to pay.',
  );
  expect(mail.text).not.toMatch(/invoice for €0|already been paid/);
});

test('the welcome mail says where the invoice goes', () => {
  const words = (isBilledElsewhere?: boolean) =>
    rendered('order-welcome', { ...welcome, isBilledElsewhere }).text;
  expect(words()).toContain('We’re sending your invoice in a separate email.');
  expect(words(true)).toContain('We’re sending your invoice to the billing email address you gave us.');
});

test('a failed renewal promises no access that has run out', () => {
  const words = (isOver?: boolean) =>
    rendered('order-news', { ...order, news: 'renewal_failed', until, isOver }).text;
  expect(words()).toContain(`next plan year. The current one ends on ${until}.`);
  expect(words(true)).toContain(`new plan year. The previous one ended on ${until}.`);
});

test('a correction encloses the cancellation and the new invoice', () => {
  const told = { number: 'MQ-2026-000003', cancellation: 'MQ-2026-000002', refunded: '€1', total: '€2' };
  expect(rendered('order-news', { ...order, news: 'vat_corrected', ...told }).enclosures).toEqual([
    { kind: 'invoice', number: 'MQ-2026-000002' },
    { kind: 'invoice', number: 'MQ-2026-000003' },
  ]);
});

test('refuses news with missing data', () => {
  expect(() => rendered('order-news', { ...order, news: 'debit_failed' })).toThrow('link');
});
