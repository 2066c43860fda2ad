import { expect, test } from 'vitest';
import { brokenPromises, type Aftermath } from './aftermath.ts';

const paid = { id: 's1', order: 'O-1', isPaid: true, totalCents: 119, invoice: 'in1' };
const open = { id: 's2', order: 'O-2', isPaid: false, totalCents: 119, invoice: null };
const order = {
  id: 1,
  reference: 'O-1',
  state: 'paid',
  totalCents: 119,
  email: 'a@company.example',
  problem: null,
};
const invoice = {
  orderId: 1,
  number: 'MQ-2026-000001',
  providerInvoice: 'in1',
  cancels: null,
  corrects: null,
  totalCents: 119,
  taxCents: 19,
  country: 'DE',
  vatId: null,
};
const charge = { invoice: 'in1', order: 'O-1', totalCents: 119, refundedCents: 0 };
const account = { orderId: 1, isCancelled: false, hasEnded: false, changes: 0 };
const subscription = { order: 'O-1', status: 'active', isEnding: false };
const sale = { key: 'k1', email: 'a@company.example' };
const keys = ['order/1/welcome/first', 'order/1/receipt/MQ-2026-000001/first'];

const well: Aftermath = {
  buyers: [
    { thanked: 'O-1', renewal: null },
    { thanked: null, renewal: null },
  ],
  sessions: [paid, open],
  orders: [order, { ...order, id: 2, reference: 'O-2', state: 'failed', email: 'b@company.example' }],
  accounts: [account],
  subscriptions: [subscription],
  charges: [charge],
  invoices: [invoice],
  mails: keys,
  deadJobs: 0,
  deliveries: [sale, sale],
  takenMails: keys.map((key) => ({ messageId: `<${key.replaceAll('/', '.')}@localhost>`, to: order.email })),
};

test('paid once, fulfilled once, told twice under one key is well', () => {
  expect(brokenPromises(well)).toEqual([]);
});

test('a year without an invoice, and an invoice without a year, are both noticed', () => {
  expect(brokenPromises({ ...well, invoices: [] })).toEqual([
    'O-1 was charged 1 times and has 0 invoices.',
    'O-1 has invoices of 0 for in1, which kept 119.',
  ]);
  const stray = { ...invoice, number: 'MQ-2026-000002', providerInvoice: 'in9' };
  expect(brokenPromises({ ...well, invoices: [invoice, stray] })).toEqual([
    'O-1 was charged 1 times and has 2 invoices.',
    'MQ-2026-000002 is not for what O-1 paid.',
  ]);
});

test('an invoice whose VAT was corrected is well', () => {
  const cancellation = { ...invoice, number: 'MQ-2026-000002', cancels: invoice.number };
  const corrected = {
    ...invoice,
    number: 'MQ-2026-000003',
    corrects: invoice.number,
    totalCents: 100,
    taxCents: 0,
    country: 'AT',
    vatId: 'ATU12345300',
  };
  const after = {
    ...well,
    orders: [{ ...order, totalCents: 100 }],
    invoices: [invoice, cancellation, corrected],
    charges: [{ ...charge, refundedCents: 19 }],
  };
  expect(brokenPromises(after)).toEqual([]);
});

test.for<[string, Partial<Aftermath>]>([
  ['O-1 was charged 2 times.', { sessions: [paid, { ...paid, id: 's3' }, open] }],
  ['O-2 was charged, but is not paid.', { sessions: [paid, { ...open, isPaid: true }] }],
  ['O-1 is paid, but nobody was charged.', { sessions: [open] }],
  ['The buyer of O-2 was thanked, but it is not paid.', { buyers: [{ thanked: 'O-2', renewal: null }] }],
  ['O-1 has a problem: it is odd', { orders: [{ ...order, problem: 'it is odd' }] }],
  ['O-1 is paid and has 2 accounts.', { accounts: [account, account] }],
  ['O-2 is failed and has 1 accounts.', { accounts: [account, { ...account, orderId: 2, hasEnded: true }] }],
  ['O-1 is paid and has 2 sales told.', { deliveries: [sale, { ...sale, key: 'k2' }] }],
  ['O-1 is paid and has 0 welcome mails.', { mails: keys.slice(1) }],
  ['O-1 was charged 1 times and has 0 receipt mails.', { mails: keys.slice(0, 1) }],
  ['O-1 costs 119, but 120 was charged.', { sessions: [{ ...paid, totalCents: 120 }] }],
  ['O-1 has invoices of 119 for in1, which kept 100.', { charges: [{ ...charge, totalCents: 100 }] }],
  ['MQ-2026-000001 for US without an ID has taxes of 19.', { invoices: [{ ...invoice, country: 'US' }] }],
  ['O-1 is cancelled, unlike its subscription.', { accounts: [{ ...account, isCancelled: true }] }],
  ['O-1 has ended on one side only.', { subscriptions: [{ ...subscription, status: 'canceled' }] }],
  [
    'The buyer of O-1 was told that it is cancelled, which is not so.',
    { buyers: [{ thanked: 'O-1', renewal: 'cancelled' }] },
  ],
  ['O-1 was changed 1 times and confirmed 0 times.', { accounts: [{ ...account, changes: 1 }] }],
  ['The invoices of MQ-2026 are numbered 2.', { invoices: [{ ...invoice, number: 'MQ-2026-000002' }] }],
  ['The mail order/1/welcome/first was never sent.', { takenMails: well.takenMails.slice(1) }],
  ['3 jobs were given up.', { deadJobs: 3 }],
])('%s', ([sentence, change]) => {
  expect(brokenPromises({ ...well, ...change })).toEqual([sentence]);
});
