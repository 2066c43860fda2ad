import { RungCell } from '../../charts/rung-cell.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { ShortOnPhones } from '../../ui/fold.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { stretchedLink } from '../../ui/text-link.ts';
import type { SizedShop } from './shop-sizes.ts';

export type OpenProfile = SizedShop & { to: string; code: string; about: string };

/** The largest first. The steps of all cards are those of one ladder. */
export function OpenProfiles({ profiles }: { profiles: readonly OpenProfile[] }) {
  return (
    <ShortOnPhones label={`Show all ${profiles.length}`}>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {profiles.map(({ name, to, code, about, text, rungs }, at) => (
          <li
            key={to}
            className={`relative flex gap-3 rounded-md border border-line p-3 has-[.stretched:hover]:border-edge ${at < firstOnPhones ? '' : 'more-on-phones'}`}
          >
            <Monogram name={name} />
            <span className="min-w-0 flex-1 text-sm leading-5">
              <AppLink to={to} className={`${stretchedLink} block font-medium`}>
                {name}
              </AppLink>
              <span className="block text-pretty text-soft">
                <Flag country={code} /> {about}
              </span>
              <span className="mt-1 flex items-baseline gap-2 tabular-nums">
                {text} {rungs && <RungCell {...rungs} />}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </ShortOnPhones>
  );
}

const firstOnPhones = 4;
