import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { plansFor } from '../../plans/plan-view.ts';
import { PlanCards } from './plan-cards.tsx';
import { compareTiers, ComparisonTable } from './plan-comparison.tsx';

const covers = { 'Retailer profiles': '1,957 online shops' };

function draw(centPrices: Record<string, number>) {
  const plans = plansFor(centPrices);
  return renderToStaticMarkup(
    <StaticRouter location="/pricing">
      <PlanCards plans={plans} covers={covers} />
      <ComparisonTable plans={plans} rows={compareTiers(covers)} />
    </StaticRouter>,
  );
}

test('links a plan with a price to the checkout, and has all four prices in the page', () => {
  const html = draw({ corporate: 478_800 });
  const links = html.match(/href="\/checkout\/personal-information\?tier=corporate"/g);
  expect(links).toHaveLength(2);
  for (const amount of ['€4,788', '€5,697.72', '€399', '€474.81']) expect(html).toContain(`>${amount}<`);
});

test('asks for the price of a plan without one, in cards and comparison', () => {
  const html = draw({});
  expect(html.match(/Price on request/g)).toHaveLength(4);
  expect(html.match(/href="\/request\/offer\/\?plan=[\w-]+&amp;from=%2Fpricing"/g)).toHaveLength(8);
  expect(html).not.toMatch(/€|\/checkout/);
});

test('marks one plan as most popular', () => {
  expect(draw({}).match(/>[^<>]+<[^<>]+>Most popular/g)).toEqual([expect.stringContaining('>Corporate<')]);
});

test('says how much of a feature the data set has', () => {
  expect(draw({}).match(/1,957 online shops/g)).toHaveLength(2);
});
