import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf, openOrderWorld } from '../../test/order-world.ts';
import { readPdf } from '../../test/read-pdf.ts';
import { capturedDeliveries } from '../adapters/sales.ts';
import { startPrinter } from '../adapters/workers/workers.ts';
import { readSignedId } from '../base/signed-name.server.ts';
import type { OutgoingMail } from '../mail/mail.ts';
import { sendMailJob } from '../mail/send-mail-job.server.ts';
import { invoiceFiles } from './invoices.server.ts';
import { settleOrder } from './settle-order.server.ts';
import { tellSaleJob } from './fulfil-order.server.ts';

const world = openOrderWorld();
let reference: string;
const printer = startPrinter();
beforeAll(async () => {
  const content = contentOf({
    tier: 'corporate',
    promoCode: 'WELCOME10',
    billing: { ...contentOf().billing, billingEmail: 'books@buyer.example' },
  });
  const placed = await world.order({ content, shownTotalCents: 512_795 });
  ({ reference } = placed);
  await world.sandbox.pay(placed.sessionId);
  await settleOrder(world.services, reference);
});
afterAll(() => printer.stop());

async function sentMails() {
  const sent: OutgoingMail[] = [];
  const { db, log, settings } = world.services;
  const send = sendMailJob({
    db,
    log,
    send: async (mail) => {
      sent.push(mail);
      return { taken: true };
    },
    siteUrl: settings.siteUrl,
    makeEnclosure: invoiceFiles(db, printer.print),
  });
  for (const { data } of (await world.queue.list()).filter(({ name }) => name === 'send-mail'))
    await send(data as { mailId: number });
  return Object.fromEntries(sent.map((mail) => [mail.to, mail]));
}

test('sends the invoice with the receipt, and the activation link with the welcome mail', async () => {
  const { 'books@buyer.example': receipt, 'mara@buyer.example': welcome } = await sentMails();
  expect(receipt!.subject).toBe('Marketquay: invoice MQ-2026-000001 (paid)');
  const [file, ...more] = receipt!.attachments!;
  expect([file!.name, file!.type, more]).toEqual(['MQ-2026-000001.pdf', 'application/pdf', []]);
  const [page] = readPdf(file!.content as Uint8Array).pages;
  for (const said of [
    'Kontor Söhne GmbH',
    'Marketquay Corporate, licence for up to 5 users',
    'WELCOME10',
    '€5,127.95',
    reference,
  ])
    expect(page).toContain(said);

  expect(welcome!.attachments).toEqual([]);
  const [, name] = /\/activate\?account=([\w.-]+)/.exec(welcome!.text)!;
  const { account } = await world.show(reference);
  expect(readSignedId(world.services.secret, 'account', name!)).toBe(account!.id);
});

test('reports the sale to the sales system under a stable key', async () => {
  const tell = tellSaleJob(world.services.db, capturedDeliveries(world.pool, 'our-id'));
  const { order } = await world.show(reference);
  await tell({ orderId: order.id });
  await tell({ orderId: order.id });
  expect(await world.rows('select times, body from captured_delivery')).toEqual([
    {
      times: 2,
      body: {
        oid: 'our-id',
        lead_source: 'Checkout',
        form_type: 'purchase',
        first_name: 'Mara',
        last_name: 'Example',
        email: 'mara@buyer.example',
        company: 'Kontor Söhne GmbH',
        street: 'Speicherstraße 4',
        zip: '20457',
        city: 'Hamburg',
        country: 'DE',
        order: reference,
        product: 'Corporate',
        amount: '4309.20',
        currency: 'EUR',
        promo_code: 'WELCOME10',
        submission_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    },
  ]);
});
