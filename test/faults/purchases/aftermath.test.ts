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
const invoice = { orderId: 1, number: 'MQ-2026-000001', providerInvoice: 'in1' };
const sale = { key: 'k1', email: 'a@company.example' };
const keys = ['order/1/welcome/first', 'order/1/receipt/MQ-2026-000001/first'];

const well: Aftermath = {
  buyers: [{ thanked: 'O-1' }, { thanked: null }],
  sessions: [paid, open],
  orders: [order, { ...order, id: 2, reference: 'O-2', state: 'failed', email: 'b@company.example' }],
  accounts: [{ orderId: 1 }],
  invoices: [invoice],
  mails: keys,
  deadJobs: 0,
  deliveries: [sale, sale],
  takenMails: keys.map((key) => ({ messageId: `<${key.replaceAll('/', '.')}@localhost>`, to: order.email })),
};

test('paid once, fulfilled once, told twice under one key is well', () => {
  expect(brokenPromises(well)).toEqual([]);
});

test.for<[string, Partial<Aftermath>]>([
  ['O-1 was charged 2 times.', { sessions: [paid, { ...paid, id: 's3' }, open] }],
  ['O-2 was charged, but is not paid.', { sessions: [paid, { ...open, isPaid: true }] }],
  ['O-1 is paid, but nobody was charged.', { sessions: [open] }],
  ['The buyer of O-2 was thanked, but it is not paid.', { buyers: [{ thanked: 'O-2' }] }],
  ['O-1 has a problem: it is odd', { orders: [{ ...order, problem: 'it is odd' }] }],
  ['O-1 is paid and has 2 accounts.', { accounts: [{ orderId: 1 }, { orderId: 1 }] }],
  ['O-2 is failed and has 1 accounts.', { accounts: [{ orderId: 1 }, { orderId: 2 }] }],
  ['O-1 is paid and has 0 invoices.', { invoices: [] }],
  ['O-1 is paid and has 2 sales told.', { deliveries: [sale, { ...sale, key: 'k2' }] }],
  ['O-1 is paid and has 0 welcome mails.', { mails: keys.slice(1) }],
  ['O-1 is paid and has 0 receipt mails.', { mails: keys.slice(0, 1) }],
  ['O-1 costs 119, but 120 was charged.', { sessions: [{ ...paid, totalCents: 120 }] }],
  ['MQ-2026-000001 is not for what O-1 paid.', { sessions: [{ ...paid, invoice: 'in9' }] }],
  ['The invoices of MQ-2026 are numbered 2.', { invoices: [{ ...invoice, number: 'MQ-2026-000002' }] }],
  ['The mail order/1/welcome/first was never sent.', { takenMails: well.takenMails.slice(1) }],
  ['3 jobs were given up.', { deadJobs: 3 }],
])('%s', ([sentence, change]) => {
  expect(brokenPromises({ ...well, ...change })).toEqual([sentence]);
});
