import { expect, test } from 'vitest';
import { openSite } from '../../../test/site.ts';
import { formatEur, withVat } from '../../base/money.ts';
import { tiers } from '../../plans/tier.ts';

const site = openSite();

test('shows the prices of the payment provider, with and without VAT', async () => {
  const { centPrices } = (await (await site.fetch('/stripe/prices')).json()) as {
    centPrices: Record<string, number>;
  };
  const html = await (await site.fetch('/pricing')).text();
  expect(tiers.filter(({ id }) => !(id in centPrices))).toEqual([]);
  for (const [tier, cents] of Object.entries(centPrices)) {
    expect(html).toContain(`>${formatEur(cents)}<`);
    expect(html).toContain(`>${formatEur(withVat(cents))}<`);
    expect(html).toContain(`href="/checkout/personal-information?tier=${tier}"`);
  }
});
