import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PlanCards } from './plan-cards.tsx';
import { plansFor } from '../../plans/plan-view.ts';

const draw = (centPrices: Record<string, number>) =>
  renderToStaticMarkup(
    <StaticRouter location="/pricing">
      <PlanCards plans={plansFor(centPrices)} vatPercent={19} />
    </StaticRouter>,
  );

test('a plan with a price leads to the checkout, with VAT and without', () => {
  const html = draw({ corporate: 478_800 });
  expect(html).toContain('href="/checkout/personal-information?tier=corporate"');
  for (const amount of ['€4,788', '€5,697.72', '€399', '€474.81']) expect(html).toContain(`>${amount}<`);
});

test('a plan without a price offers to ask for it', () => {
  const html = draw({});
  expect(html.match(/Price on request/g)).toHaveLength(4);
  expect(html.match(/href="\/request\/offer\/"/g)).toHaveLength(4);
  expect(html).not.toMatch(/€|\/checkout/);
});

test('both corporate plans are marked', () => {
  expect(draw({}).match(/Most popular/g)).toHaveLength(2);
});
