import { AppLink } from '../../ui/app-link.tsx';
import { quietLink } from '../../ui/text-link.ts';
import type { ArticleSummary } from './article-summary.ts';

/** What an article is about; each leads to the others on it. */
export function TopicLinks({ topics }: Pick<ArticleSummary, 'topics'>) {
  return (
    <ul aria-label="Topics" className="flex flex-wrap gap-x-4">
      {topics.map(({ name, to }) => (
        <li key={to}>
          <AppLink to={to} className={`${quietLink} inline-flex min-h-8 items-center text-sm text-sea`}>
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
