import { expect, test } from 'vitest';
import { isTicketNumber, ticketNumber } from './error-report.server.ts';

test.each([
  [1, 2026, 'MQ-E-2026-000001'],
  [123_456, 2026, 'MQ-E-2026-123456'],
  [1_234_567, 2031, 'MQ-E-2031-1234567'],
])('the report %d of %d has the ticket %s', (id, year, ticket) => {
  expect(ticketNumber(id, year)).toBe(ticket);
  expect(isTicketNumber(ticket)).toBe(true);
});

test('a ticket from before they were told apart from invoices is still one', () => {
  expect(isTicketNumber('MQ-2026-000001')).toBe(true);
});

test.each([
  '',
  'MQ-E-2026-1',
  'XX-E-2026-000001',
  'MQ-E-2026-000001 <b>',
  'MQ-E-26-000001',
  'MQ-R-000001',
  'MQ-E-2026-000001\n',
])('%j is no ticket', (text) => {
  expect(isTicketNumber(text)).toBe(false);
});
