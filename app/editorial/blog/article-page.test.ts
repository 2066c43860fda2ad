import { RouterContextProvider } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { sampleArticle, sampleContent } from '../../../test/samples/sample-content.ts';
import { requestContext, servicesContext, type RequestFacts, type Services } from '../../context.server.ts';

vi.mock('../content.server.ts', () => ({
  content: sampleContent({
    articles: [sampleArticle({ id: 2, previewHash: 'secretsecretsecret' }), sampleArticle()],
  }),
}));
const { loader } = await import('./article-page.tsx');
afterAll(() => {
  vi.doUnmock('../content.server.ts');
  vi.resetModules();
});

async function open(path: string) {
  const url = new URL(path, 'https://site.example');
  const [, , slug = '', id] = url.pathname.split('/');
  const context = new RouterContextProvider();
  const dataset = { id: 1, label: 'Test', baseYear: 2025, asOf: '2026-01-01', nextUpdate: '2026-02-01' };
  context.set(requestContext, { isData: true } as RequestFacts);
  context.set(servicesContext, {
    settings: { siteUrl: url.origin },
    facts: {
      edition: { current: { dataset } },
      regions: { current: [] },
      centPrices: { current: {} },
    },
  } as unknown as Services);
  return loader({ params: { slug, id }, context, url } as unknown as Parameters<typeof loader>[0]);
}

test('a draft is neither cached nor indexed', async () => {
  const answer = await open('/blog/article-2/2?h=secretsecretsecret');
  expect(answer.data.head.title).toBe('Article 2');
  expect(answer.data.body.html).toContain('Draft. Only people with this link can see it.');
  expect(answer.data.body.html).not.toContain('Older and newer');
  expect(new Headers(answer.init?.headers).get('cache-control')).toBe('private, no-store');
  expect(new Headers(answer.init?.headers).get('x-robots-tag')).toBe('noindex');
});

test.each(['/blog/article-1/1', '/blog/article-1'])(
  '%s has the default cache policy and no draft as neighbour',
  async (path) => {
    const answer = await open(path);
    expect(answer.data.body.html).not.toMatch(/Draft\.|Newer|Keep reading/);
    expect([...new Headers(answer.init?.headers)]).toEqual([]);
  },
);

test.each([
  '/blog/article-2',
  '/blog/article-2/2',
  '/blog/article-2/2?h=guess',
  '/blog/article-3/3',
  '/blog/article-1/x',
])('%s is not found', async (path) => {
  await expect(open(path)).rejects.toMatchObject({
    init: { status: 404 },
    data: { message: `Page Not Found: ${path.split('?')[0]}` },
  });
});

test('an outdated slug redirects to the current one', async () => {
  const answer = await open('/blog/other/1').catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 301 });
  expect((answer as Response).headers.get('location')).toBe('/blog/article-1/1');
});
