import { expect, test } from 'vitest';
import { content } from '../content.server.ts';
import { currentEditions, editionOfPaper, seriesOf } from './editions.ts';

const paper = (slug: string, publicationYear: number | null) => ({ slug, title: slug, publicationYear });
const papers = [paper('baskets-2024', 2024), paper('baskets-2025', 2025), paper('parcels', null)];

test('a series is announced by its newest paper', () => {
  expect(currentEditions(papers, null).map(({ list, edition }) => [list, edition])).toEqual([
    ['paper/baskets', 'baskets-2025'],
    ['paper/parcels', 'parcels'],
  ]);
  expect(editionOfPaper(papers, 'baskets-2024')?.edition).toBe('baskets-2025');
  const later = [...papers, paper('baskets-2026', 2026)];
  expect(editionOfPaper(later, 'baskets-2024')).toMatchObject({ path: '/whitepaper/baskets-2026' });
});

test('a data set is announced by the day of its facts', () => {
  const dataset = {
    id: 1,
    label: 'Data set 2026',
    baseYear: 2026,
    asOf: '2026-10-31',
    nextUpdate: '2027-01-31',
    demonstration: false,
  };
  expect(currentEditions([], dataset)).toEqual([
    { list: 'data', edition: '2026-10-31', title: 'Data set 2026', path: '/resources/sample-data' },
  ]);
});

test('every paper of ours belongs to a series with an edition', () => {
  for (const { slug } of content.whitepapers)
    expect(editionOfPaper(content.whitepapers, slug)?.list).toBe(`paper/${seriesOf(slug)}`);
});
