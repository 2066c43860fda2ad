import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { after, transitions, type OrderEvent, type OrderState } from './order.ts';

const states: OrderState[] = ['draft', 'awaiting_payment', 'failed', 'expired', 'paid'];
const events: OrderEvent[] = ['payment_started', 'payment_succeeded', 'payment_failed', 'payment_expired'];

test('every state and every event', () => {
  expect(Object.keys(transitions).toSorted()).toEqual(states.toSorted());
  const table = states.map((state) => [state, ...events.map((event) => after(state, event))]);
  expect(table).toEqual([
    ['draft', 'awaiting_payment', 'paid', 'draft', 'draft'],
    ['awaiting_payment', 'awaiting_payment', 'paid', 'failed', 'expired'],
    ['failed', 'awaiting_payment', 'paid', 'failed', 'expired'],
    ['expired', 'awaiting_payment', 'paid', 'expired', 'expired'],
    ['paid', 'paid', 'paid', 'paid', 'paid'],
  ]);
});

test('the table in the documentation is the one in the code', () => {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim());
  const lines = readFileSync('docs/operating.md', 'utf8').split('\n');
  const head = lines.findIndex((line) => cells(line).includes('payment_started'));
  const [, ...columns] = cells(lines[head]!) as OrderEvent[];
  const rows = lines.slice(head + 2, head + 2 + states.length).map(cells);
  expect(columns).toEqual(events);
  expect(rows.map(([state]) => state!).toSorted()).toEqual(states.toSorted());
  for (const [state, ...leadsTo] of rows as [OrderState, ...string[]][])
    expect(leadsTo).toEqual(columns.map((event) => transitions[state][event] ?? ''));
});

const anyEvents = fc.array(fc.constantFrom(...events), { maxLength: 12 });

test('whatever happens in whatever order, it ends paid exactly if it was paid once', () => {
  fc.assert(
    fc.property(fc.constantFrom<OrderState>('draft', 'failed', 'expired'), anyEvents, (start, happened) => {
      expect(happened.reduce(after, start) === 'paid').toBe(happened.includes('payment_succeeded'));
    }),
  );
});

test('an event that comes twice changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.constantFrom(...events), (state, event) => {
      expect(after(after(state, event), event)).toBe(after(state, event));
    }),
  );
});
