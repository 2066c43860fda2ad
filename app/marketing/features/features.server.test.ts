// @module-tag pages
import { expect, test } from 'vitest';
import { openDemonstrationSite, startTestSite } from '../../../test/site.ts';
import { brand } from '../../base/brand.ts';

const paths = [
  '/features',
  '/features/retailer-profiles',
  '/features/transaction-kpis',
  '/features/markets',
  '/features/rankings',
  '/features/api',
  '/features/mcp',
  '/features/leads-and-contacts',
  '/marketquay-analytics',
];

const site = openDemonstrationSite();

async function open(path: string, from: Pick<typeof site, 'fetch'> = site) {
  const response = await from.fetch(path);
  return { status: response.status, html: await response.text() };
}

test.each(paths)(
  '%s links to the tool and only to addresses that answer 200',
  { tags: ['exhaustive'] },
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(`href="${brand.tool.registerUrl}"`);
    const links = linksIn(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
    expect(links).toEqual(expect.arrayContaining(['/pricing', '/book-a-demo']));
    for (const link of links.filter((one) => !checked.has(one))) {
      expect([link, (await site.fetch(link)).status]).toEqual([link, 200]);
      checked.add(link);
    }
  },
);

const checked = new Set<string>();

/** Only the first few of the hundreds of data pages, which other tests cover. */
function linksIn(html: string): string[] {
  const links = [...new Set([...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, link]) => link!))];
  const isData = (link: string) => link.startsWith('/resources/sample-data/');
  return [...links.filter((link) => !isData(link)), ...links.filter(isData).slice(0, 4)];
}

test('shows the response that the API really gives', async () => {
  const { html } = await open('/features/api');
  const path = '/api/rankings/top-online-stores-in-germany';
  expect(html.replaceAll('<wbr/>', '')).toContain(`curl https://site.example${path}`);
  const answer = (await (await site.fetch(path)).json()) as {
    places: { retailer: { slug: string }; figure: { range: { low: number } } }[];
  };
  const shown = plainText(html);
  const [first] = answer.places;
  expect(shown).toContain(`"slug": "${first!.retailer.slug}"`);
  expect(shown).toContain(`"low": ${first!.figure.range.low}`);
  expect(shown).toContain(`… ${answer.places.length - 1} more`);
});

test.each(['/features', '/features/api'])('%s calls the API for an actual figure', async (path) => {
  const shown = plainText((await open(path)).html);
  const call = /curl -G https:\/\/site\.example(\/api\/figures)((?: \\\n|\s+-d \S+)+)/.exec(shown)!;
  const parameters = [...call[2]!.matchAll(/-d (\S+?)(?=[\s{]|$)/g)].map(([, parameter]) => parameter);
  const answer = (await (await site.fetch(`${call[1]}?${parameters.join('&')}`)).json()) as {
    items: { range: { low: number } }[];
  };
  expect(answer.items).toHaveLength(1);
  expect(shown).toContain(`"low": ${answer.items[0]!.range.low}`);
});

test('lists shops as leads without naming a person', async () => {
  const { html } = await open('/features/leads-and-contacts');
  const rows = html.match(/\(locked\)/g) ?? [];
  expect(rows).toHaveLength(5);
  expect(html).not.toMatch(/mailto:(?!hello@)/);
});

test('names the columns of what is free and what plans add once, in the head of a table', async () => {
  const { html } = await open('/features/api');
  const table = /<table(?:(?!<\/table>).)*Monthly data.*?<\/table>/s.exec(html)![0];
  const heads = [...table.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, head]) => head);
  expect(heads).toEqual(['Data', 'On this site', 'In full with']);
  expect(plainText(table)).not.toMatch(/Free:|In full:/);
});

test('answers 200 with a data set that lacks the examples', async () => {
  const small = await startTestSite();
  for (const path of paths) expect([path, (await open(path, small)).status]).toEqual([path, 200]);
  await small.stop();
});

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");
