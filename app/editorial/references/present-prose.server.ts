import type { Language } from '../content.ts';
import { mapProse, type Block } from '../prose/prose.ts';
import { figuresIn } from '../prose/resolved-prose.ts';
import type { ShownProse } from '../prose/shown-prose.ts';
import { presentExhibit, presentFigure } from '../../data-pages/page/present-sheet.server.ts';
import type { ShownValue } from '../../data-pages/page/sheet-view.ts';
import { pathIn } from '../../figures/sheet-address.ts';
import type { SheetContext } from '../../figures/sheet-context.server.ts';
import { rangesNoteOf } from '../../data-pages/sheet-notes.ts';
import type { Wording } from '../../data-pages/wording.ts';
import { resolveProse } from './resolve-prose.server.ts';
import { textWording } from './text-wording.server.ts';

/**
 * A text with its numbers and charts as visitors may see them. What the loaded data set does not have (an operator's
 * own may lack what ours has) is missing in a sentence, and a chart is left out.
 */
export async function presentProse(
  context: SheetContext,
  blocks: readonly Block[],
  language: Language = 'en',
): Promise<ShownProse> {
  const wording = textWording(language, context);
  const pathOf = pathIn(context.siteUrl);
  const resolved = await resolveProse(context, blocks, wording);
  return {
    blocks: mapProse(resolved, {
      figure: (figure) => (figure ? presentFigure(figure, pathOf, wording) : missingIn(wording)),
      chart: (exhibit) => presentExhibit(exhibit, pathOf, wording),
    }),
    rangesNote: rangesNoteOf(figuresIn(resolved)) && wording.rangesNote,
  };
}

const missingIn = ({ format }: Wording): ShownValue => ({
  text: format.missing,
  state: 'missing',
  passport: '/resources/sample-data',
});
