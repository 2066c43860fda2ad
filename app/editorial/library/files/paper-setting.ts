import type { Edition } from '../../../figures/dataset.ts';
import type { Language } from '../../content.ts';
import type { Setting } from './document-blocks.server.ts';
import { documentWords } from './document-words.ts';
import type { LibraryData } from './library-data.ts';

/** How a whitepaper is set, and of which data. */
export type PaperSetting = Setting & { edition: Edition };

export function settingOf({ siteUrl, edition, wording }: LibraryData, language: Language): PaperSetting {
  return { siteUrl, edition, wording: wording(language), words: documentWords[language] };
}
