import type { ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { headingId } from '../../shell/section.tsx';
import { SourceNote, type SourceNoteProps } from './source-note.tsx';

type Props = SourceNoteProps & {
  title: string;
  source?: { label: string; to: string };
  children: ReactNode;
};

/** A box for live data: its title, a link to the full page, and the date of the edition. */
export function LiveFrame({ title, source, edition, rangesNote, children }: Props) {
  const id = headingId(title);
  return (
    <section aria-labelledby={id} className="mx-auto max-w-6xl px-4 pt-4 pb-7 sm:px-6 sm:pt-8 sm:pb-14">
      <div className="rounded-lg border border-line">
        <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 rounded-t-lg border-b border-line bg-mist px-5 py-3 sm:px-8">
          <h2 id={id} className="text-base tracking-[-0.01em]">
            {title}
          </h2>
          {source && (
            <AppLink to={source.to} className={`${textLink} text-[0.9375rem]`}>
              {source.label}
            </AppLink>
          )}
        </header>
        <div className="px-5 py-6 sm:p-8">{children}</div>
        <p className="border-t border-line px-5 py-3 text-[0.8125rem] leading-5 text-soft sm:px-8">
          <SourceNote edition={edition} rangesNote={rangesNote} />
        </p>
      </div>
    </section>
  );
}
