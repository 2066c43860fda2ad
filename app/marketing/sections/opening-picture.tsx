import type { ReactNode } from 'react';
import { unbroken } from '../../data-pages/page/unbroken.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { SourceNote, type SourceNoteProps } from './source-note.tsx';

type Props = Partial<SourceNoteProps> & {
  /** What the figures say. */
  title?: string;
  about?: string;
  source?: { label: string; to: string };
  children: ReactNode;
};

/** Real figures beside the title of a page, with what they say and where they are from. */
export function OpeningPicture({ title, about, source, edition, rangesNote, children }: Props) {
  return (
    <>
      {title && <p className="text-lg leading-snug font-semibold text-balance">{unbroken(title)}</p>}
      {about && <p className="mt-1 text-sm leading-5 text-soft">{about}</p>}
      <div className={title || about ? 'mt-4' : undefined}>{children}</div>
      <p className="mt-4 text-note text-soft">
        {source && (
          <>
            <AppLink to={source.to} className={textLink}>
              {source.label}
            </AppLink>
            {edition && '. '}
          </>
        )}
        {edition && <SourceNote edition={edition} rangesNote={rangesNote} />}
      </p>
    </>
  );
}
