import type { ReactNode } from 'react';
import { PassportArea } from '../../passport/passport-area.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import type { Language } from '../content.ts';
import { libraryPath } from './library-address.ts';

type Props = {
  work: { title: string; lang: Language; kicker: string; linkedData: readonly object[] };
  /** One or two sentences below the title. */
  lead?: string;
  /** Beside the text, or between title and text where there is little room. */
  side: ReactNode;
  children: ReactNode;
  below?: ReactNode;
};

/** What the pages of a whitepaper and of a report share. */
export function LibraryFrame({ work, lead, side, children, below }: Props) {
  const { title, lang, kicker, linkedData } = work;
  return (
    <PassportArea className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[{ label: 'Whitepapers and reports', to: libraryPath }]} current={title} />
      <article className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <header>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-soft tabular-nums">
            {kicker}
            {lang === 'de' && <Badge tone="sea">In German</Badge>}
          </p>
          <h1 lang={lang} className="mt-2 text-3xl hyphens-auto sm:text-5xl">
            {title}
          </h1>
          {lead && (
            <p lang={lang} className="mt-5 max-w-prose text-lg text-pretty">
              {lead}
            </p>
          )}
        </header>
        {side}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-14">{children}</div>
      </article>
      {below}
      <LinkedData data={linkedData} />
    </PassportArea>
  );
}
