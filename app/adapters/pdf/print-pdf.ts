import { createElement } from 'react';
import { Document as PdfDocument, renderToBuffer } from '@react-pdf/renderer';
import { brand } from '../../base/brand.ts';
import type { Document } from '../../documents/document.ts';
import { cover, pages } from './pages.ts';
import { registerFonts } from './theme.ts';
import { newPrintState, type PrintState } from './headings.ts';

/** The same document always gives the same bytes. */
export async function printPdf(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  const state = newPrintState(document);
  const printed = await printOnce(document, state);
  // The page numbers of headings are known only after printing.
  return state.isDraft ? printOnce(document, state) : printed;
}

async function printOnce(document: Document, state: PrintState) {
  await registerFonts();
  const warned: string[] = [];
  const { warn } = console;
  // react-pdf only warns when it cuts content off; we refuse to print it.
  console.warn = (warning: string) => warned.push(warning);
  try {
    const bytes = new Uint8Array(await renderToBuffer(pdf(document, state)));
    if (warned.length > 0) throw new Error(`“${document.title}” cannot be printed: ${warned.join(' ')}`);
    return bytes;
  } finally {
    console.warn = warn;
  }
}

function pdf(document: Document, state: PrintState) {
  return createElement(
    PdfDocument,
    {
      title: document.title,
      subject: document.description,
      author: brand.company.name,
      creator: brand.product,
      producer: brand.product,
      language: document.language,
      creationDate: new Date(`${document.date}T00:00:00Z`),
      pdfVersion: '1.7',
    },
    document.cover && cover(document.cover),
    pages(document, state),
  );
}
