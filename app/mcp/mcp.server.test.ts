import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../test/listen.ts';
import { callTool, connectMcp, sampleCalls } from '../../test/mcp-client.ts';
import { openDemonstrationSite, origin } from '../../test/site.ts';
import type { Figure } from '../figures/figure.ts';
import { rangesNote } from '../figures/format/format.ts';
import type { FigureAnswer } from './figure-answer.server.ts';

const site = openDemonstrationSite();
let server: Awaited<ReturnType<typeof listen>>;
let client: Client;
beforeAll(async () => {
  server = await listen(site);
  client = await connectMcp(server.url, { address: '198.51.100.1' });
});
afterAll(async () => {
  await client.close();
  await server.close();
});

const toolNames = [
  'compare',
  'explain_figure',
  'find_figures',
  'get_market',
  'get_ranking',
  'get_retailer',
  'list_categories',
  'list_measures',
  'list_places',
  'search',
];

/** Far below the 200,000 tokens of common models, even for the largest answer. */
const mostCharacters = 60_000;

function figuresIn(value: unknown): FigureAnswer[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'passportUrl' in value && 'citation' in value ? [value as FigureAnswer] : [];
  return [...own, ...Object.values(value).flatMap(figuresIn)];
}

describe('tools', () => {
  test('are listed with a description, typed input and structured output', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(toolNames);
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      expect([name, description?.length ?? 0]).toEqual([name, expect.toSatisfy((size: number) => size > 40)]);
      expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, 'object', 'object']);
      expect(annotations?.readOnlyHint).toBe(true);
    }
    expect(new Set(sampleCalls.map(([name]) => name))).toEqual(new Set(toolNames));
  });

  test.each(sampleCalls)('%s answers %j within its limits', async (name, given) => {
    const { isError, structured, text } = await callTool(client, name, given);
    expect([isError, text.slice(0, 200)]).toEqual([false, expect.any(String)]);
    expect(JSON.parse(text)).toEqual(structured);
    expect(text.length).toBeLessThan(mostCharacters);
    const figures = figuresIn(structured);
    const hasFigures = !['search', 'list_measures', 'list_places', 'list_categories'].includes(name);
    expect(figures.length > 0).toBe(hasFigures);
    for (const figure of figures) {
      expect(figure).toMatchObject({
        unit: expect.stringMatching(/./),
        period: expect.stringMatching(/^\d{4}(-\d\d)?$/),
        method: expect.stringMatching(/./),
        asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        passportUrl: expect.stringContaining(`${origin}/resources/sample-data/figure/`),
        citation: expect.stringContaining(figure.passportUrl),
      });
      expect(figure.exact === null || figure.visibility === 'exact').toBe(true);
    }
    expect(text.split(rangesNote).length - 1).toBeLessThanOrEqual(1);
  });

  test('agree with the API on every figure of a market', async () => {
    const { structured } = await callTool<{ figures: FigureAnswer[] }>(client, 'get_market', {
      place: 'pl',
      category: 'fashion',
    });
    const { figures } = (await (await site.fetch('/api/markets/pl/fashion')).json()) as { figures: Figure[] };
    const published = new Map(figures.map((figure) => [figure.passportUrl, figure]));
    for (const { passportUrl, range, exact, method, confidence } of structured.figures) {
      const figure = published.get(passportUrl)!;
      expect({ method, confidence }).toEqual({ method: figure.method, confidence: figure.confidence });
      expect(range).toEqual(figure.visibility === 'range' ? figure.range : null);
      expect(exact).toEqual(figure.visibility === 'exact' ? figure.value : null);
    }
  });

  test('page through all figures, in the order and number of the API', async () => {
    type Page = { total: number; figures: FigureAnswer[]; nextCursor: string | null };
    const asked = {
      measures: ['market-size'],
      places: ['pl', 'de', 'fr'],
      categories: ['all', 'toys'],
      limit: 17,
    };
    const urls: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { structured } = await callTool<Page>(client, 'find_figures', {
        ...asked,
        ...(cursor ? { cursor } : {}),
      });
      urls.push(...structured.figures.map(({ passportUrl }) => passportUrl));
      expect(structured.figures.length).toBeLessThanOrEqual(17);
      cursor = structured.nextCursor;
    } while (cursor);
    const path =
      '/api/figures?measure=market-size&region=pl,de,fr&category=all,toys&dimension=total&of=market&limit=500';
    const { items } = (await (await site.fetch(path)).json()) as { items: Figure[] };
    expect(items.length).toBeGreaterThan(40);
    expect(urls).toEqual(items.map(({ passportUrl }) => passportUrl));
  });

  test('page through a ranking', async () => {
    type Page = { places: { rank: number }[]; nextRank: number | null; total: number };
    const ask = (fromRank: number) =>
      callTool<Page>(client, 'get_ranking', { ranking: 'top-online-stores-in-germany', limit: 15, fromRank });
    const ranks: number[] = [];
    let next: number | null = 1;
    while (next !== null) {
      const { structured }: { structured: Page } = await ask(next);
      ranks.push(...structured.places.map(({ rank }) => rank));
      next = structured.nextRank;
    }
    expect(ranks).toEqual(ranks.map((_, at) => at + 1));
    expect(ranks.length).toBe((await ask(1)).structured.total);
  });

  test.each([
    [
      'get_market',
      { place: 'Polnd', category: 'fashion' },
      /Unknown place "Polnd".*pl \(Poland\).*list_places/,
    ],
    [
      'get_market',
      { place: 'pl', category: 'fasion' },
      /Unknown category "fasion".*fashion.*list_categories/,
    ],
    ['get_market', { place: 'Vatican City' }, /no market figures for .*Nearest places/],
    ['get_market', { place: 'Maldives' }, /no market figures for the Maldives\. Nearest places/],
    ['get_ranking', { place: 'us', category: 'toys' }, /no ranking for "toys" in the US\. Nearest: /],
    ['get_ranking', { place: 'pt' }, /no overall ranking in Portugal\. Nearest: /],
    ['get_ranking', { place: 'pt', category: 'flowers-gifts' }, /in Portugal\. Use search/],
    [
      'get_ranking',
      { place: 'ww', category: 'musical-instruments' },
      /for "musical-instruments" worldwide\./,
    ],
    ['find_figures', { measures: ['market-siz'] }, /Unknown measure "market-siz".*market-size/],
    ['find_figures', { measures: [] }, /measures/],
    ['find_figures', { measures: ['market-size'], limit: 51 }, /limit.*50/],
    ['find_figures', { measures: ['market-size'], cursor: 'nonsense' }, /Invalid cursor/],
    ['get_retailer', { retailer: 'zalnado' }, /Unknown retailer "zalnado".*zalando/],
    ['get_retailer', { retailer: '0815.at-at' }, /no published figures/],
    ['get_ranking', { ranking: 'top-online-stores-in-germny' }, /Nearest: top-online-stores-in-germany/],
    ['get_ranking', { place: 'de', category: 'fashion', edition: 1999 }, /no 1999 edition\. Available: 20/],
    ['get_ranking', {}, /by its slug, or by place and category/],
    ['compare', {}, /two or more markets or two or more retailers/],
    ['compare', { retailers: ['zalando.de-de'] }, /at least two retailers/],
    [
      'explain_figure',
      { figure: 'market/pl/fashion/market-size/1999' },
      /Nearest: market\/pl\/fashion\/market-size\//,
    ],
    ['explain_figure', { figure: 'what?' }, /passportUrl/],
    ['search', {}, /query/],
  ])('%s answers %j with a message that a model can act on', async (name, given, words) => {
    const { isError, text } = await callTool(client, name, given);
    expect([isError, text]).toEqual([true, expect.stringMatching(words)]);
    expect(text.length).toBeLessThan(1_000);
  });

  test('an unknown tool is an error of the protocol', async () => {
    await expect(client.callTool({ name: 'delete_market', arguments: {} })).rejects.toThrow(/delete_market/);
  });
});

describe('resources and prompts', () => {
  test('list data pages and glossary terms, and read both as Markdown', async () => {
    const { resources } = await client.listResources();
    const uris = resources.map(({ uri }) => uri);
    expect(uris).toEqual(
      expect.arrayContaining([
        `${origin}/resources/sample-data/market/pl/all.md`,
        `${origin}/resources/sample-data/ranking/top-online-stores-in-germany.md`,
        `${origin}/glossary/gmv`,
      ]),
    );
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates).toHaveLength(4);

    const page = '/resources/sample-data/market/pl/fashion.md';
    const { contents } = await client.readResource({ uri: origin + page });
    expect(contents).toEqual([
      { uri: origin + page, mimeType: 'text/markdown', text: await (await site.fetch(page)).text() },
    ]);
    const term = await client.readResource({ uri: `${origin}/glossary/gmv` });
    expect(term.contents[0]).toMatchObject({
      mimeType: 'text/markdown',
      text: expect.stringMatching(/^# .*\n/),
    });
  });

  test.each([
    '/resources/sample-data/market/zz/all.md',
    '/glossary/nothing',
    '/resources/sample-data/retailer/%00.md',
  ])('%s is not found', async (path) => {
    await expect(client.readResource({ uri: origin + path })).rejects.toThrow(/not found/i);
  });

  test.each([
    ['size_market', { place: 'Poland', category: 'fashion' }, /fashion in Poland/],
    ['profile_retailer', { retailer: 'Zalando' }, /Zalando/],
    [
      'compare_markets',
      { first: 'Poland', second: 'Germany', category: 'toys' },
      /toys in Poland with that in Germany/,
    ],
    ['check_claim', { claim: 'Half of fashion is bought online.' }, /Half of fashion/],
  ])('the prompt %s names its subject and the rules for ranges', async (name, given, words) => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map((prompt) => prompt.name)).toContain(name);
    const { messages } = await client.getPrompt({ name, arguments: given });
    expect(messages).toEqual([
      { role: 'user', content: { type: 'text', text: expect.stringMatching(words) } },
    ]);
    expect(JSON.stringify(messages)).toContain('Never report the middle of a range');
  });
});

test('answers the question: how large is online fashion in Poland, how certain is that, and what does it exclude?', async () => {
  const assistant = await connectMcp(server.url, { address: '198.51.100.2' });
  type Found = { results: { next: { tool: string; arguments: Record<string, string> } | null }[] };
  const { structured: found } = await callTool<Found>(assistant, 'search', {
    query: 'fashion poland',
  });
  const next = found.results.map((result) => result.next).find((one) => one?.tool === 'get_market');
  expect(next).toEqual({ tool: 'get_market', arguments: { place: 'pl', category: 'fashion' } });

  type MarketAnswer = {
    title: string;
    figures: FigureAnswer[];
    grades: Record<string, string>;
    excluded: string[];
  };
  const { structured: market } = await callTool<MarketAnswer>(assistant, next!.tool, next!.arguments);
  const size = market.figures.find(({ measure }) => measure === 'market-size')!;
  type Explained = {
    definition: string;
    confidence: string;
    method: string;
    excluded: string[];
    citations: { apa: string };
  };
  const { structured: why } = await callTool<Explained>(assistant, 'explain_figure', {
    figure: size.passportUrl,
  });

  // What was published, read from the database.
  const { rows } = await site.database.pool.query<{
    low: number;
    high: number;
    confidence: string;
    method: string;
  }>(
    `select low, high, confidence, method from published_market_figure
     where region = 'pol' and category = 'fashion' and metric = 'market-size' and dimension = '' and period = '2025'`,
  );
  const [published] = rows;
  expect(size).toMatchObject({
    name: 'Market size: Fashion, Poland, 2025',
    range: { low: published!.low, high: published!.high },
    value: expect.stringMatching(/^\$[\d.]+(m|bn)?–[\d.]+bn$/),
    confidence: published!.confidence,
    method: published!.method,
  });
  expect(market.grades[size.confidence]).toBe(why.confidence.slice('C: '.length));
  expect(why.excluded).toEqual(market.excluded);
  expect(why.excluded.join('; ')).toMatch(/services, travel and tickets/);
  expect(why.definition).toMatch(/consumer spending on physical goods/);
  expect(why.citations.apa).toContain(size.passportUrl);
  expect((await site.fetch(size.passportUrl)).status).toBe(200);
  await assistant.close();
});
