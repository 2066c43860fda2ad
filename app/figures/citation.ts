import { dateInWords } from '../base/dates.ts';
import { brand } from '../base/brand.ts';

export type Citation = { plain: string; apa: string; bibtex: string };

type Cited = {
  title: string;
  /** The data set, and its date. */
  version: string;
  asOf: string;
  url: string;
  /** What tells it from others in a bibliography. */
  key: string;
};

/** Values are left out on purpose: a citation names what is cited, and its page has the current value. */
export function cite({ title, version, asOf, url, key }: Cited): Citation {
  const { product, slug } = brand;
  const year = asOf.slice(0, 4);
  const edition = `${version}, as of ${dateInWords(asOf)}`;
  return {
    plain: `${product} (${year}): ${title}. ${edition}. ${url}`,
    apa: `${product}. (${year}). ${title} (${version}) [Data set]. ${url}`,
    bibtex: [
      `@misc{${`${slug}-${key}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')},`,
      `  author = {{${product}}},`,
      `  title = {${escapeTex(title)}},`,
      `  year = {${year}},`,
      `  note = {${escapeTex(edition)}},`,
      `  url = {${url}}`,
      '}',
    ].join('\n'),
  };
}

function escapeTex(text: string) {
  return text.replaceAll(/[&%$#_{}]/g, String.raw`\$&`);
}
