import { renderToStaticMarkup } from 'react-dom/server';
import type { Source } from '../../../figures/figure.ts';
import { textLink } from '../../../ui/text-link.ts';

type Publication = { name: string; readings: readonly { period: string; url: string }[] };

/** One publication can be the source for several years, each at its own address. */
export function listPublications(sources: readonly Source[]): Publication[] {
  const byName = Map.groupBy(sources, ({ name }) => name);
  return [...byName]
    .map(([name, readings]) => ({ name, readings: distinctReadings(readings) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function distinctReadings(readings: readonly Source[]) {
  const distinct = new Map(readings.map(({ year, url }) => [`${year} ${url}`, { period: year, url }]));
  return [...distinct.values()].toSorted((one, other) => one.period.localeCompare(other.period, 'en'));
}

export function renderPublications(publications: readonly Publication[]): string {
  return renderToStaticMarkup(
    <ul className="grid gap-x-12 border-t border-ink sm:grid-cols-2">
      {publications.map(({ name, readings }) => (
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
    </ul>,
  );
}
