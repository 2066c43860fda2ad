import { formatEur } from '../../base/money.ts';
import { libraryCountries, type Language, type Report, type Whitepaper } from '../content.ts';
import type { FileFacts } from './files/library-files.server.ts';
import { reportPath, reportPicturePath, whitepaperPath, whitepaperPicturePath } from './library-address.ts';

export type LibraryEntry = {
  path: string;
  title: string;
  lang: Language;
  /** 'Whitepaper · Europe · 2025'. */
  kicker: string;
  cover: string;
  /** The main finding: a few words, and a sentence. */
  finding: { title: string | null; text: string };
  /** 'Free, PDF, 9 pages, 412 kB', or the price. */
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
    offer: `${pages} pages, from ${formatEur(price.single * 100)} excl. VAT`,
  };
}

type Edition = Pick<Whitepaper, 'countryCode' | 'publicationYear'>;

function kickerOf(kind: string, { countryCode, publicationYear }: Edition): string {
  const region = countryCode && libraryCountries[countryCode];
  return [kind, region, publicationYear].filter(Boolean).join(' · ');
}

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'German' };

/** 'PDF, 9 pages, 412 kB', or 'PDF' while the file has not been built. */
export function fileWords(format: 'pdf' | 'xlsx', facts: FileFacts | null): string {
  const pages = facts?.pages ? `${facts.pages} pages` : null;
  return [format.toUpperCase(), pages, facts && formatBytes(facts.bytes)].filter(Boolean).join(', ');
}

function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
