import { href } from 'react-router';
import { brand } from '../../base/brand.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { quietLink } from '../../ui/text-link.ts';
import type { ArticleSummary, Day } from './articles.ts';

/** 'Maren Lindqvist · 1 March 2026 · 4 min read'. */
export function Byline({ article }: { article: ArticleSummary }) {
  const { author, published, updated, minutes } = article;
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-soft tabular-nums">
      <span>{author.name}</span>
      <Dot />
      <DayOf day={published} />
      {updated && (
        <>
          <Dot />
          <span>
            updated <DayOf day={updated} />
          </span>
        </>
      )}
      <Dot />
      <span>{minutes} min read</span>
    </p>
  );
}

function DayOf({ day: { date, words } }: { day: Day }) {
  return <time dateTime={date}>{words}</time>;
}

const Dot = () => <span aria-hidden="true">·</span>;

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

/** Lets feed readers discover the feed; React hoists it into the document's head. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${brand.product} blog`}
      href={href('/blog/feed.xml')}
    />
  );
}
