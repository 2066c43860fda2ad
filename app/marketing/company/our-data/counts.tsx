import type { OurData } from './our-data.server.ts';

/** How much there is, at a glance. */
export function Counts({ counts, baseYear }: Pick<OurData, 'counts' | 'baseYear'>) {
  const facts = [
    { name: 'Countries', number: counts.countries, about: `and ${counts.groups} groups of countries` },
    { name: 'Categories', number: counts.categories, about: 'in one tree, for each of them' },
    { name: 'Online shops', number: counts.shops, about: `${counts.profiles} with an open profile` },
    { name: 'Rankings', number: counts.rankings, about: 'with every edition' },
    { name: 'Published figures', number: counts.figures, about: `up to ${baseYear}, and an outlook` },
  ];
  return (
    <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-6 border-t border-ink pt-6 sm:grid-cols-3 lg:grid-cols-5">
      {facts.map(({ name, number, about }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dd className="text-sm leading-5 text-soft">{about}</dd>
          <dt className="mt-1 font-medium">{name}</dt>
          <dd className="text-3xl font-semibold tracking-[-0.03em] tabular-nums">
            {number.toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
