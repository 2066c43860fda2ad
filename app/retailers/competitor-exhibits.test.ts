import { describe, expect, test } from 'vitest';
import { figureSet } from '../figures/figure-set.ts';
import { samplePublication } from '../../test/samples/sample-figures.ts';
import { groundOf, type Ground } from './common-ground.ts';
import { lockedOverlap } from '../subjects/retailer-queries.server.ts';
import {
  benchmarkExhibit,
  commonGroundExhibit,
  competitorsExhibit,
  competitorSalesExhibit,
  competitorGrowthExhibit,
  freeProfilesInWords,
  type Peer,
} from './competitor-exhibits.ts';
import { nothing, shop, shopFigure, words } from '../../test/samples/retailer.ts';

const competitor = (label: string, hasPage: boolean) => ({
  label,
  href: hasPage ? `/${label}` : undefined,
  locked: !hasPage,
  reason: 'Both sell toys in Germany.',
  overlap: lockedOverlap(label, 2025, samplePublication),
});

const own: Peer = { label: 'Harbour', isSubject: true, figures: shop };
const peer = (label: string, low: number, growth: number): Peer => ({
  label,
  href: `/${label}`,
  isSubject: false,
  figures: figureSet([
    shopFigure('net-sales', 2025, [low, low * 2]),
    shopFigure('net-sales-growth', 2025, [growth, growth + 5]),
    shopFigure('conversion-rate', 2025, [1, 1.5]),
  ]),
});

const lockedSales = figureSet([shopFigure('net-sales', 2025, { visibility: 'no-access' })]);

test('lists competitors with their reason and a locked overlap', () => {
  const { message, table } = competitorsExhibit(
    [competitor('Anchor', true), competitor('Buoy', false)],
    words,
  )!;
  expect(message).toBe('By overlap and size, Anchor is Harbour’s closest competitor, followed by Buoy.');
  expect(table.rows).toMatchObject([
    { label: 'Anchor', href: '/Anchor', locked: false },
    { label: 'Buoy', locked: true },
  ]);
  expect(table.rows[1]!.cells).toMatchObject([
    { metric: 'competitor-overlap', visibility: 'no-access', dimension: 'competitor:Buoy' },
    'Both sell toys in Germany.',
  ]);
});

test.each([
  [0, 0, null],
  [1, 0, 'Harbour’s closest competitor has no free profile on this site.'],
  [1, 1, 'Harbour’s closest competitor has a free profile on this site.'],
  [2, 0, 'Neither of Harbour’s two closest competitors has a free profile on this site.'],
  [2, 1, 'Of Harbour’s two closest competitors, one has a free profile on this site.'],
  [2, 2, 'Both of Harbour’s closest competitors have free profiles on this site.'],
  [5, 0, 'None of Harbour’s five closest competitors has a free profile on this site.'],
  [8, 3, 'Of Harbour’s eight closest competitors, three have free profiles on this site.'],
  [8, 8, 'All eight of Harbour’s closest competitors have free profiles on this site.'],
])('of %i competitors, %i with a free profile are counted in a sentence', (total, published, sentence) => {
  expect(freeProfilesInWords('Harbour', total, published)).toBe(sentence);
});

test('says who is larger or in the same range only where the ranges show it', () => {
  const message = (...peers: Peer[]) => competitorSalesExhibit([own, ...peers], words)?.message;
  const alike = { ...peer('Buoy', 2e9, 0), figures: own.figures };
  expect(message(peer('Anchor', 5e9, 0), alike, peer('Cable', 1e9, 0))).toBe(
    'By net sales, Anchor is ahead of Harbour; Buoy is in the same range as Harbour.',
  );
  expect(message(alike)).toBe('By net sales, Buoy is in the same range as Harbour.');
  expect(message(peer('Buoy', 2e9, 0), peer('Dock', 3e9, 0))).toBe(
    'By net sales, Dock and Buoy may be larger or smaller than Harbour.',
  );
  expect(message(peer('Anchor', 5e9, 0), peer('Dock', 3e9, 0))).toBe(
    'By net sales, Anchor is ahead of Harbour; Dock may be larger or smaller than Harbour.',
  );
  expect(message(peer('Anchor', 5e9, 0))).toBe('By net sales, Anchor is ahead of Harbour.');
  expect(message(peer('Cable', 1e9, 0))).toBe(
    'Cable, the only competitor compared, sells less than Harbour.',
  );
  expect(message(peer('Cable', 1e9, 0), peer('Dock', 5e8, 0))).toBe(
    'Neither of the two competitors compared sells as much as Harbour.',
  );
  expect(message({ ...peer('Cable', 1e9, 0), figures: lockedSales })).toContain('with selected plans');
});

test('names all competitors that share the fastest growth', () => {
  const peers = [own, peer('Anchor', 5e9, 10), peer('Buoy', 2e9, 10)];
  expect(competitorGrowthExhibit(peers, words)!.message).toBe(
    'Of the three shops compared, Anchor and Buoy grew fastest in 2025 (10–15% each).',
  );
});

test('names no fastest shop where nearly all may be it', () => {
  const grown = (label: string, range: readonly [number, number]): Peer => ({
    label,
    isSubject: false,
    figures: figureSet([
      shopFigure('net-sales-growth', 2025, range),
      shopFigure('conversion-rate', 2025, [range[0] / 5, range[1] / 5]),
    ]),
  });
  const overlapping = [grown('Anchor', [0, 10]), grown('Buoy', [5, 15]), grown('Cable', [5, 10])];
  expect(competitorGrowthExhibit(overlapping, words)!.message).toBe(
    'The growth ranges of the three shops overlap too much to say which grew fastest.',
  );
  expect(benchmarkExhibit(overlapping, words)!.message).toBe(
    'The conversion rates of the three shops overlap too much to say which is highest.',
  );
  expect(competitorGrowthExhibit(overlapping.slice(0, 2), words)!.message).toBe(
    'The growth ranges of the two shops overlap too much to say which grew faster.',
  );
  expect(benchmarkExhibit(overlapping.slice(0, 2), words)!.message).toBe(
    'The conversion rates of the two shops overlap too much to say which is higher.',
  );
  const slow = [grown('Cable', [0, 5]), grown('Dock', [0, 5])];
  expect(competitorGrowthExhibit([...overlapping.slice(1), ...slow], words)!.message).toBe(
    'Of the four shops compared, the fastest-growing in 2025 was either Buoy or Cable (their ranges overlap).',
  );
  expect(benchmarkExhibit([...overlapping.slice(1), ...slow], words)!.message).toBe(
    'Either Buoy or Cable has the highest conversion rate (their ranges overlap).',
  );
  const alike = [grown('Anchor', [5, 10]), grown('Buoy', [5, 10])];
  expect(competitorGrowthExhibit(alike, words)!.message).toBe(
    'Net sales of both shops grew by 5–10% in 2025.',
  );
  expect(benchmarkExhibit(alike, words)!.message).toBe('Both shops have a conversion rate of 1–2%.');
  const equal = [...alike, grown('Cable', [5, 10])];
  expect(benchmarkExhibit(equal, words)!.message).toBe('All three shops have a conversion rate of 1–2%.');
  const hidden = figureSet([shopFigure('conversion-rate', 2025, { visibility: 'no-access' })]);
  const withHidden = (...shown: Peer[]) =>
    benchmarkExhibit([...shown, { label: 'Dock', isSubject: false, figures: hidden }], words)!.message;
  expect(withHidden(...alike)).toBe('The two shops whose figures are shown have a conversion rate of 1–2%.');
  expect(withHidden(alike[0]!)).toBe('Anchor has a conversion rate of 1–2%.');
});

test('compares measures side by side and leaves missing ones empty', () => {
  const { message, table } = benchmarkExhibit([own, peer('Anchor', 5e9, 10)], words)!;
  expect(message).toBe('Harbour has the higher conversion rate, at 2.5–3%.');
  expect(table.rows[1]!.cells[0]).toBeNull();
});

test('compares nothing without published figures of competitors', () => {
  expect(competitorsExhibit([], words)).toBeNull();
  for (const exhibit of [competitorSalesExhibit, competitorGrowthExhibit, benchmarkExhibit]) {
    expect(exhibit([own], words)).toBeNull();
    expect(exhibit([{ ...own, figures: nothing }], words)).toBeNull();
  }
});

describe('common ground', () => {
  const names = { ...words, countryName: (code: string) => code.toUpperCase() };
  const ground = groundOf(shop, String);

  test('a shop’s ground is its published countries, largest first, and main categories', () => {
    expect(ground).toEqual({ countries: ['deu', 'fra'], categories: ['hobby-leisure', 'fashion'] });
  });

  test('marks only what both shops have published', () => {
    const rows = [
      { label: 'Anchor', href: '/anchor', ground: { countries: ['deu'], categories: ['fashion' as const] } },
      { label: 'Buoy', ground: { countries: ['usa'], categories: [] } },
    ];
    const exhibit = commonGroundExhibit(ground, rows, ['Cable'], names)!;
    expect(exhibit.chart).toMatchObject({
      kind: 'matrix',
      groups: [{ columns: ['DEU', 'FRA'] }, { columns: ['Hobby & Leisure', 'Fashion'] }],
      rows: [{ cells: [true, false, false, true] }, { cells: [false, false, false, false] }],
    });
    expect(exhibit.table.rows[0]!.cells).toEqual([
      '✓ both',
      'no share published',
      'no share published',
      '✓ both',
    ]);
    expect(exhibit.message).toBe(
      'Anchor covers two of the four markets and categories shown; Buoy, the other competitor with a free profile, covers fewer.',
    );
    expect(exhibit.note).toContain('We publish no shares for Cable.');
  });

  test('speaks of countries and of categories only where there are several', () => {
    const fashion = 'fashion' as const;
    const message = (countries: readonly string[], categories: typeof ground.categories, theirs: Ground) =>
      commonGroundExhibit({ countries, categories }, [{ label: 'Anchor', ground: theirs }], [], names)!
        .message;
    const nothingElse = { countries: ['usa'], categories: [] };
    const anchor = 'Anchor, the only competitor with a free profile, covers';
    expect(message(['deu'], ground.categories, ground)).toBe(
      `${anchor} the country and both categories shown.`,
    );
    expect(message(['deu'], ground.categories, { countries: ['deu'], categories: [fashion] })).toBe(
      `${anchor} two of the three markets and categories shown.`,
    );
    expect(message(ground.countries, [fashion], ground)).toBe(
      `${anchor} both countries and the category shown.`,
    );
    expect(message(ground.countries, [], ground)).toBe(`${anchor} both countries shown.`);
    expect(message([], ground.categories, { ...ground, categories: [fashion] })).toBe(
      `${anchor} one of the two categories shown.`,
    );
    expect(message(['deu'], ground.categories, nothingElse)).toBe(
      'No competitor with a free profile covers any of the markets and categories shown.',
    );
    expect(message(['deu'], [], nothingElse)).toBe(
      'No competitor with a free profile covers the country shown.',
    );
  });

  test('names all competitors with the widest overlap', () => {
    const everywhere = { label: 'Anchor', ground };
    const { message } = commonGroundExhibit(
      ground,
      [everywhere, { ...everywhere, label: 'Buoy' }],
      [],
      names,
    )!;
    expect(message).toBe(
      'Both competitors with a free profile, Anchor and Buoy, cover both countries and both categories shown.',
    );
  });

  test('compares no more competitors than there are', () => {
    const some = { countries: ['deu'], categories: ['fashion' as const] };
    const message = (...grounds: { countries: string[]; categories: 'fashion'[] }[]) =>
      commonGroundExhibit(
        ground,
        grounds.map((one, at) => ({ label: ['Anchor', 'Buoy', 'Cable'][at]!, ground: one })),
        [],
        names,
      )!.message;
    expect(message(some)).toBe(
      'Anchor, the only competitor with a free profile, covers two of the four markets and categories shown.',
    );
    expect(message(some, some)).toBe(
      'Both competitors with a free profile, Anchor and Buoy, each cover two of the four markets and categories shown.',
    );
    const none = { countries: ['usa'], categories: [] };
    expect(message(some, some, none)).toBe(
      'Of the three competitors with a free profile, Anchor and Buoy each cover two of the four markets and categories shown, more than Cable.',
    );
    expect(message(some, none, none)).toBe(
      'Of the three competitors with a free profile, Anchor covers two of the four markets and categories shown, more than the other two.',
    );
    expect(message(none, none)).toBe(
      'No competitor with a free profile covers any of the markets and categories shown.',
    );
  });

  test('says which competitors alone sell everywhere', () => {
    const rows = [
      { label: 'Anchor', ground },
      { label: 'Buoy', ground: { countries: ['deu'], categories: [] } },
    ];
    expect(commonGroundExhibit(ground, rows, [], names)!.message).toBe(
      'Of the two competitors with a free profile, only Anchor covers both countries and both categories shown.',
    );
  });

  test('is left out when no competitor has published its countries and categories', () => {
    expect(commonGroundExhibit(ground, [], ['Cable'], names)).toBeNull();
  });
});
