import { Lock } from 'lucide-react';
import { AppLink } from '../../../ui/app-link.tsx';
import { textLink } from '../../../ui/text-link.ts';
import type { ProfileExcerpt } from './profile-excerpt.server.ts';

type Props = Pick<ProfileExcerpt, 'contents'> & {
  locked: readonly { what: string; plans: string }[];
};

/** All that a profile holds: what is open, part by part, and what a plan opens. */
export function ProfileContents({ contents, locked }: Props) {
  return (
    <div className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {contents.map(({ title, stops }) => (
        <section key={title}>
          <h3 className={headLook}>{title}</h3>
          <ul className="mt-2 text-[0.9375rem] leading-8">
            {stops.map(({ title: stop, to }) => (
              <li key={to}>
                <AppLink to={to} className={textLink}>
                  {stop}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className={headLook}>With a plan</h3>
        <ul className="mt-3 grid gap-3 text-[0.9375rem] leading-6">
          {locked.map(({ what, plans }) => (
            <li key={what} className="relative pl-6">
              <Lock aria-hidden="true" className="absolute top-1 left-0 size-4 text-soft" />
              {what}
              <span className="block text-sm text-soft">{plans}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const headLook = 'border-b border-ink pb-2 text-base';
