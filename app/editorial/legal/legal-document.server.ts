import { dateInWords } from '../../base/dates.ts';
import { brand } from '../../base/brand.ts';
import type { Document, DocumentBlock } from '../../documents/document.ts';
import type { LegalText } from '../content.ts';
import { fillLate, type LateWords } from './blanks.ts';
import { templateNote } from '../../shell/legal-file.ts';
import { documentBlocks, type Setting } from '../library/files/document-blocks.server.ts';
import { partsOf, withoutReferences } from '../prose/prose.ts';
import { describedPlans } from '../../plans/tier.ts';
import { planTable } from './plan-table.ts';

type Made = {
  setting: Setting;
  settings: LateWords;
  /** The price of each plan for a year, without VAT. */
  yearCents: Readonly<Record<string, number>>;
};

/** A legal text as it is printed. */
export function legalDocument(text: LegalText, { setting, settings, yearCents }: Made): Document {
  const { slug, title, description, updated } = text;
  const plans = describedPlans[slug];
  const parts = partsOf(text.body);
  const [opening, ...rest] = documentBlocks(withoutReferences(fillLate(text.body, settings)), setting);
  return {
    language: 'en',
    title,
    description,
    date: updated,
    cover: null,
    running: `${brand.company.name} · ${dateInWords(updated)}`,
    footer: title,
    blocks: [
      { kind: 'paragraph', tone: 'small', words: [`As of ${dateInWords(updated)}. ${templateNote}`] },
      ...(parts.length > mostAtAGlance ? [contents] : []),
      ...(opening ? [opening] : []),
      ...(plans ? planTable(plans, yearCents) : []),
      ...rest,
    ],
  };
}

/** More parts than this need a list of them. */
const mostAtAGlance = 12;

const contents: DocumentBlock = { kind: 'contents', title: 'Contents' };
