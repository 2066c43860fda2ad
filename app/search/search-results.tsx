import { Lock } from 'lucide-react';
import { brand } from '../base/brand.ts';
import { AppLink } from '../ui/app-link.tsx';
import { quietLink, textLink } from '../ui/text-link.ts';
import { kindNames, type SearchAnswer, type SearchHit } from './search-entry.ts';

/** What was found, a section for each kind. */
export function SearchResults({ groups }: Pick<SearchAnswer, 'groups'>) {
  return (
    <div className="grid gap-12">
      {groups.map(({ kind, total, items }) => (
        <section key={kind} aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`} className="flex items-baseline gap-2.5 text-2xl">
            {kindNames[kind]}
            <span className="text-base font-normal tracking-normal text-soft tabular-nums">{total}</span>
          </h2>
          <ul className="mt-3 border-t border-line">
            {items.map((hit) => (
              <Hit key={`${hit.path} ${hit.title} ${hit.about}`} {...hit} />
            ))}
          </ul>
          {items.length < total && (
            <p className="mt-3 text-[0.9375rem] text-soft">
              The first {items.length} of {total}. One more word makes it fewer.
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function Hit({ title, about, lang, path, locked }: SearchHit) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <div lang={lang} className="min-w-0 wrap-anywhere">
        {path === null ? (
          <span className="font-medium">{title}</span>
        ) : (
          <AppLink to={path} className={`font-medium ${quietLink}`}>
            {title}
          </AppLink>
        )}
        {about && <p className="text-[0.9375rem] leading-snug text-soft">{about}</p>}
      </div>
      {locked && (
        <a
          href={brand.tool.registerUrl}
          aria-label={`Register to see ${title}`}
          className={`flex shrink-0 items-center gap-1.5 py-1 text-[0.9375rem] ${textLink}`}
        >
          <Lock aria-hidden="true" className="size-4" />
          Register
        </a>
      )}
    </li>
  );
}
