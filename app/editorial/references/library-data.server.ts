import type { LibraryData } from '../library/files/library-data.ts';
import type { Language } from '../content.ts';
import { content } from '../content.server.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { findChart } from './find-chart.server.ts';
import { resolveProse } from './resolve-prose.server.ts';
import { textWording } from './text-wording.server.ts';

/** What the files and pictures of the library are made of. */
export function libraryData(context: SheetContext): LibraryData {
  const wording = (language: Language) => textWording(language, context);
  return {
    siteUrl: context.siteUrl,
    edition: context.edition,
    wording,
    terms: (language) => (language === 'de' ? content.german : null),
    findProse: (blocks, language) => resolveProse(context, blocks, wording(language)),
    findSlide: ({ chart, title }, language) => findChart(context, { ref: chart, title }, wording(language)),
  };
}
