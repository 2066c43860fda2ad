import { expect, test } from 'vitest';
import { describedPlans, productDescriptionOf } from './product-description.ts';
import { tiers } from './tier.ts';

test('every plan is described once, and found there', () => {
  const described = Object.values(describedPlans).flat();
  expect(described.toSorted()).toEqual(tiers.map(({ id }) => id).toSorted());
  for (const tier of described) expect(describedPlans[productDescriptionOf(tier)]).toContain(tier);
});
