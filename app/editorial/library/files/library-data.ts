import type { Exhibit } from '../../../data-pages/exhibit.ts';
import type { Wording } from '../../../data-pages/wording.ts';
import type { Edition } from '../../../figures/dataset.ts';
import type { MetricKey } from '../../../figures/metric.ts';
import type { Language, Slide } from '../../content.ts';
import type { Block } from '../../prose/prose.ts';
import type { ResolvedBlock } from '../../prose/shown-prose.ts';
import { documentWords, type DocumentWords } from './document-words.ts';

/** The loaded data set, as the files and pictures of the library need it. */
export type LibraryData = {
  siteUrl: string;
  edition: Edition;
  wording: (language: Language) => LibraryWording;
  /** Part of the key of a file: files are built again when the terms of their language change. */
  terms: (language: Language) => unknown;
  findProse: (blocks: readonly Block[], language: Language) => Promise<readonly ResolvedBlock[]>;
  /** Null if the data set lacks the chart. */
  findSlide: (slide: Slide, language: Language) => Promise<Exhibit | null>;
};

export type LibraryWording = Wording & { metric: (key: MetricKey) => string };

export type Setting = { siteUrl: string; wording: LibraryWording; words: DocumentWords };

export type PaperSetting = Setting & { edition: Edition };

export function settingOf({ siteUrl, edition, wording }: LibraryData, language: Language): PaperSetting {
  return { siteUrl, edition, wording: wording(language), words: documentWords[language] };
}
