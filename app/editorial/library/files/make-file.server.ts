import type { Print } from '../../../documents/document.ts';
import type { Whitepaper } from '../../content.ts';
import type { LibraryData } from './library-data.ts';
import { whitepaperDocument, type ResolvedPaper } from './whitepaper-document.server.ts';
import { whitepaperWorkbook } from './whitepaper-workbook.server.ts';

/** A whitepaper as the file that one downloads. */
export async function makeFile(paper: Whitepaper, data: LibraryData, print: Print) {
  const resolved = await resolvePaper(paper, data);
  return paper.format === 'pdf'
    ? print(whitepaperDocument(resolved, data))
    : whitepaperWorkbook(resolved, data);
}

export async function resolvePaper(paper: Whitepaper, data: LibraryData): Promise<ResolvedPaper> {
  const { body, slides, lang } = paper;
  return {
    paper,
    body: await data.findProse(body, lang),
    slides: await Promise.all(slides.map((slide) => data.findSlide(slide, lang))),
  };
}
