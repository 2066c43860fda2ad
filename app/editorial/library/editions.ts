import type { Dataset } from '../../figures/dataset.ts';
import type { Edition } from '../../newsletter/new-editions.server.ts';
import type { Whitepaper } from '../content.ts';
import { whitepaperPath } from './library-address.ts';

/** Papers of one series have the same slug but for the year: `global-ecommerce-2025`. */
export const seriesOf = (slug: string) => slug.replace(/-20\d\d$/, '');

type Paper = Pick<Whitepaper, 'slug' | 'title' | 'publicationYear'>;

/** The newest edition of every series of papers, and of the data. */
export function currentEditions(papers: readonly Paper[], dataset: Dataset | null): Edition[] {
  const series = Map.groupBy(papers, ({ slug }) => seriesOf(slug));
  const newest = [...series].map(([name, editions]) => {
    const paper = editions.toSorted((one, other) => yearOf(other) - yearOf(one))[0]!;
    return {
      list: `paper/${name}`,
      edition: paper.slug,
      title: paper.title,
      path: whitepaperPath(paper),
    };
  });
  return dataset ? [...newest, editionOfData(dataset)] : newest;
}

export const editionOfData = ({ asOf, label }: Pick<Dataset, 'asOf' | 'label'>): Edition => ({
  list: 'data',
  edition: asOf,
  title: label,
  path: '/resources/sample-data',
});

export function editionOfPaper(papers: readonly Paper[], slug: string): Edition | undefined {
  return currentEditions(papers, null).find(({ list }) => list === `paper/${seriesOf(slug)}`);
}

const yearOf = ({ publicationYear, slug }: Paper) => publicationYear ?? (Number(slug.slice(-4)) || 0);
