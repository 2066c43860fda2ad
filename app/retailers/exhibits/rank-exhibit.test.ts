import { expect, test } from 'vitest';
import { shownFigure } from '../../figures/sample-figures.ts';
import { rankExhibit, type RankedIn } from './rank-exhibit.ts';
import { words } from './sample-retailer.ts';

const ranked = (title: string, place: number): RankedIn => ({
  title,
  href: `/${title}`,
  place,
  change: 'up 2',
  figure: shownFigure('net-sales', 2025, [1e9, 2e9]),
});

test('the best place is said; the table has all', () => {
  const { message, table } = rankExhibit(
    [ranked('Top A', 1), ranked('Top B', 1), ranked('Top C', 7)],
    words,
  )!;
  expect(message).toBe('Harbour is number 1 in Top A and Top B.');
  expect(table.rows[2]).toMatchObject({ label: 'Top C', href: '/Top C' });
  expect(table.rows[2]!.cells.slice(0, 2)).toEqual(['7', 'up 2']);
});

test('of many best places two are named', () => {
  const ranks = ['A', 'B', 'C'].map((title) => ranked(title, 1));
  expect(rankExhibit(ranks, words)!.message).toBe('Harbour is number 1 in A, B and others.');
});

test('who is not ranked has no exhibit', () => {
  expect(rankExhibit([], words)).toBeNull();
});
