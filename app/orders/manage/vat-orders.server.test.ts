import { beforeEach, describe, expect, test } from 'vitest';
import { contentOf, openOrderWorld } from '../../../test/order-world.ts';
import type { VatCheck } from '../../plans/vat/vat-treatment.ts';
import { settingsFrom } from '../../settings/environment.server.ts';
import { refundOrder } from '../after-sales.server.ts';
import { ordersAsCsv } from '../order-queries.server.ts';
import { chargedVat } from '../renewals.server.ts';
import { changeBilling } from './change-billing.server.ts';
import { correctVat, requestVatCorrection } from './correct-vat.server.ts';
import { checkVatIdJob } from './review-vat.server.ts';

const world = openOrderWorld();
beforeEach(() => world.empty());

const [net, gross] = [94_800, 112_812];
const billingIn = (country: string, postalCode = '1010') => ({ ...contentOf().billing, country, postalCode });
const checked = async (vatId: string) => world.services.checkVatId(vatId);

async function buy(country: string, vatId: string | null = null, postalCode = '1010') {
  const vatCheck: VatCheck | null = vatId ? await checked(vatId) : null;
  const content = contentOf({ billing: billingIn(country, postalCode), vatId, vatCheck });
  const isGross =
    country === 'DE' || (postalCode === '1010' && country !== 'US' && vatCheck?.outcome !== 'valid');
  const { reference, sessionId } = await world.order({ content, shownTotalCents: isGross ? gross : net });
  await world.sandbox.pay(sessionId);
  await world.hear();
  return { reference, sessionId, ...(await world.show(reference)) };
}

const job = (orderId: number) => checkVatIdJob(world.services)({ orderId });
const news = async () =>
  (await world.mails()).map(({ payload }) => (payload as { news?: string }).news).filter(Boolean);
const refundedCents = async (reference: string) => {
  const { order } = await world.show(reference);
  const session = await world.sandbox.stripe.checkout.sessions.retrieve(order.sessionId!);
  const { data } = await world.sandbox.stripe.invoicePayments.list({ invoice: session.invoice as string });
  const payment_intent = data[0]!.payment.payment_intent as string;
  const refunds = await world.sandbox.stripe.refunds.list({ payment_intent });
  return refunds.data.map(({ amount }) => amount);
};

describe('what is charged', () => {
  test.each([
    ['DE', null, 'domestic', gross],
    ['DE', 'DE123456789', 'domestic', gross],
    ['AT', 'ATU12345678', 'reverse_charge', net],
    ['GR', 'EL123456789', 'reverse_charge', net],
    ['MC', 'FRXX123456789', 'reverse_charge', net],
    ['AT', null, 'domestic', gross],
    ['US', null, 'outside_eu', net],
  ] as const)(
    'in %s with the ID %s is agreed by order, provider, invoice and export',
    async (country, id, treatment, total) => {
      const { order, sessionId, invoices } = await buy(country, id);
      expect(order).toMatchObject({ state: 'paid', vatTreatment: treatment, totalCents: total, vatId: id });
      const session = await world.sandbox.payments.findSession(sessionId);
      expect(session!.amounts).toMatchObject({ taxCents: total - net, totalCents: total });
      expect(invoices[0]!.content).toMatchObject({
        vatTreatment: treatment,
        vatPercent: total === gross ? 19 : 0,
        amounts: { base: net, taxes: total - net, total },
      });
      const receipt = (await world.mails()).find(({ template }) => template === 'order-receipt');
      expect(receipt!.payload).toMatchObject({ total: total === gross ? '€1,128.12' : '€948' });
      const csv = await ordersAsCsv(world.services.db);
      expect(csv).toContain(`,${total - net},${total},`);
      expect(csv).toContain(`,${treatment},`);
    },
  );

  test('is 19 % everywhere if the setting says so', async () => {
    const settings = settingsFrom({ SITE_URL: 'https://site.example', VAT_RULES: 'german-rate' });
    const content = contentOf({ billing: billingIn('US') });
    expect(await world.place({ content, shownTotalCents: net }, { settings })).toEqual({
      outcome: 'price_changed',
    });
    expect(await world.place({ content, shownTotalCents: gross }, { settings })).toMatchObject({
      outcome: 'started',
    });
  });

  test('keeps the evidence of VIES with the order', async () => {
    const { order } = await buy('AT', 'ATU12345678');
    expect(order.vatChecks).toMatchObject([
      { vatId: 'ATU12345678', outcome: 'valid', consultation: 'SANDBOX-ATU12345678' },
    ]);
  });
});

describe('a renewal', () => {
  test.each([
    ['AT', 'ATU12345678', net],
    ['US', null, net],
    ['DE', null, gross],
  ] as const)('in %s is invoiced with the VAT that was charged', async (country, id, total) => {
    const { reference, order } = await buy(country, id);
    world.setNow('2027-11-15T12:00:00Z');
    await world.sandbox.sandbox.renew(order.subscriptionId!, 'paid');
    await world.hear();
    const { invoices, account, order: after } = await world.show(reference);
    expect(after.problem).toBeNull();
    expect(account!.paidUntil).toBe('2028-11-14');
    expect(invoices.map(({ content }) => content.amounts.total)).toEqual([total, total]);
    expect(invoices[1]!.content.vatTreatment).toBe(order.vatTreatment);
    const receipts = (await world.mails()).filter(({ template }) => template === 'order-receipt');
    expect(receipts.map(({ payload }) => (payload as { isRenewal: boolean }).isRenewal)).toEqual([
      false,
      true,
    ]);
  });

  test('that was charged otherwise than the order says is invoiced as charged, or is a problem', () => {
    const charged = (vatTreatment: 'domestic' | 'outside_eu', taxCents: number) =>
      chargedVat({ vatTreatment }, { taxCents, totalCents: net + taxCents });
    expect(charged('domestic', gross - net)).toBe('domestic');
    expect(charged('outside_eu', 0)).toBe('outside_eu');
    expect(charged('outside_eu', gross - net)).toBe('domestic');
    expect(charged('domestic', 0)).toBeNull();
    expect(charged('outside_eu', 100)).toBeNull();
  });
});

describe('an ID that VIES could not check', () => {
  test('is sold at 19 %, then confirmed by a job, which corrects the invoice once', async () => {
    const { reference, order } = await buy('AT', 'ATU12345300');
    expect(order).toMatchObject({ vatTreatment: 'domestic', totalCents: gross });
    expect(await world.jobs()).toContain('check-vat-id');
    world.setNow('2026-11-16T12:00:00Z');
    await job(order.id);
    await job(order.id);
    expect(await correctVat(world.services, reference)).toBe('nothing_to_correct');
    const after = await world.show(reference);
    const [first, cancellation, corrected] = after.invoices;
    expect(after.invoices.map(({ number }) => number)).toEqual([
      'MQ-2026-000001',
      'MQ-2026-000002',
      'MQ-2026-000003',
    ]);
    expect(cancellation).toMatchObject({ cancels: first!.number, content: { isReplaced: true } });
    expect(corrected).toMatchObject({
      cancels: null,
      corrects: first!.number,
      content: {
        vatTreatment: 'reverse_charge',
        vatPercent: 0,
        amounts: { base: net, taxes: 0, total: net },
      },
    });
    expect(after.order).toMatchObject({ vatTreatment: 'reverse_charge', taxCents: 0, totalCents: net });
    expect(await refundedCents(reference)).toEqual([gross - net]);
    expect(await news()).toEqual(['vat_corrected']);
  });

  test('is corrected once by two processes at the same time, and after a crash between refund and invoice', async () => {
    const { reference, order } = await buy('AT', 'ATU22345300');
    const transaction = () => Promise.reject(new Error('killed'));
    const crash = Object.assign(Object.create(world.services.db) as typeof world.services.db, {
      transaction,
    });
    await world.services.checkVatId('ATU22345300');
    await world.services.db.execute(
      `update plan_order set vat_checks = vat_checks || '[{"vatId": "ATU22345300", "outcome": "valid"}]'`,
    );
    await expect(correctVat({ ...world.services, db: crash }, reference)).rejects.toThrow('killed');
    await Promise.all([job(order.id), job(order.id)]);
    expect((await world.show(reference)).invoices).toHaveLength(3);
    expect(await refundedCents(reference)).toEqual([gross - net]);
  });

  test('that is not valid after all leaves the invoice, and the buyer is told once', async () => {
    const { reference, order } = await buy('AT', 'ATU32345300');
    const services = {
      ...world.services,
      checkVatId: async (vatId: string) => ({ ...(await checked(vatId)), outcome: 'invalid' as const }),
    };
    await checkVatIdJob(services)({ orderId: order.id });
    await checkVatIdJob(services)({ orderId: order.id });
    expect((await world.show(reference)).invoices).toHaveLength(1);
    expect(await news()).toEqual(['vat_id_refused']);
  });

  test('is asked for again until there is an answer', async () => {
    const { order } = await buy('AT', 'ATU12345301');
    await expect(job(order.id)).rejects.toThrow('VIES did not respond');
    await expect(job(order.id)).rejects.toThrow('VIES did not respond');
    expect((await world.show(order.reference)).order.vatChecks).toHaveLength(1);
  });

  test('leaves nothing to pay back after a refund of the corrected invoice', async () => {
    const { reference, order } = await buy('AT', 'ATU42345300');
    await job(order.id);
    expect(await refundOrder(world.services, reference)).toBe('refunded');
    expect(new Set(await refundedCents(reference))).toEqual(new Set([gross - net, net]));
    const { invoices } = await world.show(reference);
    expect(invoices.map(({ number }) => number.slice(-1))).toEqual(['1', '2', '3', '4']);
    expect(invoices.at(-1)).toMatchObject({ cancels: 'MQ-2026-000003' });
  });
});

describe('new billing details', () => {
  const change = (reference: string, country: string, vatId = '', check: VatCheck | null = null) =>
    changeBilling(world.services, reference, { billing: billingIn(country), vatId, check });

  test('set the VAT of renewals to come, and are confirmed by mail once', async () => {
    const { reference, order } = await buy('DE');
    expect(await change(reference, 'US')).toBe('changed');
    expect(await change(reference, 'US')).toBe('unchanged');
    expect(await news()).toEqual(['billing_changed']);
    expect(await world.services.payments.previewRenewal(order.subscriptionId!)).toEqual({
      netCents: net,
      taxCents: 0,
      totalCents: net,
    });
  });

  test('take back no VAT of a year already sold, since the address on the invoice counts', async () => {
    const { reference } = await buy('DE');
    await change(reference, 'US');
    expect(await correctVat(world.services, reference)).toBe('nothing_to_correct');
    expect(await refundedCents(reference)).toEqual([]);
  });

  test('with an ID that was forgotten let the invoice be corrected', async () => {
    const { reference } = await buy('AT');
    await change(reference, 'AT', 'ATU12345678', await checked('ATU12345678'));
    expect(await correctVat(world.services, reference)).toBe('corrected');
    const { invoices } = await world.show(reference);
    expect(invoices.at(-1)!.content).toMatchObject({ vatId: 'ATU12345678', vatTreatment: 'reverse_charge' });
  });

  test('with an ID that was forgotten are corrected by a job if the site dies after the refund', async () => {
    const { reference, order } = await buy('AT');
    await change(reference, 'AT', 'ATU12345678', await checked('ATU12345678'));
    const transaction = () => Promise.reject(new Error('killed'));
    const db = Object.assign(Object.create(world.services.db) as typeof world.services.db, { transaction });
    await expect(requestVatCorrection({ ...world.services, db }, order)).rejects.toThrow('killed');
    expect(await refundedCents(reference)).toEqual([gross - net]);
    expect(await world.jobs()).toContain('check-vat-id');
    await job(order.id);
    expect((await world.show(reference)).invoices).toHaveLength(3);
    expect(await refundedCents(reference)).toEqual([gross - net]);
  });

  test('with an ID that is refused promise a correction only of an invoice with German VAT', async () => {
    const offers = async () =>
      (await world.mails())
        .map(({ payload }) => payload as { news?: string; isCorrectable?: boolean })
        .filter(({ news: told }) => told === 'vat_id_refused')
        .map(({ isCorrectable }) => isCorrectable);
    const refuse = (orderId: number) =>
      checkVatIdJob({
        ...world.services,
        checkVatId: async (vatId) => ({ ...(await checked(vatId)), outcome: 'invalid' }),
      })({ orderId });
    for (const vatId of ['', 'ATU12345678']) {
      const { reference, order } = await buy('AT', vatId);
      await change(reference, 'AT', 'ATU62345301', await checked('ATU62345301'));
      await refuse(order.id);
    }
    expect(await offers()).toEqual([true, false]);
  });

  test('that are only saved again have the ID checked for another few days', async () => {
    const { reference, order } = await buy('AT', 'ATU52345301');
    await world.rows('delete from jobs.job');
    expect(await change(reference, 'AT', order.vatId!, await checked(order.vatId!))).toBe('unchanged');
    expect(await world.jobs()).toEqual(['check-vat-id']);
  });

  test('with an ID that cannot be checked are checked by a job', async () => {
    const { reference, order } = await buy('AT');
    await change(reference, 'AT', 'ATU52345300', await checked('ATU52345300'));
    expect(await world.jobs()).toContain('check-vat-id');
    await job(order.id);
    expect((await world.show(reference)).invoices).toHaveLength(3);
  });
});
