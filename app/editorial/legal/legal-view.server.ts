import { dateInWords } from '../../base/dates.ts';
import { legalFilePath } from '../../shell/legal-file.ts';
import { content } from '../content.server.ts';
import type { LegalText } from '../content.ts';
import { partsOf, type Part } from '../prose/prose.ts';
import { writtenProse, type ShownProse } from '../prose/shown-prose.ts';
import { fillRuntimeValues, type RuntimeValues } from './placeholders.ts';

export type LegalView = {
  title: string;
  description: string;
  updated: string;
  file: string | null;
  inShort: LegalText['inShort'];
  contents: readonly Part[];
  prose: ShownProse;
};

export function legalView(slug: string, settings: RuntimeValues): LegalView {
  const text = content.legal.find((one) => one.slug === slug);
  if (!text) throw new Error(`Legal text "${slug}" is missing from content/legal.`);
  return {
    title: text.title,
    description: text.description,
    updated: dateInWords(text.updated),
    file: text.printed ? legalFilePath(slug) : null,
    inShort: text.inShort,
    contents: partsOf(text.body),
    prose: writtenProse(fillRuntimeValues(text.body, settings)),
  };
}
