import { sql } from 'drizzle-orm';
import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TierId } from '../plans/tier.ts';
import type { VatCheck, VatTreatment } from '../plans/vat/vat-treatment.ts';
import type { PaymentEvent } from './card-payments.ts';
import type { InvoiceContent } from './invoice.ts';
import type { BillingAddress, Buyer, OrderState, PaymentMethod } from './order.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const orderTable = pgTable('plan_order', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reference: text('reference').notNull(),
  checkoutId: uuid('checkout_id').notNull(),
  state: text('state').$type<OrderState>().notNull(),
  tier: text('tier').$type<TierId>().notNull(),
  buyer: jsonb('buyer').$type<Buyer>().notNull(),
  billing: jsonb('billing').$type<BillingAddress>().notNull(),
  paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
  promoCode: text('promo_code'),
  priceCents: integer('price_cents').notNull(),
  discountCents: integer('discount_cents').notNull(),
  taxCents: integer('tax_cents').notNull(),
  totalCents: integer('total_cents').notNull(),
  attempt: integer('attempt').notNull(),
  sessionId: text('session_id'),
  submittedAt: moment('submitted_at'),
  customerId: text('customer_id'),
  subscriptionId: text('subscription_id'),
  vatId: text('vat_id'),
  vatTreatment: text('vat_treatment').$type<VatTreatment>().notNull().default('domestic'),
  vatChecks: jsonb('vat_checks').$type<readonly VatCheck[]>().notNull().default([]),
  problems: jsonb('problems').$type<readonly OrderProblem[]>().notNull().default([]),
  problem: text('problem').generatedAlwaysAs(sql`problems -> -1 ->> 'note'`),
  orderedAt: moment('ordered_at').notNull(),
  askedAt: moment('asked_at'),
  paidAt: moment('paid_at'),
  refundedAt: moment('refunded_at'),
  purchaseToldAt: moment('purchase_told_at'),
});

export type OrderProblem = { at: string; note: string };

export type Order = typeof orderTable.$inferSelect;

/** `continues` is the id of the order that this checkout pays again. */
export const checkoutTable = pgTable('checkout', {
  id: uuid('id').primaryKey(),
  state: jsonb('state').$type<unknown>().notNull(),
  continues: bigint('continues', { mode: 'number' }),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

export const accountTable = pgTable('account', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: bigint('order_id', { mode: 'number' }).notNull(),
  email: text('email').notNull(),
  company: text('company').notNull(),
  tier: text('tier').$type<TierId>().notNull(),
  createdAt: moment('created_at').notNull(),
  paidUntil: date('paid_until').notNull(),
  endedAt: moment('ended_at'),
  cancelledAt: moment('cancelled_at'),
  renewalFailedAt: moment('renewal_failed_at'),
  changes: integer('changes').notNull().default(0),
});

export type Account = typeof accountTable.$inferSelect;

export const invoiceCounterTable = pgTable('invoice_counter', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

export const invoiceTable = pgTable('invoice', {
  number: text('number').primaryKey(),
  orderId: bigint('order_id', { mode: 'number' }).notNull(),
  providerInvoiceId: text('provider_invoice_id').notNull(),
  cancels: text('cancels'),
  corrects: text('corrects'),
  issuedAt: moment('issued_at').notNull(),
  periodStart: date('period_start').notNull(),
  periodEnd: date('period_end').notNull(),
  content: jsonb('content').$type<InvoiceContent>().notNull(),
});

export type Invoice = typeof invoiceTable.$inferSelect;

export const paymentEventTable = pgTable('payment_event', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<PaymentEvent['kind']>().notNull(),
  event: jsonb('event').$type<PaymentEvent>().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  handledAt: moment('handled_at'),
});
