import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { stretchedTitle } from '../../ui/text-link.ts';
import type { LibraryEntry } from './library-entry.ts';

type Props = { entries: readonly LibraryEntry[]; headings?: 'h2' | 'h3' };

export function LibraryCards({ entries, headings: Heading = 'h2' }: Props) {
  return (
    <ul className="grid gap-x-10 gap-y-px lg:grid-cols-2">
      {entries.map(({ path, title, lang, kicker, cover, finding, offer }) => (
        <li
          key={path}
          className="group relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 border-t border-line py-6 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-x-6"
        >
          <Cover src={cover} className="transition-shadow group-hover:shadow-float" />
          <div className="min-w-0">
            <p className="text-sm text-soft tabular-nums">{kicker}</p>
            <Heading lang={lang} className="mt-1.5 text-lg leading-snug hyphens-auto sm:text-xl">
              <AppLink to={path} className={stretchedTitle}>
                {title}
              </AppLink>
            </Heading>
            <p lang={lang} className="mt-2 text-[0.9375rem] leading-6 text-pretty hyphens-auto">
              {finding.title && <strong className="font-semibold">{finding.title}. </strong>}
              {finding.text}
            </p>
            <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft tabular-nums">
              {offer}
              {lang === 'de' && <Badge tone="sea">In German</Badge>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type CoverProps = { src: string; loading?: 'lazy' | 'eager'; className?: string };

/** Decorative: the cover repeats the title next to it. */
export function Cover({ src, loading = 'lazy', className = '' }: CoverProps) {
  return (
    <img
      src={src}
      alt=""
      width={600}
      height={800}
      loading={loading}
      className={`h-auto w-full rounded-sm border border-line bg-mist ${className}`}
    />
  );
}
