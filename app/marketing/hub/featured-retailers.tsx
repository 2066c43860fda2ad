import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';

type Featured = { name: string; to: string; about: string };

/** The retailers whose profile anyone may read. */
export function FeaturedRetailers({ retailers }: { retailers: readonly Featured[] }) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-6 border-t border-ink sm:grid-cols-3 lg:grid-cols-4">
      {retailers.map(({ name, to, about }) => (
        <li key={to} className="min-w-0 border-b border-line py-2 leading-6">
          <AppLink to={to} className={`${textLink} font-medium`}>
            {name}
          </AppLink>
          <span className="block text-sm leading-5 text-soft">{about}</span>
        </li>
      ))}
    </ul>
  );
}
