import type { Language } from '../../editorial/content.ts';
import { content } from '../../editorial/content.server.ts';
import type { SheetContext } from '../../exhibits/sheet-context.server.ts';
import { wordingOf, type TextWording } from './wording.ts';

/** What a text of a language calls things, in the terms that `content/` has for them. */
export function textWording(language: Language, context: SheetContext): TextWording {
  return wordingOf(language, context, content.german);
}
