import { describe, expect, test } from 'vitest';
import { partName } from '../figures/dimension.ts';
import type { Shown } from '../figures/figure.ts';
import { metricKeys } from '../figures/metric.ts';
import { passportOf } from './passport.ts';
import { rangeLadder } from './passport.server.ts';
import { toFigure } from '../figures/publish.ts';
import { exactFigure, reported } from '../../test/samples/sample-figures.ts';

const publication = {
  scope: 'Toys & Games, Germany',
  asOf: '2026-10-31',
  nextUpdate: '2027-01-31',
  version: 'Demonstration data set 2025',
  siteUrl: 'https://marketquay.example',
  subject: 'market/de/toys',
};
const url = 'https://marketquay.example/resources/sample-data/figure/market/de/toys/market-size/2025';
const nameOf = (dimension: string) => partName(dimension, (code) => code.toUpperCase());
const range: Shown = { visibility: 'range', range: { low: 2e9, high: 5e9 } };
const size = toFigure(exactFigure('market-size', 2025, 3e9), range, publication);

describe('a passport', () => {
  test('says in words what stands behind a figure', () => {
    expect(passportOf(size, nameOf)).toMatchObject({
      title: 'Market size',
      name: 'Market size: Toys & Games, Germany, 2025',
      value: '$2–5bn',
      definition: expect.stringContaining('Online consumer spending'),
      definitionUrl: 'https://marketquay.example/glossary/market-size',
      scope: 'Toys & Games, Germany',
      period: '2025',
      unit: 'Nominal US dollars, calendar year, at each year’s average exchange rate',
      method: expect.stringMatching(/^Modelled: /),
      confidence: 'C: fair. Modelled from related figures.',
      source: null,
      asOf: '31 October 2026',
      nextUpdate: '31 January 2027',
      version: 'Demonstration data set 2025',
      shownAs: expect.stringMatching(/^Ranges follow fixed steps of 1, 2, 5.* paid plans\.$/),
    });
  });

  test('names the source of a reported figure, and the month of a monthly one', () => {
    const sales = exactFigure('company-sales', '2025-03', 1e9, reported);
    const passport = passportOf(toFigure(sales, { visibility: 'exact', value: 1e9 }, publication), nameOf);
    expect(passport).toMatchObject({
      period: 'March 2025',
      unit: expect.stringContaining('calendar month'),
      source: { name: 'Annual report (2024)', url: 'https://retailer.example/annual-report' },
      shownAs: null,
    });
  });

  test('says what a derived range follows from, what a part is a part of, and what is locked', () => {
    const figure = (metric: Parameters<typeof exactFigure>[0], shown: Shown, dimension = '') =>
      passportOf(toFigure(exactFigure(metric, 2025, 1, { dimension }), shown, publication), nameOf);
    expect(figure('spend-per-head', range).shownAs).toMatch(
      /^The range of market size, divided by the population\./,
    );
    expect(figure('category-share', range, 'category:pet-supplies').title).toBe(
      'Share of net sales by category, Pet Supplies',
    );
    expect(figure('payment-share', range, 'payment:PayPal').title).toBe('Payment method, PayPal');
    expect(figure('monthly-sales', { visibility: 'no-access' }).shownAs).toBe('Not shown to visitors.');
  });

  test('says when a range covers more than one step', () => {
    const across = (low: number | null, high: number | null) => {
      const shown: Shown = { visibility: 'range', range: { low, high } };
      return passportOf(toFigure(exactFigure('market-size', 2027, 2e12), shown, publication), nameOf).shownAs;
    };
    expect(across(1e12, 5e12)).toMatch(/and so on\. This range covers several steps\./);
    for (const oneStep of [across(1e12, 2e12), across(1e13, null)]) expect(oneStep).not.toMatch(/several/);
  });

  test('shows a range on its ladder, between exactly its own edges', () => {
    const ladder = (low: number | null, high: number | null) =>
      rangeLadder(
        toFigure(
          exactFigure('market-size', 2025, 3e9),
          { visibility: 'range', range: { low, high } },
          publication,
        ),
      );
    const { steps, from, to, edges } = ladder(2e9, 5e9)!;
    expect([steps, to - from]).toEqual([8, 1]);
    expect(edges).toEqual([
      { at: from, text: '$2bn' },
      { at: to, text: '$5bn' },
    ]);
    expect(ladder(2e9, 5e9)!.ends).toMatchObject([{ at: 0 }, { at: steps }]);
    expect(ladder(2e9, 2e10)).toMatchObject({ edges: [{ text: '$2bn' }, { text: '$20bn' }] });
    const open = ladder(1e13, null)!;
    expect(open.to).toBe(open.steps);
    expect(open.edges).toHaveLength(1);
  });

  test('has no ladder for a locked, exact or derived figure', () => {
    const figure = (metric: Parameters<typeof exactFigure>[0], shown: Shown) =>
      rangeLadder(toFigure(exactFigure(metric, 2025, 1), shown, publication));
    expect([
      figure('market-size', { visibility: 'no-access' }),
      figure('market-size', { visibility: 'exact', value: 1 }),
      figure('spend-per-head', range),
    ]).toEqual([null, null, null]);
  });

  test('says why it is shown wider, or not at all', () => {
    const growth = { ...exactFigure('market-growth', 2025, 7), protects: 'market-size' } as const;
    const wide: Shown = { visibility: 'range', range: { low: 5, high: 30 } };
    expect(passportOf(toFigure(growth, wide, publication), nameOf).shownAs).toMatch(
      /This range covers several steps so that it does not reveal the market size\./,
    );
    const withheld = { ...exactFigure('market-size', 2025, 7e9), protects: 'market-size' } as const;
    expect(passportOf(toFigure(withheld, { visibility: 'no-access' }, publication), nameOf).shownAs).toBe(
      'Not shown to visitors so that other figures do not reveal it.',
    );
  });

  test('says when related markets tell more of it than a step would', () => {
    const world = exactFigure('market-size', 2025, 4.7e12);
    const shown: Shown = { visibility: 'range', range: { low: 4.3e12, high: 5e12 } };
    expect(passportOf(toFigure(world, shown, publication), nameOf).shownAs).toMatch(
      /^This range is narrower than usual because/,
    );
  });

  test('can be cited', () => {
    const { plain, apa, bibtex } = passportOf(size, nameOf).citation;
    expect(plain).toBe(
      `Marketquay (2026): Market size: Toys & Games, Germany, 2025. Demonstration data set 2025, as of 31 October 2026. ${url}`,
    );
    expect(apa).toBe(
      `Marketquay. (2026). Market size: Toys & Games, Germany, 2025 (Demonstration data set 2025) [Data set]. ${url}`,
    );
    expect(bibtex).toBe(
      [
        '@misc{marketquay-market-size-toys-games-germany-2025,',
        '  author = {{Marketquay}},',
        String.raw`  title = {Market size: Toys \& Games, Germany, 2025},`,
        '  year = {2026},',
        '  note = {Demonstration data set 2025, as of 31 October 2026},',
        `  url = {${url}}`,
        '}',
      ].join('\n'),
    );
  });

  test('is complete for every metric', () => {
    for (const metric of metricKeys()) {
      const passport = passportOf(toFigure(exactFigure(metric, 2025, 1), range, publication), nameOf);
      for (const text of [passport.title, passport.definition, passport.unit, passport.shownAs]) {
        expect(text).toMatch(/\w/);
      }
    }
  });
});
