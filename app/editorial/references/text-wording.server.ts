import type { Language } from '../content.ts';
import { content } from '../content.server.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { wordingOf, type TextWording } from './wording.ts';

/** What a text of a language calls things, in the terms that `content/` has for them. */
export function textWording(language: Language, context: SheetContext): TextWording {
  return wordingOf(language, context, content.german);
}
