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

test('links a plan with a price to the checkout, and shows it with and without VAT', () => {
  const html = draw({ corporate: 478_800 });
  expect(html).toContain('href="/checkout/personal-information?tier=corporate"');
  for (const amount of ['€4,788', '€5,697.72', '€399', '€474.81']) expect(html).toContain(`>${amount}<`);
});

test('offers to ask for the price of a plan without one', () => {
  const html = draw({});
  expect(html.match(/Price on request/g)).toHaveLength(4);
  expect(html.match(/href="\/request\/offer\/\?plan=[\w-]+"/g)).toHaveLength(4);
  expect(html).not.toMatch(/€|\/checkout/);
});

test('marks both corporate plans as most popular', () => {
  expect(draw({}).match(/Most popular/g)).toHaveLength(2);
});
