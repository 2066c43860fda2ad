import { describe, expect, test } from 'vitest';
import { ada, openShop, paths } from '../../test/shop.ts';
import { origin } from '../../test/site.ts';

const shop = openShop();

const mallory = { ...ada, firstName: 'Mallory', email: 'mallory@elsewhere.example' };
const victims = { ...ada, email: 'grace@victim.example' };

describe('the link to pay again', () => {
  test('redirects the browser that holds the checkout to the overview', async () => {
    const { sender, link } = await beforePaying();
    const before = sender.checkout();
    expect(await sender.get(link)).toMatchObject({
      status: 303,
      location: `${paths.overview}?payment=failed`,
    });
    expect(sender.checkout()).toBe(before);
  });

  test('asks anybody else first, naming the account’s owner, and changes nothing', async () => {
    const { link } = await beforePaying(mallory);
    const victim = await shop.readyBuyer(victims);
    const before = victim.checkout();
    const { status, headers, html } = await victim.get(link);
    expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    expect(html).toContain(mallory.email);
    expect(html).toContain('another order in progress');
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(victim.checkout()).toBe(before);
    expect((await victim.get(paths.overview)).html).toContain(victims.email);

    const nobody = shop.buyer();
    expect((await nobody.get(link)).html).toContain(mallory.email);
    expect(nobody.checkout()).toBeNull();
  });

  test('replaces the visitor’s checkout after confirmation', async () => {
    const { link } = await beforePaying(mallory);
    const victim = await shop.readyBuyer(victims);
    const { location } = await victim.post(link, {});
    expect(location).toBe(`${paths.overview}?payment=failed`);
    expect((await victim.get(location!)).html).toContain(mallory.email);
  });

  test('limits the checkouts that a network address may open', async () => {
    const { link } = await beforePaying();
    const other = shop.buyer();
    await shop.useUp('checkouts-by-address', other.address);
    const { status, html } = await other.post(link, {});
    expect(status).toBe(429);
    expect(html).toContain('Too many orders have been started');
    expect(other.checkout()).toBeNull();
  });

  test('opens a separate checkout in another browser: neither sees the other’s input', async () => {
    const { sender, link } = await beforePaying();
    const other = shop.buyer();
    const { location } = await other.post(link, {});
    expect(location).toBe(`${paths.overview}?payment=failed`);
    const { html } = await other.get(location!);
    for (const kept of ['ada@company.example', '20457 Hamburg', 'WELCOME10', '€5,127.95'])
      expect(html).toContain(kept);
    expect(other.checkout()).not.toBe(sender.checkout());

    await other.post(paths.details, victims);
    await sender.post(paths.details, mallory);
    expect((await sender.get(paths.overview)).html).not.toContain(victims.email);
    expect((await other.get(paths.overview)).html).not.toContain(mallory.email);
    // The mail is opened once more: what was entered since stays.
    await other.get(link);
    expect((await other.get(paths.overview)).html).toContain(victims.email);
  });

  test('pays the same order in another browser, and closes the earlier payment page', async () => {
    const { sender, link, page } = await beforePaying();
    const [before] = await shop.ordersOf(sender);
    const other = shop.buyer();
    await other.post(link, {});
    await other.post(paths.details, victims);
    const { location } = await other.buy();
    expect((await shop.pay(page)).status).toBe(410);
    const bought = (await shop.pay(location!)).headers.get('location')!.replace(origin, '');
    expect((await other.get(bought)).html).toContain('Thank you. Your plan is active');
    const [order, ...more] = await shop.ordersOf(other);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      reference: before.reference,
      state: 'paid',
      buyer: { email: victims.email },
    });
    // There is nothing left to pay where it began.
    expect(await shop.ordersOf(sender)).toEqual([]);
    expect((await sender.get(paths.overview)).location).toBe(bought);
  });

  test('reveals nothing entered in another browser, and does not change its order', async () => {
    const { sender, link } = await beforePaying(mallory);
    const other = shop.buyer();
    await other.post(link, {});
    await other.post(paths.details, victims);
    const { location } = await other.buy();

    const again = shop.buyer();
    expect((await again.get(link)).location).toBe(paths.overview);
    expect(await again.get(paths.overview)).toMatchObject({ location: '/pricing' });
    await sender.get(link);
    expect((await sender.get(paths.overview)).html).not.toContain(victims.email);
    expect(await shop.ordersOf(other)).toMatchObject([
      { state: 'awaiting_payment', buyer: { email: victims.email } },
    ]);
    expect((await other.buy()).location).toBe(location);
  });

  test('leaves one payable page, whichever browser orders last', async () => {
    const { sender, link } = await beforePaying();
    const other = shop.buyer();
    await other.post(link, {});
    const { location: others } = await other.buy();
    const { location: senders } = await sender.buy();
    expect(await shop.ordersOf(other)).toEqual([]);
    expect(await shop.ordersOf(sender)).toHaveLength(1);
    expect((await shop.pay(others!)).status).toBe(410);
    expect((await shop.pay(senders!)).status).toBe(303);
  });

  test('does not ask the provider if it is opened too often', async () => {
    const { sender, link } = await beforePaying();
    await shop.useUp('order-looks-by-address', sender.address);
    expect((await sender.get(link)).location).toBe(`${paths.overview}?payment=failed`);
    expect(await shop.ordersOf(sender)).toMatchObject([{ state: 'awaiting_payment' }]);
  });
});

/** Somebody who may turn back from the provider's page, and the link by which. */
async function beforePaying(details = ada) {
  const { buyer: sender, page } = await shop.order({ details, promoCode: 'WELCOME10' });
  const html = await (await shop.site.fetch(page)).text();
  const link = /href="[^"]*(\/stripe\/payment-fail\?[^"]+)"/.exec(html)![1]!;
  return { sender, link, page };
}
