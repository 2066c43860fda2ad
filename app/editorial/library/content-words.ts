import type { Language } from '../content.ts';

type ContentWords = Record<
  'contents' | 'samplePages' | 'method' | 'findings' | 'moreSlides' | 'inside' | 'lessons' | 'chapters',
  string
>;

/** Headings of what a page shows of a file, in its language. What is said of the sale is English for every file. */
export const contentWords: Readonly<Record<Language, ContentWords>> = {
  en: {
    contents: 'Contents',
    samplePages: 'Sample pages',
    method: 'Method',
    findings: 'Key findings',
    moreSlides: 'More slides',
    inside: 'Inside',
    lessons: 'What you get',
    chapters: 'Chapters',
  },
  de: {
    contents: 'Inhalt',
    samplePages: 'Musterseiten',
    method: 'Methode',
    findings: 'Die wichtigsten Ergebnisse',
    moreSlides: 'Weitere Folien',
    inside: 'Was drinsteht',
    lessons: 'Was Sie bekommen',
    chapters: 'Kapitel',
  },
};
