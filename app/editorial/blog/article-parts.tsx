import { AppLink } from '../../ui/app-link.tsx';
import { quietLink } from '../../ui/text-link.ts';
import type { ArticleSummary, Day } from './articles.ts';

/** 'Maren Lindqvist · 1 March 2026 · 4 min read'. */
export function Byline({ article }: { article: ArticleSummary }) {
  const { author, published, updated, minutes } = article;
  return (
    <p className="overflow-hidden text-sm text-soft tabular-nums">
      <span className="-ml-4 flex flex-wrap">
        <span className={partLook}>{author.name}</span> <DayOf day={published} className={partLook} />{' '}
        {updated && (
          <span className={partLook}>
            updated <DayOf day={updated} />
          </span>
        )}{' '}
        <span className={partLook}>{minutes} min read</span>
      </span>
    </p>
  );
}

/** Its dot lies before it, and outside where it begins a line. */
const partLook = "relative pl-4 before:absolute before:left-1.5 before:content-['·']";

function DayOf({ day: { date, words }, className }: { day: Day; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {words}
    </time>
  );
}

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
