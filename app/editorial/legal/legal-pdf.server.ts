import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { content } from '../content.server.ts';
import { documentWords } from '../library/files/document-words.ts';
import { dataContext } from '../../data-pages/load-sheet.server.ts';
import { libraryData } from '../references/library-data.server.ts';
import { legalDocument } from './legal-document.server.ts';

/** `privacy-policy.pdf`, printed when it is first asked for; null where there is none of that name. */
export async function legalPdf(context: Readonly<RouterContextProvider>, name: string) {
  const text = content.legal.find(({ slug, printed }) => printed && name === `${slug}.pdf`);
  if (!text) return null;
  const { settings, facts, printOnce, log } = context.get(servicesContext);
  const { siteUrl, wording } = libraryData(dataContext(context));
  const setting = { siteUrl, wording: wording('en'), words: documentWords.en };
  const document = legalDocument(text, { setting, settings, yearCents: facts.centPrices.current });
  return printOnce(text.slug, document).catch((error: unknown) => {
    log.error({ err: error, file: name }, 'a legal text could not be printed');
    throw error;
  });
}
