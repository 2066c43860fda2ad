import { AppLink } from '../../ui/app-link.tsx';
import type { BlogView } from './blog-view.ts';

/** All articles, or those on one topic. */
export function TopicTabs({ topics }: Pick<BlogView, 'topics'>) {
  return (
    <nav aria-label="Topics" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {topics.map(({ name, to, current }) => (
          <li key={to}>
            <AppLink to={to} aria-current={current ? 'true' : undefined} className={look}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const look =
  'inline-flex min-h-9 items-center rounded-full border border-line px-3.5 text-[0.9375rem] text-ink no-underline ' +
  'transition-colors hover:border-edge hover:text-sea aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper';
