import type { Exhibit } from '../../data-pages/exhibit.ts';
import { namesInWords } from '../../data-pages/leaders.ts';
import type { Figure } from '../../figures/figure.ts';
import type { RetailerWords } from '../../subjects/retailer-words.ts';

/** A ranking in which a retailer stands: `change` in words, `figure` is what it is ranked by. */
export type RankedIn = { title: string; href: string; place: number; change: string; figure: Figure };

/** Its places in the newest edition of every ranking, the best first. */
export function rankExhibit(ranks: readonly RankedIn[], { name }: RetailerWords): Exhibit | null {
  const [best] = ranks;
  if (!best) return null;
  const titles = ranks.filter(({ place }) => place === best.place).map(({ title }) => title);
  return {
    id: 'ranks',
    title: 'Places in rankings',
    message: `${name} is number ${best.place} in ${namesInWords(titles, 2)}.`,
    subtitle: `Exact place by net sales in the region and category, ${best.figure.period}, and its change since the edition before`,
    chart: null,
    wide: true,
    table: {
      columns: ['Ranking', 'Place', 'Change', 'Net sales there'],
      rows: ranks.map(({ title, href, place, change, figure }) => ({
        label: title,
        href,
        cells: [String(place), change, figure],
      })),
    },
  };
}
