import { RungCell } from '../../charts/rung-cell.tsx';
import { PhoneFold, ShortOnPhones } from '../../ui/fold.tsx';
import { Flag } from '../../ui/flag.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { stretchedLink, textLink } from '../../ui/text-link.ts';
import type { RankingGroup, RankingLink } from './ranking-groups.ts';

/** Worldwide rankings as cards with their leaders, the others by place under their category. */
export function RankingList({ groups: [first, ...rest] }: { groups: readonly RankingGroup[] }) {
  const count = rest.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <>
      {first && (
        <ShortOnPhones label={`Show all ${first.links.length} worldwide rankings`}>
          <ul className="mt-5 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
            {first.links.map((link, at) => (
              <RankingCard
                key={link.to}
                {...link}
                isMore={at >= firstOnPhones}
                isWide={at === 0 && first.links.length % 6 === 1}
              />
            ))}
          </ul>
        </ShortOnPhones>
      )}
      <h3 className="mt-8 border-b sm:mt-10 border-ink pb-2 text-lg">
        {count} more, by category, country and region
      </h3>
      <PhoneFold label="Show the list">
        <dl className="grid text-[0.9375rem] leading-7">
          {rest.map(({ title, links }) => (
            <div key={title} className="grid border-b border-line py-1.5 sm:grid-cols-[11rem_1fr] sm:gap-x-4">
              <dt className="font-medium">{title}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-5">
                  {links.map((link) => (
                    <li key={link.to} className="whitespace-nowrap">
                      <Flag country={link.flag} /> <TitleLink {...link} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </PhoneFold>
    </>
  );
}

const firstOnPhones = 4;

type CardProps = RankingLink & {
  isMore: boolean;
  /** Takes a whole row, so that none of the others stands alone in its own. */
  isWide: boolean;
};

/** The first three with the step of their sales. */
function RankingCard({ title, to, leaders, isMore, isWide }: CardProps) {
  return (
    <li
      className={`relative rounded-md border border-line p-3 has-[.stretched:hover]:border-edge sm:p-4 ${isMore ? 'more-on-phones' : ''} ${isWide ? 'sm:col-span-full' : ''}`}
    >
      <h3 className="text-base tracking-[-0.01em]">
        <AppLink to={to} className={stretchedLink}>
          {title}
        </AppLink>
      </h3>
      <ol className={`mt-2 grid grid-cols-1 gap-0.5 text-sm ${isWide ? 'gap-x-12 lg:grid-cols-3' : ''}`}>
        {leaders?.map(({ name, text, rungs }, at) => (
          <li key={name} className="flex items-baseline gap-2">
            <span className="w-4 text-soft tabular-nums">{at + 1}</span>
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-soft tabular-nums">{text}</span>
            {rungs && <RungCell {...rungs} />}
          </li>
        ))}
      </ol>
    </li>
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
