import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownFigure } from '../../test/samples/sample-figures.ts';
import { formatFigure } from '../figures/format/format.ts';
import { planIn, viewedPage, withPlanLink } from './plan-link.ts';
import { features, tiers, type FeatureId } from './tier.ts';
import { smallestPlan, unlockOf, unlockOfText } from './unlock.ts';

const prices = { starter: 94_800, leadsAndContacts: 238_800, corporate: 478_800, corporatePlus: 958_800 };
const range = (period: string, dimension = '') => ({ visibility: 'range' as const, period, dimension });
const page = (key: string, more: object = {}) =>
  unlockOf(
    { key, name: 'Zalando', from: `/x/${key}`, figures: [range('2018'), range('2025')], ...more },
    prices,
  );

test('the smallest plan has every feature that is needed, and no smaller plan has', () => {
  const featureIds = Object.keys(features) as FeatureId[];
  fc.assert(
    fc.property(fc.subarray(featureIds), (needs) => {
      const plan = smallestPlan(needs);
      const has = (one: (typeof tiers)[number]) => needs.every((feature) => one.features.includes(feature));
      expect(has(plan)).toBe(true);
      expect(tiers.slice(0, tiers.indexOf(plan)).some(has)).toBe(false);
    }),
  );
});

describe('what a plan would show', () => {
  test.each([
    ['market/de/all', 'Corporate', /This market’s exact size, growth and structure, year by year/],
    ['market/de/all/transactions', 'Corporate', /exact conversion rate/],
    ['market/de/all/top-retailers', 'Corporate', /every retailer on this page/],
    ['ranking/top-online-stores-in-germany/2025', 'Corporate', /behind all 100 ranks/],
    ['ranking/providers', 'Corporate', /behind all 100 ranks/],
    [
      'retailer/zalando.de-de',
      'Starter',
      /^Zalando’s net sales for 2018 to 2025 without ranges, and its exact visits, orders and conversion rate\.$/,
    ],
    [
      'retailer/zalando.de-de/providers',
      'Starter',
      /^Zalando’s orders, average order value, conversion and returns for 2018 to 2025\.$/,
    ],
    ['retailer/zalando.de-de/top-competitors', 'Starter', /Every competitor’s exact net sales/],
    ['compare/market/de~all/fr~all', 'Corporate', /The values behind the ranges compared/],
  ])('%s needs %s', (key, plan, words) => {
    const unlock = page(key, { ranks: 100 })!;
    expect([unlock.plan.name, unlock.from]).toEqual([plan, `/x/${key}`]);
    expect(unlock.shows).toMatch(words);
  });

  test('the price is that of the plan, and unknown where it is unknown', () => {
    expect(page('market/de/all')!.plan.price).toBe('€4,788');
    const figures = [range('2025')];
    expect(unlockOf({ key: 'market/de/all', name: '', from: '/', figures }, {})!.plan.price).toBeNull();
  });

  test('monthly figures and contacts name the plan that has them', () => {
    const figures = [range('2025'), { visibility: 'no-access' as const, period: '2025-03', dimension: '' }];
    expect(page('retailer/zalando.de-de', { figures })!.more).toEqual([
      { what: 'Monthly figures', plan: 'Corporate+' },
      { what: 'Contacts at the company', plan: 'Leads & Contacts' },
    ]);
  });

  test('a locked monthly value names the same plan', () => {
    const locked = shownFigure('monthly-sales', 2025, { visibility: 'no-access' });
    expect(formatFigure(locked)).toBe(`${smallestPlan(['monthlyData']).name} only`);
  });

  test('an average over several years names the first and the last', () => {
    const figures = [range('2030', 'since:2025')];
    expect(page('explore/market-cagr-ahead', { figures })!.shows).toBe(
      'The values behind the ranges in this chart, 2025 to 2030.',
    );
  });

  test('a single year is named once', () => {
    const figures = [range('2025')];
    expect(page('retailer/zalando.de-de/providers', { figures })!.shows).toBe(
      'Zalando’s orders, average order value, conversion and returns for 2025.',
    );
    expect(page('retailer/zalando.de-de', { figures })!.shows).toBe(
      'Zalando’s net sales for 2025 without ranges, and its exact visits, orders and conversion rate.',
    );
  });

  test('a page with exact figures only has no block', () => {
    expect(
      page('market/de/all', { figures: [{ visibility: 'exact', period: '2025', dimension: '' }] }),
    ).toBeNull();
  });

  test('a text needs the plan of what it cites', () => {
    const planOf = (keys: string[]) =>
      unlockOfText({ kind: 'article', from: '/blog/a', keys }, prices).plan.id;
    expect([planOf([]), planOf(['retailer']), planOf(['retailer', 'market'])]).toEqual([
      'starter',
      'starter',
      'corporate',
    ]);
  });
});

describe('what a link carries', () => {
  const read = (address: string) => {
    const query = new URLSearchParams(address.split('?')[1]);
    return { plan: planIn(query), from: viewedPage(query) };
  };

  test.each([
    '/resources/sample-data/market/de/all',
    '/resources/sample-data/compare/market/de~all/us~all',
    '/resources/sample-data/explore?measure=market-size&places=de,us&category=fashion&from=2020',
  ])('%s arrives as it was sent', (from) => {
    expect(read(withPlanLink('/book-a-demo', { plan: 'corporate', from }))).toEqual({
      plan: 'corporate',
      from,
    });
    expect(withPlanLink('/book-a-demo', {})).toBe('/book-a-demo');
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/blog/../../x',
    '/blog/<b>',
    '/blog/buy now',
    '/blog?x=1',
    'javascript:alert(1)',
    '/',
    `/${'a'.repeat(600)}`,
  ])('%s is no page of ours', (from) => {
    expect(read(`/book-a-demo?${new URLSearchParams({ from, plan: 'none' })}`)).toEqual({});
  });

  test('whatever is sent, it is a plain path or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (from) => {
        expect(viewedPage(new URLSearchParams({ from })) ?? '/a').toMatch(/^(\/[\w.~+-]+)+(\?[\w.,~&=-]+)?$/);
      }),
    );
  });
});
