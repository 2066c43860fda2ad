import { expect, test } from 'vitest';
import { renderMail } from '../render-mail.server.tsx';

const rendered = (template: string, payload: object) =>
  renderMail({ id: 1, key: 'order/17/x', template, recipient: 'mara@buyer.example', payload }, site);
const site = 'https://site.example';
const order = { reference: 'MQ-O-7KQ2M4XHT0AB', plan: 'Corporate' };

test('the receipt encloses the invoice that it names', () => {
  const mail = rendered('order-receipt', {
    number: 'MQ-2026-000042',
    reference: order.reference,
    plan: 'Corporate',
    period: '15 November 2026 to 14 November 2027',
    total: '€5,127.95',
  });
  expect(mail.enclosures).toEqual([{ kind: 'invoice', number: 'MQ-2026-000042' }]);
  for (const said of ['MQ-2026-000042', order.reference, '€5,127.95', '14 November 2027'])
    expect(mail.text).toContain(said);
});

test('the welcome mail links to the tool', () => {
  const activate = 'https://tool.example/activate?account=17.abc';
  const mail = rendered('order-welcome', { ...order, activate, paidUntil: '14 November 2027' });
  expect(mail.text).toContain(activate);
  expect(mail.enclosures).toEqual([]);
});

test.for([
  ['debit_failed', { link: `${site}/stripe/payment-fail?order=x` }, 'did not go through'],
  ['renewal_failed', { until: '14 November 2027' }, 'could not renew'],
  ['ended', { until: '14 November 2027' }, 'has ended'],
  ['refunded', { number: 'MQ-2026-000002', total: '€5,127.95' }, 'is refunded'],
] as const)('news of an order: %s', ([news, told, title]) => {
  const mail = rendered('order-news', { ...order, news, ...told });
  expect(mail.subject).toContain(`Marketquay Corporate`);
  expect(mail.subject).toContain(title);
  for (const said of [order.reference, ...Object.values(told)]) expect(mail.text).toContain(said);
});

test('refuses news with missing data', () => {
  expect(() => rendered('order-news', { ...order, news: 'debit_failed' })).toThrow('link');
});
