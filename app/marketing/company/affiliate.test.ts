import { expect, test } from 'vitest';
import { tiers } from '../../plans/tier.ts';
import { commissionOf, commissions } from './affiliate.ts';

test('pays a fifth of the first year, rounded down to whole cents', () => {
  expect(commissionOf(94_800)).toBe(18_960);
  expect(commissionOf(99)).toBe(19);
});

test('lists every plan, without amounts where the price is unknown', () => {
  const rows = commissions({ starter: 94_800 });
  expect(rows.map(({ id }) => id)).toEqual(tiers.map(({ id }) => id));
  expect(rows[0]).toEqual({
    id: 'starter',
    plan: 'Starter',
    price: '€948',
    commission: '€189.60',
    share: 100,
  });
  expect(rows[1]).toMatchObject({ price: null, commission: null, share: null });
  expect(commissions({ starter: 94_800, corporate: 474_000 })[0]!.share).toBe(20);
});
