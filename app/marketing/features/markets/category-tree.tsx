import { AppLink } from '../../../ui/app-link.tsx';
import { quietLink } from '../../../ui/text-link.ts';

type Named = { name: string; to: string | null };
type Props = { categories: readonly (Named & { inside: readonly Named[] })[] };

/** All product categories, the narrow ones below those that they add up to. */
export function CategoryTree({ categories }: Props) {
  return (
    <div className="mt-8 gap-x-10 sm:columns-2 lg:columns-4">
      {categories.map((main) => (
        <section key={main.name} className="mb-8 break-inside-avoid">
          <h3 className="border-b border-ink pb-2 text-base">
            <Name {...main} />
          </h3>
          <ul className="mt-1.5 text-[0.9375rem] leading-7">
            {main.inside.map((part) => (
              <li key={part.name}>
                <Name {...part} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Name({ name, to }: Named) {
  if (!to) return name;
  return (
    <AppLink to={to} className={quietLink}>
      {name}
    </AppLink>
  );
}
