import type { Whitepaper } from '../../content.ts';

/** Others on the same region, then others in the same language; the newest first, as they are given. */
export function relatedPapers(paper: Whitepaper, all: readonly Whitepaper[], most = 4): Whitepaper[] {
  const others = all.filter(({ slug }) => slug !== paper.slug);
  const near = others.filter(({ countryCode }) => countryCode !== null && countryCode === paper.countryCode);
  const alike = others.filter(({ lang }) => lang === paper.lang);
  return [...new Set([...near, ...alike])].slice(0, most);
}
