import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demonstrationDatabase } from '../../../test/demonstration-database.ts';
import { formatFigure } from '../../figures/format/format.ts';
import { passportAddress } from '../../figures/sheet-address.ts';
import { sheetContext, type SheetContext } from '../../figures/sheet-context.server.ts';
import type { StartFacts } from '../../context.server.ts';
import { content } from '../../editorial/content.server.ts';
import { findFigure } from '../../passport/find-figure.server.ts';
import { loadStartFacts } from '../../start-facts.server.ts';
import { loadSearchable } from '../entries/search-entries.server.ts';
import type { Lexicon } from '../query/lexicon.ts';
import { understand } from '../query/understand.ts';
import { periodInWords } from '../result-words.ts';
import type { FigureAnswer } from '../search-entry.ts';
import { instantAnswers } from './instant-answers.server.ts';

let pool: pg.Pool;
let facts: StartFacts & { stop(): void };
let context: SheetContext;
let lexicon: Lexicon;
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: (await demonstrationDatabase()).url });
  const db = drizzle(pool);
  facts = await loadStartFacts(db, pino({ level: 'silent' }));
  context = sheetContext({ db, facts, settings: { siteUrl: 'https://site.example' } })!;
  ({ lexicon } = await loadSearchable({ data: context, regions: facts.regions.current, content }));
});
afterAll(async () => {
  facts.stop();
  await pool.end();
});

const answersTo = (query: string) => instantAnswers(context, understand(query, lexicon));
const cardsFor = async (query: string) =>
  (await answersTo(query)).filter((answer): answer is FigureAnswer => answer.kind === 'figure');

describe('a figure card', () => {
  test.each([
    ['conversion rate germany', 'Conversion rate', 'eCommerce, Germany'],
    ['zalando revenue', 'Net sales', 'Zalando'],
    ['toys poland', 'Market size', 'Toys, Poland'],
    ['CVR us', 'Conversion rate', 'eCommerce, United States'],
    ['Marktgröße Möbel Österreich', 'Market size', 'Furniture, Austria'],
    ['cagr india', 'Annual growth (CAGR)', 'eCommerce, India'],
    ['average order value', 'Average order value', 'eCommerce, worldwide'],
  ])('"%s" shows %s of %s as its page and passport do', async (query, measure, scope) => {
    const [card] = await cardsFor(query);
    expect(card).toMatchObject({ measure, scope });
    const found = await findFigure(context, passportAddress(card!.passport));
    expect(found!.figure.visibility).toBe('range');
    expect(card!.text).toBe(formatFigure(found!.figure));
    expect(card!.period).toBe(found!.figure.period);
  });

  test('says which years a yearly average covers', async () => {
    const [[average], [single]] = await Promise.all([cardsFor('cagr india'), cardsFor('toys poland')]);
    expect(average).toMatchObject({ since: '2020', period: '2025' });
    expect(periodInWords(average!)).toBe('a year, 2020–2025');
    expect(periodInWords(single!)).toBe('in 2025');
  });

  test.each([
    ['gdp germany', 'Gross domestic product', 'Germany'],
    ['world population', 'Population', 'Worldwide'],
  ])('"%s" names only the place, because it is not about goods', async (query, measure, scope) => {
    expect((await cardsFor(query))[0]).toMatchObject({ measure, scope });
  });

  test('has a trend of published ranges where there are several years', async () => {
    const [card] = await cardsFor('zalando revenue');
    expect(card!.trend).toMatchObject({ from: '2018', to: '2030' });
    // Eight of thirteen years are past.
    expect(card!.trend!.past).toMatch(/^M0 /);
    expect(card!.trend!.forecast).toMatch(/^M73\.85 /);
  });

  test('says so if it is for a wider market than the one asked for', async () => {
    const [card] = await cardsFor('average order value uk fashion');
    expect(card).toMatchObject({
      scope: 'eCommerce, United Kingdom',
      note: 'Not published for fashion in the UK. This figure covers all categories in the UK.',
    });
    expect((await cardsFor('conversion rate poland'))[0]).toMatchObject({
      scope: 'eCommerce, worldwide',
      note: 'Not published for Poland. This is the figure for the whole world.',
    });
  });

  test.each([
    ['revenue zalando 2023', 'Net sales', 'Zalando', '2023'],
    ['zalando 2021', 'Net sales', 'Zalando', '2021'],
    ['toys germany 2023', 'Market size', 'Toys, Germany', '2023'],
    ['conversion rate germany 2020', 'Conversion rate', 'eCommerce, Germany', '2020'],
  ])('"%s" shows the year asked for', async (query, measure, scope, period) => {
    const [card] = await cardsFor(query);
    expect(card).toMatchObject({ measure, scope, period });
    expect(card!.note).toBeUndefined();
    const found = await findFigure(context, passportAddress(card!.passport));
    expect([found!.figure.period, formatFigure(found!.figure)]).toEqual([period, card!.text]);
  });

  test.each([
    ['market size germany 2028', '2028', 'This is a forecast.'],
    [
      'market size germany 2040',
      '2025',
      'Not published for 2040. The years available are 2018 to 2030; this is the figure for 2025.',
    ],
    ['cagr india 2023', '2025', 'Not published for 2023. The only period available is 2020–2025.'],
    ['gdp germany 2010', '2024', 'Not published for 2010. The only year available is 2024.'],
    [
      'average order value uk fashion 1999',
      '2025',
      'Not published for fashion in the UK. This figure covers all categories in the UK. ' +
        'Not published for 1999. The years available are 2018 to 2025; this is the figure for 2025.',
    ],
  ])('"%s" shows %s and says why', async (query, period, note) => {
    expect((await cardsFor(query))[0]).toMatchObject({ period, note });
  });

  test.each(['ebay revenue', 'competitors zalando', 'top 100 germany', 'what is gmv', 'refund'])(
    'is not shown for "%s"',
    async (query) => {
      expect(await cardsFor(query)).toEqual([]);
    },
  );
});

describe('a comparison', () => {
  test.each([
    ['zalando vs otto', 'Compare Zalando and OTTO', 'retailer/zalando.de-de/otto.de-de'],
    ['germany vs france', 'Compare Germany and France', 'market/de~all/fr~all'],
    ['toys germany vs toys uk', 'Compare Germany and the UK', 'market/de~toys/gb~toys'],
    ['germany vs world', 'Compare Germany and the world', 'market/de~all/ww~all'],
    ['toys vs fashion germany', 'Compare toys and fashion', 'market/de~toys/de~fashion'],
  ])('"%s" offers "%s"', async (query, title, path) => {
    expect((await answersTo(query)).find(({ kind }) => kind === 'comparison')).toEqual({
      kind: 'comparison',
      title,
      path: `/resources/sample-data/compare/${path}`,
    });
  });

  test('says which retailer cannot be compared here', async () => {
    expect((await answersTo('ebay vs amazon')).find(({ kind }) => kind === 'comparison')).toEqual({
      kind: 'comparison',
      title: 'Compare Amazon with other retailers',
      path: '/resources/sample-data/compare/retailer/amazon.com-us',
      note: 'eBay is available only in our paid plans.',
    });
  });
});
