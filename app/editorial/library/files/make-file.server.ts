import type { Print } from '../../../documents/document.ts';
import type { WriteWorkbook } from '../../../documents/workbook.ts';
import type { SheetContext } from '../../../figures/sheet-context.server.ts';
import { content } from '../../content.server.ts';
import type { Whitepaper, Language } from '../../content.ts';
import { findChart } from '../../references/find-chart.server.ts';
import { resolveProse, textWording } from '../../references/present-prose.server.ts';
import type { LibraryData } from './library-data.ts';
import { whitepaperDocument, type ResolvedPaper } from './whitepaper-document.server.ts';
import { whitepaperWorkbook } from './whitepaper-workbook.server.ts';

type Writers = { print: Print; writeWorkbook: WriteWorkbook };

export async function makeFile(paper: Whitepaper, data: LibraryData, { print, writeWorkbook }: Writers) {
  const resolved = await resolvePaper(paper, data);
  return paper.format === 'pdf'
    ? print(whitepaperDocument(resolved, data))
    : writeWorkbook(whitepaperWorkbook(resolved, data));
}

export async function resolvePaper(paper: Whitepaper, data: LibraryData): Promise<ResolvedPaper> {
  const { body, slides, lang } = paper;
  return {
    paper,
    body: await data.findProse(body, lang),
    slides: await Promise.all(slides.map((slide) => data.findSlide(slide, lang))),
  };
}

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
