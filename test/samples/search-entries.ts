import type { SearchEntry } from '../../app/search/search-entry.ts';
import { categories } from '../../app/taxonomy/category.ts';

/** Invented shops, and a market for each category in each invented country, to measure size and speed. */
export function sampleEntries({ retailers = 17_900, countries = 60 } = {}): SearchEntry[] {
  const lands = Array.from({ length: countries }, (_, at) => `${nameOf(at * 37 + 5)}land`);
  const landOf = (at: number) => lands[at % countries]!;
  return [
    ...Array.from({ length: retailers }, (_, at): SearchEntry => {
      const [name, { name: category }] = [nameOf(at), categories[at % categories.length]!];
      const domain = `${name.toLowerCase().replace(' ', '')}.example`;
      return {
        kind: 'retailer',
        title: name,
        about: `${domain} · ${category} · ${landOf(at)}`,
        path: `/page-${at}`,
        locked: true,
        names: [domain],
        words: [category, landOf(at), `${landOf(at)}ish`, landOf(at).slice(0, 2)],
        weight: (at % 10) / 10,
      };
    }),
    ...lands.flatMap((land) =>
      categories.map(({ slug, name }): SearchEntry => ({
        kind: 'market',
        title: `${name} Industry in ${land}`,
        path: `/resources/sample-data/market/${land.slice(0, 2).toLowerCase()}/${slug}`,
        locked: false,
        names: [land, `${land}ish`, land.slice(0, 2)],
        words: ['market size', name],
        weight: slug === 'all' ? 0.9 : 0.5,
      })),
    ),
  ];
}

/** A distinct name for each number up to 160,000: Bakero, Dimalu Shop. */
function nameOf(at: number): string {
  const syllable = (place: number) => syllables[Math.floor(at / 20 ** place) % 20]!;
  const name = syllable(0) + syllable(1) + syllable(2) + (at < 8_000 ? '' : syllable(3));
  return name[0]!.toUpperCase() + name.slice(1) + (at % 3 === 0 ? ' Shop' : '');
}

const syllables = 'ba ker dim lu zal an do mar ti fen go ris hu pel so vi ka nor ju wex'.split(' ');
