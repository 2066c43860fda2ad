import { AppLink } from '../../ui/app-link.tsx';
import { textLink } from '../../ui/text-link.ts';
import type { BlogView } from './blog-view.ts';

/** How many articles a page holds. */
export function PageSizeLinks({ sizes }: Pick<BlogView, 'sizes'>) {
  return (
    <nav aria-label="Articles on a page" className="mt-4 text-sm text-soft print:hidden">
      <ul className="flex flex-wrap items-center gap-x-3">
        <li>On a page:</li>
        {sizes.map(({ size, to, current }) => (
          <li key={size}>
            <AppLink
              to={to}
              aria-current={current ? 'true' : undefined}
              className={`${textLink} inline-flex min-h-8 min-w-6 items-center justify-center aria-[current]:text-ink aria-[current]:no-underline`}
            >
              {size}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
