import { textLink } from '../../../ui/text-link.ts';
import type { ListedSource } from './sources.ts';

/** Every publication, with the periods that were read in it. */
export function SourcesList({ sources }: { sources: readonly ListedSource[] }) {
  return (
    <ul className="grid gap-x-12 border-t border-ink sm:grid-cols-2">
      {sources.map(({ name, readings }) => (
        <li key={name} className="border-b border-line py-3 leading-6">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-[0.9375rem] tabular-nums">
            {readings.map(({ period, url }) => (
              <a
                key={`${period} ${url}`}
                href={url}
                rel="nofollow"
                aria-label={`${name}, ${period}`}
                className={`${textLink} py-0.5`}
              >
                {period}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
