import { expect, test } from 'vitest';
import { tiers } from '../../plans/tier.ts';
import { commissionOf, commissions } from './affiliate.ts';

test('the commission is a fifth of the first year, without parts of a cent', () => {
  expect(commissionOf(94_800)).toBe(18_960);
  expect(commissionOf(99)).toBe(19);
});

test('every plan has a row; one without a price has no amount', () => {
  const rows = commissions({ starter: 94_800 });
  expect(rows.map(({ id }) => id)).toEqual(tiers.map(({ id }) => id));
  expect(rows[0]).toEqual({ id: 'starter', plan: 'Starter', price: '€948', commission: '€189.60' });
  expect(rows[1]).toMatchObject({ price: null, commission: null });
});
