import { Lock } from 'lucide-react';
import { AppLink } from '../ui/app-link.tsx';
import { quietLink } from '../ui/text-link.ts';
import { Flag } from '../ui/flag.tsx';
import { kindName } from './result-words.ts';
import type { SearchHit } from './search-entry.ts';

export function ResultList({ items }: { items: readonly SearchHit[] }) {
  return (
    <ol className="border-t border-line">
      {items.map((hit) => (
        <Result key={`${hit.path} ${hit.title} ${hit.about}`} {...hit} />
      ))}
    </ol>
  );
}

function Result({ kind, title, about, lang, place, value, path, locked }: SearchHit) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3.5">
      <div className="min-w-0 grow basis-72 wrap-anywhere">
        <p className="text-sm text-soft">{kindName[kind]}</p>
        <div lang={lang}>
          <p className="flex items-center gap-2">
            <Flag country={place} />
            <AppLink to={path} className={`font-medium ${quietLink}`}>
              {title}
            </AppLink>
          </p>
          {about && <p className="line-clamp-2 text-[0.9375rem] leading-snug text-soft">{about}</p>}
        </div>
      </div>
      {value && (
        <p className="text-right tabular-nums max-sm:text-left">
          <span className="font-medium">{value.text}</span>
          <span className="block text-sm text-soft max-sm:ml-2 max-sm:inline">{value.label}</span>
        </p>
      )}
      {locked && (
        <p className="flex shrink-0 items-center gap-1.5 text-[0.9375rem] text-soft">
          <Lock aria-hidden="true" className="size-4" />
          Included in paid plans
        </p>
      )}
    </li>
  );
}
