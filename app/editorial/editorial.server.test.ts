import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { origin, startTestSite, type TestSite } from '../../test/site.ts';
import { articlePath } from './blog/articles.ts';
import { content } from './content.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const [newest] = content.articles;
const newestPath = articlePath(newest!);

async function open(path: string) {
  const response = await site.fetch(path);
  const html = await response.text();
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return { response, status: response.status, html, canonical: canonical?.replaceAll('&amp;', '&') };
}

const linkedData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );

describe('the blog', () => {
  test.each([
    ['/blog', '/blog'],
    ['/blog?page=1&pagesize=10&topic=', '/blog'],
    ['/blog?page=zero&pagesize=700&topic=cars', '/blog'],
    ['/blog?page=999', '/blog'],
    ['/blog?topic=method&pagesize=20', '/blog?pagesize=20&topic=method'],
    ['/blog?page=2&utm_source=x', '/blog?page=2'],
  ])('%s has the canonical address %s', async (path, canonical) => {
    expect(await open(path)).toMatchObject({ status: 200, canonical: origin + canonical });
  });

  test('spreads its articles over pages', async () => {
    const first = await open('/blog');
    expect(first.html).toContain(`href="${newestPath}"`);
    expect(first.html).toContain('<link rel="alternate" type="application/atom+xml"');
    expect(first.html).toContain(`src="/files/blog/${newest!.slug}/chart.svg"`);
    const all = await open('/blog?pagesize=50');
    expect(all.html).toContain(`href="${articlePath(content.articles.at(-1)!)}"`);
  });
});

describe('an article', () => {
  test('has one canonical address, with or without its id', async () => {
    for (const path of [newestPath, `/blog/${newest!.slug}`, `${newestPath}?x=1`]) {
      expect(await open(path)).toMatchObject({ status: 200, canonical: origin + newestPath });
    }
    const { response } = await open(newestPath);
    expect(response.headers.get('cache-control')).toContain('s-maxage');
  });

  test('redirects from an outdated slug and from an old preview link', async () => {
    for (const path of [`/blog/something/${newest!.id}`, `${newestPath}?h=once-a-draft-hash`]) {
      const { status, headers } = await site.fetch(path);
      expect([path, status, headers.get('location')]).toEqual([path, 301, newestPath]);
    }
  });

  test.each(['/blog/nothing', '/blog/nothing/999999', `/blog/${newest!.slug}/x`])(
    '%s is not found',
    async (path) => {
      const { status, html } = await open(path);
      expect(status).toBe(404);
      expect(html).toContain(`Page Not Found: ${path}`);
    },
  );

  test('has linked data for search engines', async () => {
    const { html } = await open(newestPath);
    expect(linkedData(html)).toMatchObject([
      { '@type': 'BlogPosting', headline: newest!.title, url: origin + newestPath },
      { '@type': 'BreadcrumbList' },
    ]);
  });
});

test('the feed is well-formed, compressed and complete', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const response = await site.fetch('/blog/feed.xml', { headers });
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const xml = await (await site.fetch('/blog/feed.xml')).text();
  expect(xml.match(/<entry /g)).toHaveLength(
    content.articles.filter(({ previewHash }) => !previewHash).length,
  );
  expect(unclosed(xml)).toEqual([]);
  expect(xml.replaceAll(/<[^<>]*>/g, '').replaceAll(/&(amp|lt|gt|quot);/g, '')).not.toMatch(/[<>&]/);
});

describe('the glossary', () => {
  test('links to the letters that have terms', async () => {
    const { html } = await open('/glossary');
    expect(html).toMatch(/href="[^"]*#letter-a"/);
    const filled = new Set(content.terms.map(({ title }) => title.charAt(0).toLowerCase()));
    for (const letter of 'abcdefghijklmnopqrstuvwxyz')
      expect([letter, html.includes(`#letter-${letter}"`)]).toEqual([letter, filled.has(letter)]);
    expect(linkedData(html)).toMatchObject([{ '@type': 'DefinedTermSet' }]);
  });

  test('filters without JavaScript; results of a search are not cached', async () => {
    const { html, canonical, response } = await open('/glossary?q=gross+MERCHANDISE&group=size-money');
    expect(html).toContain('href="/glossary/gmv"');
    expect(html).not.toContain('href="/glossary/session"');
    expect(canonical).toBe(`${origin}/glossary?group=size-money`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('etag')).toBeNull();
    const grouped = await open('/glossary?group=funnel');
    expect(grouped.response.headers.get('etag')).not.toBeNull();
  });

  test('shows an empty result', async () => {
    const { status, html } = await open(`/glossary?q=${encodeURIComponent('<b>%\u{1F6A2}')}`);
    expect(status).toBe(200);
    expect(html).toContain('No matching terms');
    expect(html).not.toContain('<b>%');
  });

  test('defines a term and lists the pages that show it', async () => {
    const { status, html, canonical } = await open('/glossary/market-size');
    expect([status, canonical]).toEqual([200, `${origin}/glossary/market-size`]);
    expect(html).toContain('href="/resources/sample-data/market/de/all"');
    expect(linkedData(html)).toMatchObject([
      { '@type': 'DefinedTerm', inDefinedTermSet: `${origin}/glossary` },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  test('sets the formula of a term, with published values', async () => {
    expect((await open('/glossary/conversion-rate')).html).toContain('divided by');
    expect((await open('/glossary/market-size')).html).toMatch(/>Germany<\/a>,\s*(?:<!-- -->)?2025/);
  });

  test('answers 404 for an unknown term', async () => {
    const { status, html } = await open('/glossary/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('Page Not Found: /glossary/nowhere');
  });
});

describe('questions and answers', () => {
  const { id, question } = content.questions[0]!.questions[0]!;

  test('can be linked to and read without JavaScript', async () => {
    const { html, canonical } = await open('/faq');
    expect(html).toMatch(new RegExp(`<details[^>]*>(?:(?!</details>).)*id="${id}"`, 's'));
    expect(canonical).toBe(`${origin}/faq`);
    for (const group of content.questions) expect(html).toContain(`href="#${group.id}"`);
    const [page] = linkedData(html) as [{ mainEntity: { name: string }[] }];
    expect(page.mainEntity[0]!.name).toBe(question);
  });

  test('can be searched', async () => {
    const { html, canonical, response } = await open(`/faq?q=${encodeURIComponent(question)}`);
    expect(html).toContain(`id="${id}"`);
    expect([canonical, response.headers.get('etag')]).toEqual([`${origin}/faq`, null]);
    expect((await open('/faq?q=xqzvwk')).html).toContain('No matching questions');
  });
});

test('the search finds terms and articles', async () => {
  const { html } = await open(`/search?q=${encodeURIComponent(newest!.title)}`);
  expect(html).toContain(`href="${newestPath}"`);
  expect((await open('/search?q=gmv')).html).toContain('href="/glossary/gmv"');
});

describe('the API', () => {
  const get = async (path: string) => {
    const response = await site.fetch(`/api${path}`);
    return { status: response.status, body: (await response.json()) as never };
  };

  test('lists articles by topic and page', async () => {
    const { body } = await get('/articles?topic=method&pagesize=2&page=2');
    const ofTopic = content.articles.filter(({ topics }) => topics.includes('method'));
    expect(body).toMatchObject({ page: 2, pageSize: 2, total: ofTopic.length });
    expect((body as { items: { id: number }[] }).items.map((item) => item.id)).toEqual(
      ofTopic.slice(2, 4).map((article) => article.id),
    );
    expect(await get('/articles?page=999')).toMatchObject({ status: 200, body: { items: [] } });
    expect((await get('/articles?topic=cars')).status).toBe(400);
  });

  test('returns a text with its numbers and their passports', async () => {
    const { status, body } = await get(`/articles/${newest!.id}`);
    expect([status, body]).toMatchObject([200, { title: newest!.title, url: origin + newestPath }]);
    const term = await get('/content/glossary/conversion-rate');
    expect(JSON.stringify(term.body)).toMatch(
      /"figure":\{"text":"[^"]+","passportUrl":"https:\/\/site\.example\/resources\/sample-data/,
    );
    expect((await get('/articles/999999')).status).toBe(404);
    expect((await get('/articles/x')).status).toBe(400);
  });

  test('returns topics, glossary and questions', async () => {
    expect((await get('/topics')).body).toHaveLength(content.topics.length);
    expect((await get('/content/glossary')).body).toHaveLength(content.terms.length);
    expect((await get('/content/glossary/nowhere')).status).toBe(404);
    const groups = (await get('/content/faq')).body as { questions: { id: string; url: string }[] }[];
    const [first] = content.questions[0]!.questions;
    expect(groups).toHaveLength(content.questions.length);
    expect(groups[0]!.questions[0]).toMatchObject({ id: first!.id, url: `${origin}/faq#${first!.id}` });
  });
});

/** The elements that are not closed where they should be. */
function unclosed(xml: string): string[] {
  const begun: string[] = [];
  for (const [, end, name, empty] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (end) {
      if (begun.pop() !== name) return [name!];
    } else if (!empty) begun.push(name!);
  }
  return begun;
}
