import type { SheetView } from '../../data-pages/page/sheet-view.ts';
import { RangesNote } from '../../figures/ranges-note.tsx';

export type SourceNoteProps = {
  edition: Pick<SheetView['edition'], 'asOf' | 'demonstration'>;
  rangesNote?: string | null;
};

/** What holds for all live figures above it. */
export function SourceNote({ edition, rangesNote }: SourceNoteProps) {
  return (
    <>
      As of {edition.asOf}. {rangesNote && <RangesNote text={rangesNote} />}{' '}
      {edition.demonstration &&
        'A demonstration data set: names and published facts are real; other figures are modelled.'}
    </>
  );
}
