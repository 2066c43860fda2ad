import { expect, test } from 'vitest';
import { tiers } from '../../plans/tier.ts';
import { commissionOf, commissions, paidWithCode } from './affiliate.ts';

test('pays a fifth of the first year, rounded down to whole cents', () => {
  expect(commissionOf(94_800)).toBe(18_960);
  expect(commissionOf(99)).toBe(19);
});

test('a code takes a twentieth off, to the cent', () => {
  expect(paidWithCode(94_800)).toBe(90_060);
  expect(paidWithCode(99)).toBe(94);
});

test('lists every plan, without amounts where the price is unknown', () => {
  const rows = commissions({ starter: 94_800 });
  expect(rows.map(({ id }) => id)).toEqual(tiers.map(({ id }) => id));
  expect(rows[0]).toEqual({
    id: 'starter',
    plan: 'Starter',
    paid: '€900.60',
    commission: '€180.12',
    share: 100,
  });
  expect(rows[1]).toMatchObject({ paid: null, commission: null, share: null });
  expect(commissions({ starter: 94_800, corporate: 474_000 })[0]!.share).toBe(20);
});
