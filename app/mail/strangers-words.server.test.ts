import { expect, test } from 'vitest';
import { contentOf, openOrderWorld } from '../../test/order-world.ts';
import { bookDemo, cancelBooking, moveBooking } from '../calendar/book-demo.server.ts';
import { freeTimes } from '../calendar/hold-time.server.ts';
import { notifyBookingJob } from '../calendar/notify-booking.server.ts';
import { directContact } from '../calendar/confirm-choice.server.ts';
import { issueFormToken } from '../forms/form-token.server.ts';
import { affiliateForm, contactForm, demoForm, offerForm } from '../leads/lead-form-definitions.server.ts';
import { editionProspect, rankingProspect } from '../leads/prospect.server.ts';
import { formTypes } from '../leads/lead.ts';
import { receiveLead, type LeadForm, type LeadSchema } from '../leads/receive-lead.server.ts';
import { orderForm, questionForm } from '../editorial/library/report-forms.server.ts';
import { webinarAlerts, webinarForm } from '../editorial/webinars/webinar.server.ts';
import { proposedTimesForm } from '../calendar/proposed-times.server.ts';
import { sendNewEditionsJob } from '../newsletter/new-editions.server.ts';
import { subscribe, subscribeTo, confirmSubscription } from '../newsletter/subscriptions.server.ts';
import {
  notifyBillingChange,
  notifyCancellation,
  notifyFailedDebit,
  notifyFailedRenewal,
  notifyPaymentMethod,
  notifyReceived,
  notifyRefund,
  notifyRefusedVatId,
  notifyResumption,
  notifySubscriptionEnd,
  notifyUpcomingRenewal,
  notifyVatCorrection,
} from '../orders/notify-buyer.server.ts';
import { notifyReport } from '../passport/error-report/receive-report.server.ts';
import { renderMail } from './render-mail.server.tsx';
import { templates } from './templates/templates.server.tsx';

const world = openOrderWorld();

/** Short enough for every field that takes text. */
const hostile = 'https://evil.io';
const stranger = 'stranger@victim.example';
const subject = { title: 'Toys', page: '/toys' };
const toys = { list: 'paper/toys', edition: 'toys-2025', title: 'Toys' };
const report = { id: 1, title: 'Toys 2025', page: '/toys' };
const licences = [{ kind: 'single', name: 'Single', about: '', net: '€1', gross: '€2' }] as const;

test('nothing that a visitor typed is mailed to an unconfirmed address', async () => {
  await sendEveryForm();
  await bookMoveAndCancel();
  await subscribeTwice();
  await reportAnError();
  await orderAndHearEverything();

  const mails = await world.rows('select * from outgoing_mail order by id');
  const toStrangers = mails.filter(({ recipient }) => recipient === stranger);
  const toTeam = mails.filter(({ recipient }) => recipient !== stranger);
  // A template that is missing here is one that this test knows nothing of.
  expect(new Set(mails.map(({ template }) => template))).toEqual(new Set(Object.keys(templates)));
  expect(new Set(toTeam.map(({ template }) => template))).toEqual(new Set(['team-notice', 'booking-team']));
  expect(JSON.stringify(toTeam)).toContain(hostile);
  for (const mail of toStrangers) {
    const rendered = renderMail(mail as Parameters<typeof renderMail>[0], 'https://site.example');
    expect(JSON.stringify(rendered), `${String(mail.key)} quotes a stranger`).not.toMatch(/evil/i);
  }
});

async function sendEveryForm() {
  const { services } = world;
  const forms = [
    affiliateForm,
    contactForm,
    demoForm(services),
    directContact,
    offerForm([]),
    rankingProspect(subject, { siteUrl: 'https://site.example', workbook: '/toys.xlsx' }),
    editionProspect(subject, (tx, email) => subscribeTo(tx, services, email, toys)),
    proposedTimesForm(
      { zone: 'Europe/Berlin', now: services.now(), rules: services.settings.booking, contact: null },
      new FormData(),
    ),
    orderForm({ report, licences, address: { country: 'DE', postalCode: '20457' } }),
    questionForm({ report, language: 'English' }),
    webinarForm([], services.settings, (tx, email) => subscribeTo(tx, services, email, webinarAlerts([]))),
  ];
  expect(new Set(forms.map(({ formType }) => formType))).toEqual(new Set(formTypes));
  for (const form of forms) await sendForm(form as LeadForm<LeadSchema>);
}

async function sendForm(form: LeadForm<LeadSchema>) {
  const sent = new FormData();
  for (const name of Object.keys(form.schema.shape)) sent.set(name, hostile);
  for (const [name, value] of Object.entries(chosen)) if (sent.has(name)) sent.set(name, value);
  for (const name of ['utm_source', 'utm_campaign', 'landing_page', 'form_type']) sent.set(name, hostile);
  const opened = new Date(world.services.now().getTime() - 60_000);
  sent.set('form_token', issueFormToken(world.services.secret, opened));
  const received = await receiveLead(world.services, form, sent, { address: '192.0.2.1' });
  expect({ form: form.formType, ...received }).toMatchObject({ ok: true });
}

/** What is not free text. */
const chosen = {
  email: stranger,
  users: '1',
  plan: '',
  webinar: 'next',
  licence: 'single',
  first: '',
  second: '',
  third: '',
  country: 'DE',
  vatId: 'DE123456789',
};

async function bookMoveAndCancel() {
  const { services } = world;
  const [lead] = await world.rows(`select id from lead where form_type = 'demo' limit 1`);
  const [first, second] = await freeTimes(services, crypto.randomUUID());
  const choice = (startsAt: Date) => ({ key: crypto.randomUUID(), startsAt, zone: 'Europe/Berlin' });
  const notify = notifyBookingJob(services);
  const booked = await bookDemo(services, Number(lead!.id), choice(first!));
  if (booked.kind !== 'booked') throw new Error('The time is taken.');
  const { id: bookingId } = booked.booking;
  await notify({ bookingId, sequence: 0 });
  await moveBooking(services, bookingId, choice(second!));
  await world.rows('update outgoing_mail set sent_at = now()');
  await notify({ bookingId, sequence: 1 });
  await world.rows('update outgoing_mail set sent_at = now()');
  await cancelBooking(services, { id: bookingId, sequence: 1 });
  await notify({ bookingId, sequence: 2 });
}

async function subscribeTwice() {
  await subscribe(world.services, stranger);
  const rows = await world.rows('select id from subscriber');
  expect(rows).toHaveLength(3);
  for (const { id } of rows) await confirmSubscription(world.services, Number(id));
  await subscribe(world.services, stranger);
  await world.services.db.transaction((tx) => subscribeTo(tx, world.services, stranger, toys));
  await sendNewEditionsJob(world.services, () => [{ ...toys, edition: 'toys-2026', path: '/toys' }])({});
}

async function reportAnError() {
  const typed = { message: hostile, suggestion: hostile, email: stranger };
  await world.services.db.transaction((tx) =>
    notifyReport(
      tx,
      world.services,
      { id: 1, ticket: 'MQ-E-2026-000001' },
      { figure: '/market/de', shown: '€1bn', datasetVersion: '2025' },
      { ...typed, formKey: '', looksAutomatic: false },
    ),
  );
}

async function orderAndHearEverything() {
  const { services } = world;
  const buyer = { firstName: hostile, lastName: hostile, company: hostile, email: stranger };
  const { billing } = contentOf();
  const typed = { street: hostile, postalCode: hostile, city: hostile, state: hostile, notes: hostile };
  const { sessionId, reference } = await world.order({
    content: contentOf({ buyer, billing: { ...billing, ...typed } }),
  });
  await world.sandbox.pay(sessionId, { name: hostile });
  await world.hear();
  const { order, account, invoices } = await world.show(reference);
  const coupon = { ...order, promoCode: hostile };
  await services.db.transaction(async (tx) => {
    await notifyFailedDebit(tx, services, coupon);
    await notifyFailedRenewal(tx, services, coupon, account!, 'in_1');
    await notifySubscriptionEnd(tx, services, coupon, account!);
    await notifyRefund(tx, services, coupon, invoices[0]!);
    await notifyReceived(tx, services, coupon);
    await notifyCancellation(tx, services, coupon, account!, account!.paidUntil);
    await notifyResumption(tx, services, coupon, account!);
    await notifyBillingChange(tx, services, coupon, account!);
    await notifyPaymentMethod(tx, services, coupon, { eventId: 'evt_1', renews: true });
    await notifyRefusedVatId(tx, services, coupon, { vatId: 'ATU12345200', isCorrectable: true });
    await notifyVatCorrection(tx, services, coupon, {
      cancellation: invoices[0]!,
      corrected: invoices[0]!,
      refundedCents: 1,
    });
    await notifyUpcomingRenewal(tx, services, coupon, account!, {
      days: 30,
      amounts: { netCents: 1, taxCents: 0, totalCents: 1 },
    });
  });
}
