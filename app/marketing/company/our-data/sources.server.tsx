import type { Source } from '../../../figures/figure.ts';
import { PhoneFold } from '../../../ui/fold.tsx';
import { textLink } from '../../../ui/text-link.ts';

type Publication = { name: string; readings: readonly Reading[] };
/** `label` is the period, with the site where a period has several addresses. */
type Reading = { label: string; url: string };

/** One publication can be the source for several years, each at its own address. */
export function listPublications(sources: readonly Source[]): Publication[] {
  const byName = Map.groupBy(sources, ({ name }) => name);
  return [...byName]
    .map(([name, readings]) => ({ name, readings: distinctReadings(readings) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function distinctReadings(sources: readonly Source[]): Reading[] {
  const distinct = new Map(sources.map(({ year, url }) => [`${year} ${url}`, { year, url }]));
  const byYear = Map.groupBy(distinct.values(), ({ year }) => year);
  return [...byYear]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .flatMap(([year, readings]) =>
      readings.map(({ url }) => ({ label: readings.length > 1 ? `${year} (${siteOf(url)})` : year, url })),
    );
}

const siteOf = (url: string) => new URL(url).host.replace(/^www\./, '');

export function Publications({ publications }: { publications: readonly Publication[] }) {
  return (
    <PhoneFold label={`Show all ${publications.length} sources`}>
      <ul className="grid gap-x-12 border-t border-ink sm:grid-cols-2">
        {publications.map(({ name, readings }) => (
          <li key={name} className="border-b border-line py-3 leading-6">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="mt-0.5 flex flex-wrap gap-x-3 text-[0.9375rem] tabular-nums">
              {readings.map(({ label, url }) => (
                <a
                  key={`${label} ${url}`}
                  href={url}
                  rel="nofollow"
                  aria-label={`${name}, ${label}`}
                  className={`${textLink} py-0.5`}
                >
                  {label}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </PhoneFold>
  );
}
