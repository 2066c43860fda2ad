import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { PhoneFold } from '../../ui/fold.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import type { Language } from '../content.ts';
import { libraryPath } from './library-address.ts';
import { Cover } from './library-cards.tsx';

type Props = {
  work: { title: string; lang: Language; kicker: string; linkedData: readonly object[] };
  lead?: ReactNode;
  /** Next to the text on wide screens, between title and text on narrow ones. */
  side: ReactNode;
  children: ReactNode;
  below?: ReactNode;
};

export function LibraryFrame({ work, lead, side, children, below }: Props) {
  const { title, lang, kicker, linkedData } = work;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[{ label: 'Whitepapers and reports', to: libraryPath }]} current={title} />
      <article className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 sm:gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
        <header>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-soft tabular-nums">
            {kicker}
            {lang === 'de' && <Badge tone="sea">In German</Badge>}
          </p>
          <h1 lang={lang} className="mt-2 text-title hyphens-auto">
            {title}
          </h1>
          {lead && (
            <p lang={lang} className="mt-4 max-w-prose text-lead text-pretty sm:mt-5">
              {lead}
            </p>
          )}
        </header>
        {side}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-14">{children}</div>
      </article>
      {below}
      <LinkedData data={linkedData} />
    </div>
  );
}

type SidePanelProps = {
  label: string;
  cover: string;
  facts: readonly { name: string; value: string }[];
  /** Next to the cover on narrow screens. */
  children: ReactNode;
  more?: ReactNode;
};

/** Cover, download or order, and key facts; sticky on wide screens that are tall enough for all of it. */
export function SidePanel({ label, cover, facts, children, more }: SidePanelProps) {
  return (
    <aside aria-label={label} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6 sm:gap-y-5 lg:contents">
        <Cover src={cover} loading="eager" className="sm:row-span-2 lg:max-w-60" />
        <div className="contents lg:top-24 lg:mt-7 lg:block lg:max-w-xs lg:[@media(height>=44rem)]:sticky">
          <div className="max-sm:self-center">{children}</div>
          <div className="grid content-start gap-y-3 max-sm:col-span-2 sm:gap-y-5 lg:mt-6">
            {more}
            <PhoneFold label="About this edition">
              <dl className="grid content-start text-[0.9375rem] leading-snug tabular-nums max-sm:mt-1">
                {facts.map(({ name, value }) => (
                  <div key={name} className="flex gap-x-2 border-t border-line py-2">
                    <dt className="w-28 shrink-0 text-soft">{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </PhoneFold>
          </div>
        </div>
      </div>
    </aside>
  );
}

export type PageImage = {
  title: string;
  picture: string;
  /** The picture as part of the page; null for a chart that the data set lacks. */
  drawing?: string | null;
};

type PagePictureProps = PageImage & {
  size: readonly [width: number, height: number];
  small?: boolean;
};

/** A picture of a page; links to the full size. */
export function PagePicture({ title, picture, drawing, size, small = false }: PagePictureProps) {
  const [width, height] = size;
  return (
    <figure>
      <a href={picture} className="block cursor-zoom-in rounded-sm">
        {drawing ? (
          <div
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image file cannot load the typeface
            role="img"
            aria-label={title}
            className={drawingLook}
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
        ) : (
          <img
            src={picture}
            alt={title}
            width={width}
            height={height}
            loading="lazy"
            className="h-auto w-full rounded-sm border border-line bg-mist"
          />
        )}
      </a>
      <figcaption
        className={`mt-2 leading-snug text-pretty text-soft ${small ? 'text-sm' : 'text-[0.9375rem]'}`}
      >
        {title}
      </figcaption>
    </figure>
  );
}

/** Style sheets outrank the font that the picture names for image viewers. */
const drawingLook =
  'overflow-hidden rounded-sm border border-line bg-paper [&>svg]:block [&>svg]:h-auto ' +
  '[&>svg]:w-full [&>svg]:font-sans';
