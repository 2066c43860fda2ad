import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { RankingGroup, RankingLink } from './ranking-groups.ts';

/** Worldwide rankings by title, the others by place under their category. */
export function RankingList({ groups }: { groups: readonly RankingGroup[] }) {
  const [first, ...rest] = groups;
  return (
    <div className="mt-5 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_2fr]">
      {first && (
        <section aria-labelledby="rankings-first">
          <h3 id="rankings-first" className={headLook}>
            {first.title}
          </h3>
          <ul className="mt-2 grid gap-0.5 text-[0.9375rem] leading-7 sm:max-lg:grid-cols-2">
            {first.links.map((link) => (
              <li key={link.to}>
                <TitleLink {...link} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="rankings-places">
        <h3 id="rankings-places" className={headLook}>
          By category and place
        </h3>
        <dl className="mt-2 grid text-[0.9375rem] leading-7">
          {rest.map(({ title, links }) => (
            <div key={title} className="grid border-b border-line py-1.5 sm:grid-cols-[11rem_1fr] sm:gap-x-4">
              <dt className="font-medium">{title}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-4">
                  {links.map((link) => (
                    <li key={link.to}>
                      <TitleLink {...link} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** Screen readers get the whole title; sighted readers see the category above. */
function TitleLink({ title, shown, to }: RankingLink) {
  return (
    <AppLink to={to} aria-label={title === shown ? undefined : title} className={textLink}>
      {shown}
    </AppLink>
  );
}

const headLook = 'border-b border-ink pb-2 text-lg';
