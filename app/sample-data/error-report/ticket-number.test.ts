import { expect, test } from 'vitest';
import { isTicketNumber, ticketNumber } from './ticket-number.ts';

test.each([
  [1, 2026, 'MQ-2026-000001'],
  [123_456, 2026, 'MQ-2026-123456'],
  [1_234_567, 2031, 'MQ-2031-1234567'],
])('the report %d of %d has the ticket %s', (id, year, ticket) => {
  expect(ticketNumber(id, year)).toBe(ticket);
  expect(isTicketNumber(ticket)).toBe(true);
});

test.each(['', 'MQ-2026-1', 'XX-2026-000001', 'MQ-2026-000001 <b>', 'MQ-26-000001', 'MQ-2026-000001\n'])(
  '%j is no ticket',
  (text) => {
    expect(isTicketNumber(text)).toBe(false);
  },
);
