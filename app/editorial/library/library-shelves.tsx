import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { quietLink, stretchedTitle } from '../../ui/text-link.ts';
import { Cover } from './library-cards.tsx';
import type { LibraryEntry } from './library-entry.ts';
import type { LibraryGroup } from './library-view.ts';

/** The newest one, with its cover at a size that can be read. */
export function LeadEntry({ entry }: { entry: LibraryEntry }) {
  const { path, title, lang, kicker, cover, finding, offer } = entry;
  return (
    <article className="group relative grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 rounded-lg bg-mist p-4 sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-x-10 sm:p-8">
      <Cover
        src={cover}
        loading="eager"
        className="transition-shadow group-hover:shadow-float sm:row-span-2"
      />
      <div className="min-w-0 self-center sm:self-end">
        <p className="text-sm text-soft tabular-nums">
          <span className="font-medium text-sea">Newest</span> · {kicker}
        </p>
        <h2 lang={lang} className="mt-1.5 text-xl leading-snug text-balance hyphens-auto sm:text-3xl">
          <AppLink to={path} className={stretchedTitle}>
            {title}
          </AppLink>
        </h2>
      </div>
      <div className="max-w-2xl min-w-0 max-sm:col-span-2">
        <p lang={lang} className="text-pretty hyphens-auto sm:text-lg">
          {finding.title && <strong className="font-semibold">{finding.title}. </strong>}
          {finding.text}
        </p>
        <Offer lang={lang} offer={offer} className="mt-3" />
      </div>
    </article>
  );
}

function Offer({ lang, offer, className }: Pick<LibraryEntry, 'lang' | 'offer'> & { className: string }) {
  return (
    <p
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-sm leading-5 text-soft tabular-nums ${className}`}
    >
      {offer}
      {lang === 'de' && <Badge tone="sea">In German</Badge>}
    </p>
  );
}

/** A compact list: cover, title, and the finding in a few words or what a report contains. */
export function EntryGroup({ group: { title, to, entries } }: { group: LibraryGroup }) {
  const id = `shelf-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id} className="mt-10 sm:mt-12">
      <h2 id={id} className="border-t-2 border-ink pt-3 text-xl sm:text-2xl">
        {to ? (
          <AppLink to={to} preventScrollReset className={quietLink}>
            {title}
          </AppLink>
        ) : (
          title
        )}
      </h2>
      <ul className="mt-1 grid gap-x-8 sm:mt-3 sm:grid-cols-2 sm:gap-y-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li
            key={entry.path}
            className="group relative grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 py-3 not-last:max-sm:border-b not-last:max-sm:border-line sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <Cover src={entry.cover} className="transition-shadow group-hover:shadow-float" />
            <div className="min-w-0">
              <p className="text-[0.8125rem] leading-5 text-soft tabular-nums">{entry.kicker}</p>
              <h3 lang={entry.lang} className="mt-0.5 text-base leading-snug wrap-break-word hyphens-auto">
                <AppLink to={entry.path} className={stretchedTitle}>
                  {entry.title}
                </AppLink>
              </h3>
              <p lang={entry.lang} className="mt-1 text-sm leading-5 text-pretty hyphens-auto max-sm:hidden">
                {entry.finding.title ? `${entry.finding.title}.` : entry.finding.text}
              </p>
              <Offer lang={entry.lang} offer={entry.offer} className="mt-1" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
