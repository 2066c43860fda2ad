// @module-tag pages
import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { callTool, connectMcp, sampleCalls } from '../../test/mcp-client.ts';
import { disclosuresIn, secretValues } from '../../test/secret-values.ts';
import {
  openChangedDemonstrationSite,
  openDemonstrationSite,
  origin,
  type OpenSite,
} from '../../test/site.ts';
import { spread } from '../../test/spread.ts';
import { unzip, unzipFiles } from '../../test/unzip.ts';
import { brand } from '../base/brand.ts';
import type { Services } from '../context.server.ts';
import { content } from '../editorial/content.server.ts';
import type { Whitepaper } from '../editorial/content.ts';
import { resolvePaper, libraryData } from '../editorial/library/files/make-file.server.ts';
import { whitepaperDocument } from '../editorial/library/files/whitepaper-document.server.ts';
import {
  reportPicturePath,
  whitepaperFilePath,
  whitepaperPicturePath,
} from '../editorial/library/library-address.ts';
import { sheetPath } from '../figures/sheet-address.ts';
import { libraryPicture } from '../editorial/library/pictures/library-picture.server.ts';
import { sheetContext, type SheetContext } from '../figures/sheet-context.server.ts';
import { shareImage } from '../data-pages/export/share-image.server.tsx';
import { listMarkets } from '../subjects/market-queries.server.ts';
import { marketKey } from '../subjects/market.ts';
import { listRankings } from '../subjects/ranking-queries.server.ts';
import { listRetailers } from '../subjects/retailer-queries.server.ts';
import { retailerKey } from '../subjects/retailer.ts';
import { loadStartFacts } from '../start-facts.server.ts';
import { toAlpha3 } from '../taxonomy/geo-codes.ts';
import { findSheet } from './find-sheet.server.ts';

/**
 * No output of a data page may contain an exact value of a masked figure, or depend on one. So the tests compare two
 * sites that publish the same ranges with different exact values behind them.
 */
const site = openDemonstrationSite();
const other = openChangedDemonstrationSite();

const markets = ['de/all', 'de/toys', 'de/fashion', 'us/all', 'gb/all', 'ww/all', 'ww/toys', 'ch/all'].map(
  (market) => `market/${market}`,
);
const partsOfMarkets = ['de', 'us'].flatMap((isoCode) =>
  ['transactions', 'top-retailers'].map((part) => `market/${isoCode}/all/${part}`),
);
const retailers = ['zalando.de-de', 'amazon.com-us', 'otto.de-de'].flatMap((slug) =>
  ['', '/providers', '/top-competitors'].map((part) => `retailer/${slug}${part}`),
);
const rankings = ['top-fashion-stores-in-germany', 'top-online-stores-worldwide'].flatMap((slug) =>
  ['', '/2024', '/2023'].map((edition) => `ranking/${slug}${edition}`),
);
const comparisons = ['compare/market/de~all/us~all', 'compare/retailer/zalando.de-de/otto.de-de'];
// Each with a group of countries and its members, or a category and its parts: sums that could be differenced.
const explorations = [
  'explore/measure=market-size&places=de,eu,us,ww',
  'explore/measure=market-size&places=de&category=all,apparel,bags-accessories,fashion,footwear',
  'explore/measure=market-share&places=de,eu,us&category=fashion',
  'explore/measure=category-mix&places=de,us',
  'explore/measure=online-share&places=de,us&view=map',
  'explore/measure=net-sales&retailers=amazon.com-us,otto.de-de,zalando.de-de',
];

describe('no exact value of a masked figure', () => {
  test.each(
    spread([...markets, ...partsOfMarkets, ...retailers, ...rankings, ...comparisons, ...explorations], 5),
  )('appears in %s', { tags: ['walk'] }, async (key) => {
    const outputs = await outputsOf(site, key);
    expect(outputs.size).toBeGreaterThan(5);
    expect(disclosuresIn(searchable(outputs), await secretsOf(key))).toEqual([]);
    expect(differences(outputs, await pageOf(other, key))).toEqual([]);
  });

  test.each(['market/de/all', 'retailer/zalando.de-de', 'ranking/top-fashion-stores-in-germany'])(
    'influences the files, drawings and share image of %s',
    { tags: ['exhaustive'], timeout: 120_000 },
    async (key) => {
      expect(differences(await outputsOf(site, key), await outputsOf(other, key))).toEqual([]);
      const image = `/share-image/${key}.png`;
      expect(await bytesOf(other, image)).toEqual(await bytesOf(site, image));
      const drawn = new Map([[image, await sourceOfShareImage(key)]]);
      expect(disclosuresIn(searchable(drawn), await secretsOf(key))).toEqual([]);
    },
  );

  test.each([
    ['onlinehandel-deutschland-2025', 'market/de/all'],
    ['category-atlas-2024', 'market/ww/fashion'],
  ])(
    'appears in the file, the cover and the slides of %s',
    { tags: ['exhaustive'], timeout: 240_000 },
    async (slug, subject) => {
      const paper = content.whitepapers.find((one) => one.slug === slug)!;
      const outputs = await libraryOutputsOf(site, paper);
      expect(outputs.size).toBeGreaterThan(6);
      expect(disclosuresIn(searchable(outputs), await secretsOf(subject))).toEqual([]);
      expect(differences(outputs, await libraryOutputsOf(other, paper))).toEqual([]);
      expect((await fileContent(site, paper)) === (await fileContent(other, paper))).toBe(true);
    },
  );

  // Pages, files and drawings are made from the sheet of their subject.
  test('influences the sheet of any subject', { tags: ['exhaustive'], timeout: 600_000 }, async () => {
    const [here, there] = [await contextOf(site), await contextOf(other)];
    const keys = await keysOfAllSheets(here);
    expect(keys.length).toBeGreaterThan(2_300);
    const dependent: string[] = [];
    for (const key of keys) {
      const [one, another] = await Promise.all([findSheet(here, key), findSheet(there, key)]);
      if (!one || JSON.stringify(one) !== JSON.stringify(another)) dependent.push(key);
    }
    expect(dependent).toEqual([]);
  });

  test('appears in the cover and the sample pages of a report', async () => {
    const paths = ['cover', 'page-1', 'page-2', 'page-3'].map((picture) =>
      reportPicturePath({ slug: 'uk-category-atlas-2025' }, picture),
    );
    const outputs = await textsOf(site, paths);
    expect(disclosuresIn(searchable(outputs), await secretsOf('market/gb/all'))).toEqual([]);
    expect(differences(outputs, await textsOf(other, paths))).toEqual([]);
  });

  test('appears in a passport or the search', async () => {
    const figures = ['market/de/all/market-size/2025', 'retailer/zalando.de-de/net-sales/2024'];
    const paths = [
      ...figures.flatMap((figure) => [`/resources/sample-data/figure/${figure}`, `/passport/${figure}`]),
      ...[
        'zalando',
        'toys germany',
        'fashion',
        'market size germany',
        'zalando growth',
        'zalando vs otto',
      ].map((words) => `/api/search?q=${words}&limit=100`),
    ];
    const outputs = await textsOf(site, paths);
    const secrets = [...(await secretsOf('market/de/all')), ...(await secretsOf('retailer/zalando.de-de'))];
    expect(disclosuresIn(searchable(outputs), secrets)).toEqual([]);
    expect(differences(outputs, await textsOf(other, paths))).toEqual([]);
  });
});

describe('no exact value of a masked figure reaches an assistant or a bulk file', () => {
  test.each(sampleCalls)('%s %j', async (tool, given) => {
    const path = `${tool} ${JSON.stringify(given)}`;
    const [here, there] = [await toolOutput(site, tool, given), await toolOutput(other, tool, given)];
    const subjects = ['market/pl/fashion', 'market/de/all', 'market/de/fashion', 'retailer/zalando.de-de'];
    const all = ['retailer/otto.de-de', 'ranking/top-online-stores-in-germany', ...subjects];
    const secrets = (await Promise.all(all.map(secretsOf))).flat();
    // A count of matches or a year may equal a small secret by chance; the comparison covers those.
    const large = secrets.filter((secret) => Math.abs(secret) >= 10_000 || !Number.isInteger(secret));
    expect(disclosuresIn(searchable(new Map([[path, here]])), large)).toEqual([]);
    expect(there).toBe(here);
  });

  test('as a resource or a file of /api/figures', async () => {
    const query = '?region=pl,de&category=fashion';
    const paths = [`/api/figures${query}&limit=500`, `/api/figures.csv${query}`];
    const outputs = await textsOf(site, paths);
    const secrets = [...(await secretsOf('market/pl/fashion')), ...(await secretsOf('market/de/fashion'))];
    expect(disclosuresIn(searchable(outputs), secrets)).toEqual([]);
    expect(differences(outputs, await textsOf(other, paths))).toEqual([]);
    const uri = `${origin}/resources/sample-data/market/pl/fashion.md`;
    const [here, there] = await Promise.all([site, other].map((from) => resourceOutput(from, uri)));
    expect(there).toBe(here);
  });

  test('in all published rows', { tags: ['exhaustive'], timeout: 240_000 }, async () => {
    const [here, there] = [await bytesOf(site, '/api/figures.csv'), await bytesOf(other, '/api/figures.csv')];
    expect(here.length).toBeGreaterThan(1_000_000);
    expect(here.equals(there)).toBe(true);
  });
});

test('finds a planted leak in every kind of output', async () => {
  const secrets = await secretsOf('market/de/all');
  const secret = Math.max(...secrets);
  const behindOther = new Set(await secretValues(other.database.pool).ofMarket('deu', 'all'));
  expect(behindOther.has(secret)).toBe(false);

  const outputs = await outputsOf(site, 'market/de/all');
  const leaking = new Map([...outputs].map(([path, text]) => [path, `${text} ${secret}`]));
  expect(disclosuresIn(searchable(leaking), secrets)).toEqual(
    [...outputs.keys()].map((path) => `${path}: ${secret}`),
  );
  expect(differences(outputs, leaking)).toEqual([...outputs.keys()]);
});

type Outputs = ReadonlyMap<string, string>;

/** Every output of one page, as text. */
async function outputsOf(from: OpenSite, key: string): Promise<Outputs> {
  const page = await pageOf(from, key);
  const [html] = page.values();
  const named = RegExp.escape(key);
  const [workbook, deck] = await Promise.all(
    ['xlsx', 'pptx'].map(async (format) => textsIn(await bytesOf(from, `/download/${key}.${format}`))),
  );
  const paths =
    html!
      .replaceAll('&amp;', '&')
      .match(new RegExp(`/(embed/${named}/[a-z0-9-]+|chart/${named}/[a-z0-9-]+\\.svg)`, 'g')) ?? [];
  return new Map([
    ...page,
    [`/download/${key}.xlsx`, workbook!],
    [`/download/${key}.pptx`, deck!],
    ...(await textsOf(from, [`/download/${key}.json`, ...new Set(paths)])),
  ]);
}

/**
 * Of an office file and the files inside it, without the times of packing, the running numbers of charts and the masters
 * that every presentation shares.
 */
function textsIn(zip: Buffer): string {
  return [...unzipFiles(zip)]
    .filter(([name]) => !/^(docProps\/core|ppt\/(tableStyles|slideMasters|slideLayouts|theme))/.test(name))
    .map(([name, body]) => (name.endsWith('.xlsx') ? textsIn(body) : body.toString()))
    .join('\n')
    .replaceAll(/(chart|Worksheet)\d+/g, '$1');
}

function pageOf(from: OpenSite, key: string): Promise<Outputs> {
  const page = sheetPath(key);
  const asText = page.includes('?') ? [] : [`${page}.md`];
  return textsOf(from, [page, page.replace(/(?=\?|$)/, '.data'), ...asText, `/download/${key}.csv`]);
}

/** The pictures of a whitepaper, and the text of its file. */
async function libraryOutputsOf(from: OpenSite, paper: Whitepaper): Promise<Outputs> {
  const pictures = ['cover', ...paper.slides.map((_, at) => `slide-${at + 1}`)];
  const data = libraryData(await contextOf(from));
  const written =
    paper.format === 'pdf'
      ? JSON.stringify(whitepaperDocument(await resolvePaper(paper, data), data))
      : await fileContent(from, paper);
  const drawn = await textsOf(
    from,
    pictures.map((picture) => whitepaperPicturePath(paper, picture)),
  );
  // The letters of a cover are served as outlines, in which nobody could search for a number.
  const sources = pictures.map(async (name) => {
    const source = await libraryPicture(content, { kind: 'whitepaper', slug: paper.slug, name }, data);
    return [`source of ${name}`, source!] as const;
  });
  return new Map([...drawn, ...(await Promise.all(sources)), [whitepaperFilePath(paper), written]]);
}

/** Compares the contents of a workbook, because its bytes include the time of packing. */
async function fileContent(from: OpenSite, paper: Whitepaper): Promise<string> {
  const bytes = await bytesOf(from, whitepaperFilePath(paper));
  return paper.format === 'pdf' ? bytes.toString('latin1') : [...unzip(bytes).values()].join('\n');
}

async function textsOf(from: OpenSite, paths: readonly string[]): Promise<Outputs> {
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, (await bytesOf(from, path)).toString());
  return texts;
}

async function toolOutput(from: OpenSite, tool: string, given: Record<string, unknown>): Promise<string> {
  const client = await connectMcp(origin, { fetch: (url, init) => from.fetch(String(url), init) });
  const { isError, text } = await callTool(client, tool, given);
  await client.close();
  expect([tool, isError]).toEqual([tool, false]);
  return text;
}

async function resourceOutput(from: OpenSite, uri: string): Promise<string> {
  const client = await connectMcp(origin, { fetch: (url, init) => from.fetch(String(url), init) });
  const { contents } = await client.readResource({ uri });
  await client.close();
  return JSON.stringify(contents);
}

async function bytesOf(from: OpenSite, path: string): Promise<Buffer> {
  const response = await from.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return Buffer.from(await response.arrayBuffer());
}

/** The outputs that change with the exact values behind them. */
function differences(outputs: Outputs, withOtherValues: Outputs): string[] {
  return [...withOtherValues].flatMap(([path, text]) => (outputs.get(path) === text ? [] : [path]));
}

/**
 * Removes numbers that may equal a secret by chance: our postal code, coordinates, and lists of references in hydration
 * data. The comparison with the other site shows that they depend on no secret.
 */
function searchable(outputs: Outputs): Outputs {
  const without = (text: string) =>
    text
      .replaceAll(brand.company.postalCode, '')
      .replaceAll(/ (?:[a-z]*[xyrd][12]?|width|height|transform|viewBox|style)=\\?"[^"\\]*\\?"/g, '')
      .replaceAll(/\[\d{1,5}(?:,\d{1,5})*\]/g, '');
  return new Map([...outputs].map(([path, text]) => [path, without(text)]));
}

async function secretsOf(key: string): Promise<number[]> {
  const { ofMarket, ofRetailer, ofRanking } = secretValues(site.database.pool);
  if (key.startsWith('explore/')) return secretsOfExploration(key);
  const [kind, ...address] = key.replace('compare/', '').split('/');
  const names = key.startsWith('compare/')
    ? address
    : [address.slice(0, kind === 'market' ? 2 : 1).join('~')];
  const found = names.map((name) => {
    const [first = '', category = ''] = name.split('~');
    if (kind === 'market') return ofMarket(toAlpha3(first)!, category);
    return kind === 'retailer' ? ofRetailer(first) : ofRanking(first);
  });
  return (await Promise.all(found)).flat();
}

/** Of everything that its address names. */
async function secretsOfExploration(key: string): Promise<number[]> {
  const { ofMarket, ofRetailer } = secretValues(site.database.pool);
  const query = new URLSearchParams(key.slice('explore/'.length));
  const listed = (name: string) => query.get(name)?.split(',') ?? [];
  const goods = query.has('category') ? listed('category') : ['all'];
  const ofMarkets = listed('places').flatMap((place) =>
    goods.map((category) => ofMarket(toAlpha3(place)!, category)),
  );
  return (await Promise.all([...ofMarkets, ...listed('retailers').map(ofRetailer)])).flat();
}

async function keysOfAllSheets(context: SheetContext): Promise<string[]> {
  const [everyMarket, everyRetailer, everyRanking] = await Promise.all([
    listMarkets(context),
    listRetailers(context, { hasDetails: true }),
    listRankings(context),
  ]);
  return [
    ...everyMarket.map(marketKey),
    ...everyRetailer.flatMap(({ slug }) =>
      ['', '/providers', '/top-competitors'].map((part) => retailerKey(slug) + part),
    ),
    ...everyRanking.flatMap(({ slug }) =>
      ['', '/2024', '/2023'].map((edition) => `ranking/${slug}${edition}`),
    ),
  ];
}

async function sourceOfShareImage(key: string): Promise<string> {
  return shareImage((await findSheet(await contextOf(site), key))!).svg;
}

async function contextOf({ database }: OpenSite): Promise<SheetContext> {
  const db = drizzle(database.pool);
  const facts = await loadStartFacts(db, pino({ level: 'silent' }));
  facts.stop();
  const settings = { siteUrl: origin } as Services['settings'];
  return sheetContext({ db, facts, settings })!;
}
