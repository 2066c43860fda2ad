import { dateInWords } from '../../base/dates.ts';
import { content } from '../content.server.ts';
import { fillLate, type LateWords } from './blanks.ts';
import { legalFilePath } from '../../shell/legal-file.ts';
import { partsOf, type Part } from '../prose/prose.ts';
import { writtenProse, type ShownProse } from '../prose/shown-prose.ts';

/** A legal text as its page shows it. */
export type LegalView = {
  title: string;
  description: string;
  updated: string;
  /** Where it can be had as a PDF. */
  file: string | null;
  contents: readonly Part[];
  prose: ShownProse;
};

export function legalView(slug: string, settings: LateWords): LegalView {
  const text = content.legal.find((one) => one.slug === slug);
  if (!text) throw new Error(`There is no legal text "${slug}" in the content.`);
  return {
    title: text.title,
    description: text.description,
    updated: dateInWords(text.updated),
    file: text.printed ? legalFilePath(slug) : null,
    contents: partsOf(text.body),
    prose: writtenProse(fillLate(text.body, settings)),
  };
}
