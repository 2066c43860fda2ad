import type { Report, Whitepaper } from '../../content.ts';
import { documentWords } from './document-words.ts';

type Entry = Pick<Whitepaper | Report, 'lang' | 'countryCode' | 'publicationYear'>;

/** 'Whitepaper · Europe · 2025'. */
export function kickerOf(
  kind: 'whitepaper' | 'report',
  { lang, countryCode, publicationYear }: Entry,
): string {
  const words = documentWords[lang];
  return [words[kind], countryCode && words.regions[countryCode], publicationYear]
    .filter(Boolean)
    .join(' · ');
}
