import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../base/database.server.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { leadTable, findLead, leadsAsCsv, listLeads } from './leads.server.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = drizzle(database.pool);
  await db
    .insert(leadTable)
    .values([
      lead({ email: 'old@company.example', deliveredAt: new Date(), receivedAt: new Date('2026-01-01') }),
      lead({ email: 'new@company.example', fields: { company: '=1+1' }, tracking: { utm_source: 'paid' } }),
      lead({ email: 'bot@company.example', suspect: true, fields: { message: 'Two\nlines' } }),
    ]);
});
afterAll(() => database.drop());

function lead(values: Partial<typeof leadTable.$inferInsert>): typeof leadTable.$inferInsert {
  return {
    idempotencyKey: crypto.randomUUID(),
    formType: 'contact',
    email: '',
    fields: {},
    tracking: {},
    receivedAt: new Date('2026-11-15'),
    ...values,
  };
}

const who = async (
  ...filter: Parameters<typeof listLeads> extends [Database, ...infer Rest] ? Rest : never
) => (await listLeads(db, ...filter)).map(({ email }) => email.split('@')[0]);

test('lists the newest first; suspect leads do not count as undelivered', async () => {
  expect(await who()).toEqual(['bot', 'new', 'old']);
  expect(await who({ undelivered: true })).toEqual(['new']);
  expect(await who({ suspect: true, most: Infinity })).toEqual(['bot']);
  expect(await who({ since: new Date('2026-06-01'), most: 1 })).toEqual(['bot']);
  expect(await who({ since: new Date('2027-01-01') })).toEqual([]);
});

test('finds a lead by its id', async () => {
  expect(await findLead(db, 2)).toMatchObject({ id: 2, email: 'new@company.example' });
  expect(await findLead(db, 99)).toBeNull();
});

test('the CSV has a column for every field, and no formula', async () => {
  const [head, ...lines] = (await leadsAsCsv(db)).split('\n');
  expect(head).toBe('request,form,received,delivered,suspect,email,utm_source,company,message');
  expect(lines[1]).toBe(
    "MQ-R-000002,contact,2026-11-15T00:00:00.000Z,,false,new@company.example,paid,'=1+1,",
  );
  expect(lines.slice(2).join('\n')).toContain('"Two\nlines"');
});
