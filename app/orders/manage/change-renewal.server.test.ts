import { beforeEach, describe, expect, test } from 'vitest';
import { contentOf, openOrderWorld } from '../../../test/order-world.ts';
import { settingsFrom } from '../../settings/environment.server.ts';
import { refundOrder } from '../after-sales.server.ts';
import { changeRenewal } from './change-renewal.server.ts';
import { renewalNoticesJob } from './renewal-notices.server.ts';

const world = openOrderWorld();
beforeEach(() => world.empty());

async function paidOrder(content = contentOf(), shownTotalCents = 112_812) {
  const { reference, sessionId } = await world.order({ content, shownTotalCents });
  await world.sandbox.pay(sessionId);
  await world.hear();
  return { reference, ...(await world.show(reference)) };
}

const cancel = (reference: string) => changeRenewal(world.services, reference, false);
const resume = (reference: string) => changeRenewal(world.services, reference, true);
/** The sandbox keeps real time, so the end of its period is given. */
const cancelBefore = (reference: string, renewsAt: string) => {
  const findSubscription = async () =>
    ({ status: 'running', renews: false, renewsAt: new Date(renewsAt) }) as const;
  const payments = { ...world.services.payments, findSubscription };
  return changeRenewal({ ...world.services, payments }, reference, false);
};
const news = async () =>
  (await world.mails()).map(({ payload }) => (payload as { news?: string }).news).filter(Boolean);
const cancelledMails = async () =>
  (await world.mails())
    .map(({ payload }) => payload as { news?: string })
    .filter(({ news: told }) => told === 'cancelled');
const subscriptionOf = (id: string | null) => world.sandbox.stripe.subscriptions.retrieve(id!);

describe('cancelling the renewal', () => {
  test('tells the provider, keeps the access, and is confirmed once, however often the webhook comes', async () => {
    const { reference, order } = await paidOrder();
    expect(await cancel(reference)).toBe('changed');
    expect(await cancel(reference)).toBe('unchanged');
    await world.hear();
    expect(await subscriptionOf(order.subscriptionId)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    expect((await world.show(reference)).account).toMatchObject({
      cancelledAt: world.services.now(),
      endedAt: null,
      paidUntil: '2027-11-14',
    });
    expect(await news()).toEqual(['cancelled']);
  });

  test('can be withdrawn and repeated, each time with a confirmation', async () => {
    const { reference, order } = await paidOrder();
    await cancel(reference);
    expect(await resume(reference)).toBe('changed');
    await cancel(reference);
    await world.hear();
    expect(await news()).toEqual(['cancelled', 'resumed', 'cancelled']);
    expect(await subscriptionOf(order.subscriptionId)).toMatchObject({ cancel_at_period_end: true });
  });

  test('on the pages of the provider is known and confirmed too', async () => {
    const { reference, order } = await paidOrder();
    await world.sandbox.stripe.subscriptions.update(order.subscriptionId!, { cancel_at_period_end: true });
    await world.hear();
    expect((await world.show(reference)).account!.cancelledAt).not.toBeNull();
    expect(await news()).toEqual(['cancelled']);
  });

  test('is finished by the webhook after a crash', async () => {
    const { reference } = await paidOrder();
    const payments = {
      ...world.services.payments,
      findSubscription: () => Promise.reject(new Error('killed')),
    };
    await expect(changeRenewal({ ...world.services, payments }, reference, false)).rejects.toThrow('killed');
    await world.hear();
    expect(await news()).toEqual(['cancelled']);
  });

  test('gives up a year that could not be charged, so that nothing can be charged any more', async () => {
    const { reference, order } = await paidOrder();
    world.setNow('2027-11-15T12:00:00Z');
    await world.sandbox.sandbox.renew(order.subscriptionId!, 'failed');
    await world.hear();
    expect((await world.show(reference)).account!.renewalFailedAt).toEqual(world.services.now());
    expect(await cancel(reference)).toBe('changed');
    await world.hear();
    expect(await cancel(reference)).toBe('impossible');
    const subscription = order.subscriptionId!;
    expect(await subscriptionOf(subscription)).toMatchObject({ status: 'canceled' });
    const { data } = await world.sandbox.stripe.invoices.list({ subscription });
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['paid', 'void']));
    expect((await world.show(reference)).account).toMatchObject({
      paidUntil: '2027-11-14',
      endedAt: world.services.now(),
    });
    expect(await news()).toEqual(['renewal_failed', 'ended']);
    expect((await world.mails()).at(-1)!.payload).toMatchObject({ isOver: true, isUnpaid: false });
  });

  test('leaves a year alone that was paid at the last moment', async () => {
    const { reference, order } = await paidOrder();
    world.setNow('2027-11-15T12:00:00Z');
    await world.sandbox.sandbox.renew(order.subscriptionId!, 'paid');
    // The webhook is late: we still think that the payment is missing.
    expect(await cancel(reference)).toBe('changed');
    await world.hear();
    expect(await subscriptionOf(order.subscriptionId)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
    });
    expect((await world.show(reference)).account).toMatchObject({ paidUntil: '2028-11-14', endedAt: null });
    const receipts = (await world.mails()).filter(({ template }) => template === 'order-receipt');
    expect(receipts.map(({ payload }) => payload)).toMatchObject([
      { isRenewal: false, renews: true },
      { isRenewal: true, renews: false },
    ]);
  });

  test('on the renewal day, before anything is charged, ends a plan whose year is over', async () => {
    const { reference, order } = await paidOrder();
    world.setNow('2027-11-15T05:00:00Z');
    expect(await cancelBefore(reference, '2027-11-15T12:00:00Z')).toBe('changed');
    expect(await subscriptionOf(order.subscriptionId)).toMatchObject({ cancel_at_period_end: true });
    expect(await cancelledMails()).toMatchObject([{ until: '14 November 2027', isOver: true }]);
  });

  test('names the end of the new year if the provider has renewed it already', async () => {
    const { reference } = await paidOrder();
    world.setNow('2027-11-15T12:00:00Z');
    await cancelBefore(reference, '2028-11-15T12:00:00Z');
    expect(await cancelledMails()).toMatchObject([{ until: '14 November 2028', isOver: false }]);
  });

  test('ends the plan with its year instead of renewing it', async () => {
    const { reference, order } = await paidOrder();
    await cancel(reference);
    await world.hear();
    world.setNow('2027-11-15T12:00:00Z');
    await world.sandbox.sandbox.renew(order.subscriptionId!, 'paid');
    await world.hear();
    const { account, invoices } = await world.show(reference);
    expect(account).toMatchObject({ paidUntil: '2027-11-14', endedAt: world.services.now() });
    expect(invoices).toHaveLength(1);
    expect(await news()).toEqual(['cancelled', 'ended']);
    expect(await resume(reference)).toBe('impossible');
  });

  test('is impossible for orders that are not paid, or were refunded', async () => {
    const { reference } = await world.order();
    expect(await cancel(reference)).toBe('impossible');
    const paid = await paidOrder();
    await refundOrder(world.services, paid.reference);
    expect(await cancel(paid.reference)).toBe('impossible');
    expect(await cancel('MQ-O-000000000000')).toBe('impossible');
  });
});

describe('notice of a renewal', () => {
  const run = (services = world.services) => renewalNoticesJob(services)({});
  const notices = async () =>
    (await world.mails()).filter(({ payload }) => (payload as { news?: string }).news === 'renewal_ahead');

  test('is given 30 and 7 days ahead, once each, by any number of processes', async () => {
    const { reference } = await paidOrder();
    world.setNow('2027-10-15T12:00:00Z');
    await run();
    expect(await notices()).toEqual([]);
    world.setNow('2027-10-16T12:00:00Z');
    await Promise.all([run(), run(), run()]);
    world.setNow('2027-10-17T12:00:00Z');
    await run();
    expect(await notices()).toHaveLength(1);
    world.setNow('2027-11-08T12:00:00Z');
    await Promise.all([run(), run()]);
    expect((await notices()).map(({ key }) => String(key).split('/').slice(2).join('/'))).toEqual([
      'renewal-ahead/2027-11-14/30',
      'renewal-ahead/2027-11-14/7',
    ]);
    expect((await notices())[0]).toMatchObject({
      recipient: 'mara@buyer.example',
      payload: {
        reference,
        on: '15 November 2027',
        until: '14 November 2027',
        price: '€1,128.12 (€948 plus 19% VAT)',
      },
    });
  });

  test('is given at other times if the setting says so', async () => {
    await paidOrder();
    const settings = settingsFrom({ SITE_URL: 'https://site.example', RENEWAL_NOTICE_DAYS: '60' });
    world.setNow('2027-09-16T12:00:00Z');
    await run({ ...world.services, settings });
    expect((await notices()).map(({ key }) => String(key))).toEqual([expect.stringMatching(/\/60$/)]);
  });

  test('is not given for a renewal that is cancelled, and is given again once that is withdrawn', async () => {
    const { reference } = await paidOrder();
    await cancel(reference);
    world.setNow('2027-11-10T12:00:00Z');
    await run();
    expect(await notices()).toEqual([]);
    await resume(reference);
    await run();
    expect(await notices()).toHaveLength(1);
  });

  test('waits for the provider, without holding up the others', async () => {
    const away = await paidOrder();
    await paidOrder();
    world.setNow('2027-11-10T12:00:00Z');
    const payments = {
      ...world.services.payments,
      previewRenewal: (id: string) =>
        id === away.order.subscriptionId
          ? Promise.reject(new Error('away'))
          : world.services.payments.previewRenewal(id),
    };
    await expect(run({ ...world.services, payments })).rejects.toThrow('not sent: 1');
    expect(await notices()).toHaveLength(1);
    await run();
    expect(await notices()).toHaveLength(2);
  });

  test('holds: what changes later counts from the next notice, which states the new price', async () => {
    const billing = { ...contentOf().billing, country: 'US' };
    const { order } = await paidOrder(contentOf({ billing }), 94_800);
    const german = {
      ...world.services,
      settings: settingsFrom({ SITE_URL: 'https://site.example', VAT_RULES: 'german-rate' }),
    };
    const renewal = async () =>
      (await world.services.payments.previewRenewal(order.subscriptionId!))!.totalCents;
    world.setNow('2027-10-16T12:00:00Z');
    await run();
    world.setNow('2027-10-17T12:00:00Z');
    await run(german);
    expect([await renewal(), (await notices()).length]).toEqual([94_800, 1]);
    world.setNow('2027-11-08T12:00:00Z');
    await run(german);
    expect(await renewal()).toBe(112_812);
    expect((await notices())[1]!.payload).toMatchObject({ price: '€1,128.12 (€948 plus 19% VAT)' });
    await run();
    expect(await renewal()).toBe(112_812);
  });

  test('states the price without VAT after the ID was checked again, and with it once the ID is invalid', async () => {
    const vatId = 'ATU12345678';
    const vatCheck = await world.services.checkVatId(vatId);
    const billing = { ...contentOf().billing, country: 'AT' };
    const { reference } = await paidOrder(contentOf({ billing, vatId, vatCheck }), 94_800);
    world.setNow('2027-10-16T12:00:00Z');
    await run();
    expect((await notices())[0]!.payload).toMatchObject({ price: '€948 with 0% VAT (reverse charge)' });
    const invalid = async () => ({ ...vatCheck, outcome: 'invalid' as const });
    world.setNow('2027-11-08T12:00:00Z');
    await run({ ...world.services, checkVatId: invalid });
    expect((await notices())[1]!.payload).toMatchObject({ price: '€1,128.12 (€948 plus 19% VAT)' });
    expect((await world.show(reference)).order.vatChecks.map(({ outcome }) => outcome)).toEqual([
      'valid',
      'valid',
      'invalid',
    ]);
  });
});

describe('the payment method', () => {
  test('that was changed on the provider’s page is confirmed once, and used for the renewal', async () => {
    const { order } = await paidOrder();
    const back = { unchangedUrl: 'https://site.example/a', changedUrl: 'https://site.example/b' };
    const url = await world.services.payments.paymentMethodPage(order.customerId!, back);
    const form = { method: 'sepa_debit', iban: 'DE89370400440532013000', name: 'Mara Example' };
    const answer = await world.sandbox.sandbox.pages.request(
      new URL(url).pathname.replace('/sandbox-payments', ''),
      { method: 'POST', body: new URLSearchParams(form) },
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, back.changedUrl]);
    await world.hear();
    expect(await news()).toEqual(['payment_method_changed']);
    await world.sandbox.sandbox.renew(order.subscriptionId!, 'paid');
    const { data } = await world.sandbox.stripe.paymentIntents.list({
      customer: order.customerId!,
      limit: 1,
    });
    expect(data[0]!.payment_method_types).toEqual(['sepa_debit']);
  });

  test('is not asked for by somebody who guesses the address of the page', async () => {
    for (const id of ['bps_unknown', 'x', 'bps_%00']) {
      const { status } = await world.sandbox.sandbox.pages.request(`/portal/${id}`);
      expect([404, 410]).toContain(status);
    }
  });
});
