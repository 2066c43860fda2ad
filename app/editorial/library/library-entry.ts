import { formatEur } from '../../base/money.ts';
import { libraryCountries, type Language, type Report, type Whitepaper } from '../content.ts';
import { fileWords } from './file-words.ts';
import type { FileFacts } from './files/library-files.server.ts';
import { reportPath, reportPicturePath, whitepaperPath, whitepaperPicturePath } from './library-address.ts';

/** A whitepaper or a report as lists show it. */
export type LibraryEntry = {
  path: string;
  title: string;
  lang: Language;
  /** 'Whitepaper · Europe · 2025'. */
  kicker: string;
  cover: string;
  /** What is in it, in a few words, and in a sentence. */
  finding: { title: string | null; text: string };
  /** 'PDF, 9 pages, 412 kB', or what it costs. */
  offer: string;
};

export function whitepaperEntry(paper: Whitepaper, file: FileFacts | null): LibraryEntry {
  const { title, lang, featuredData, features } = paper;
  return {
    path: whitepaperPath(paper),
    title,
    lang,
    kicker: kickerOf('Whitepaper', paper),
    cover: whitepaperPicturePath(paper, 'cover'),
    finding: featuredData
      ? { title: featuredData.title, text: featuredData.description }
      : { title: null, text: features[0] ?? '' },
    offer: `Free, ${fileWords(paper.format, file)}`,
  };
}

export function reportEntry(report: Report): LibraryEntry {
  const { title, lang, summary, pages, price } = report;
  return {
    path: reportPath(report),
    title,
    lang,
    kicker: kickerOf('Report', report),
    cover: reportPicturePath(report, 'cover'),
    finding: { title: null, text: summary },
    offer: `${pages} pages, from ${formatEur(price.single * 100)} without VAT`,
  };
}

type Edition = Pick<Whitepaper, 'countryCode' | 'publicationYear'>;

export function kickerOf(kind: string, { countryCode, publicationYear }: Edition): string {
  const region = countryCode && libraryCountries[countryCode];
  return [kind, region, publicationYear].filter(Boolean).join(' · ');
}

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'German' };
