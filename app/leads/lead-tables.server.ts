import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FormType, Tracking } from './lead.ts';

export const leadTable = pgTable('lead', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  formType: text('form_type').$type<FormType>().notNull(),
  email: text('email').notNull(),
  fields: jsonb('fields').$type<Readonly<Record<string, string>>>().notNull(),
  tracking: jsonb('tracking').$type<Tracking>().notNull(),
  suspect: boolean('suspect').notNull().default(false),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
});
