// @module-tag pages
import { describe, expect, test } from 'vitest';
import { openDemonstrationSite } from '../../test/site.ts';
import { spread } from '../../test/spread.ts';

const site = openDemonstrationSite();

describe('every figure of a data page', () => {
  test.each([
    'market/de/all',
    'market/ww/toys',
    'market/de/all/transactions',
    'market/de/all/top-retailers',
    'retailer/zalando.de-de',
    'retailer/zalando.de-de/top-competitors',
    'ranking/top-online-stores-in-germany',
    'ranking/top-online-stores-in-germany/2024',
  ])('on %s has a passport that shows the same', { tags: ['walk'] }, async (key) => {
    const shown = figuresIn(await textOf(`/resources/sample-data/${key}`));
    expect(shown.length).toBeGreaterThan(5);
    const opened = spread(shown, 8);
    const answers: unknown[] = [];
    for (const { path } of opened) {
      const { status, html } = await pageOf(path);
      answers.push({ path, status, text: /<p data-value[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/.exec(html)?.[1] });
    }
    expect(answers).toEqual(opened.map(({ path, text }) => ({ path, status: 200, text })));
  });
});

describe('the passport', () => {
  test('of a range says its rule, its source of error and how to cite it', async () => {
    const { html } = await pageOf(passport('market/de/all/market-size/2025'));
    for (const text of [
      'Market size: eCommerce, Germany, 2025',
      'Online consumer spending on physical goods in a year',
      'Ranges follow fixed steps of 1, 2, 5',
      'The same measure over time',
      'href="/resources/sample-data/figure/market/de/all/market-size/2019"',
      'href="/resources/sample-data/figure/market/de/all/average-order-value/2025"',
      '@misc{marketquay-market-size',
      'href="/resources/sample-data/market/de/all"',
      'href="/report-an-error?figure=market%2Fde%2Fall%2Fmarket-size%2F2025"',
    ])
      expect(html).toContain(text);
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain(
      'Displayed as ranges. For exact data, register for one of our paid plans.',
    );
  });

  test('shows the details before the series, and folds all citations but the plain one', async () => {
    const { html } = await pageOf(passport('market/de/all/market-size/2025'));
    const places = ['data-value', 'id="behind"', 'id="over-time"', 'id="use"'].map((one) =>
      html.indexOf(one),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const use = /<section aria-labelledby="use".*?<\/section>/s.exec(html)![0];
    const folded = /<details>.*?<\/details>/s.exec(use)![0];
    expect(folded).toContain('@misc{marketquay-market-size');
    expect(use.replace(folded, '')).toContain('Marketquay (2026): Market size');
    expect(use.replace(folded, '')).not.toContain('@misc{');
  });

  test('of a locked figure says what unlocks it, and has no value', async () => {
    const { html } = await pageOf(passport('retailer/zalando.de-de/monthly-sales/2025-03'));
    expect(html).toContain('Sales by month: Zalando, March 2025');
    expect(html).toContain('Monthly values come with Corporate+.');
    expect(html).toMatch(/<p data-value[^>]*><svg.*?<\/svg>Corporate\+ only/);
  });

  test('of a place in a ranking names the shop, and follows it through the editions', async () => {
    const address = 'ranking/top-online-stores-in-germany/net-sales/2025/retailer-zalando-de-de';
    const { html } = await pageOf(passport(address));
    expect(html).toContain('Net sales, Zalando: Top Online Stores in Germany, 2025');
    expect(html).toContain(`href="${passport(address.replace('2025', '2024'))}"`);
  });

  test('as data is what the card beside the figure shows, and is kept', async () => {
    const response = await site.fetch('/passport/market/de/all/population/2025');
    expect(response.headers.get('cache-control')).toContain('s-maxage');
    expect(await response.json()).toMatchObject({
      title: 'Population',
      state: 'shown',
      value: expect.stringMatching(/^8\d\.\dm$/),
      page: passport('market/de/all/population/2025'),
    });
  });

  test.each([
    'market/de/all/market-size',
    'market/de/all/market-size/1999',
    'market/de/all/nonsense/2025',
    'market/zz/all/market-size/2025',
    'market/deu/all/market-size/2025',
    'retailer/nobody.example-de/net-sales/2025',
    'ranking/top-nothing/net-sales/2025/retailer-zalando-de-de',
  ])('of %s does not exist', async (address) => {
    const page = await site.fetch(passport(address));
    expect([page.status, page.headers.get('location')]).toEqual([302, '/404']);
    expect((await site.fetch(`/passport/${address}`)).status).toBe(404);
  });

  test('is not given of retailers without a public profile', async () => {
    const { rows } = await site.database.pool.query<{ retailer: string }>(
      `select retailer from published_retailer_figure f join retailer r on r.slug = f.retailer
       where metric = 'net-sales' and period = '2025' and not has_details limit 1`,
    );
    const page = await site.fetch(passport(`retailer/${rows[0]!.retailer}/net-sales/2025`));
    expect(page.headers.get('location')).toBe('/404');
  });
});

const passport = (address: string) => `/resources/sample-data/figure/${address}`;

async function pageOf(path: string) {
  const response = await site.fetch(path);
  return { status: response.status, html: await response.text() };
}

const textOf = async (path: string) => (await pageOf(path)).html;

/** The figures that a page links to their passports, each once, with the text that stands there. */
function figuresIn(html: string) {
  const links = html.matchAll(
    /<a data-passport="true"[^>]* href="([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)<\/a>/g,
  );
  const texts = new Map([...links].map(([, path, text]) => [path!, text!]));
  return [...texts].map(([path, text]) => ({ path, text }));
}
