import type { ArticleSummary, Day } from './article-summary.ts';

/** 'Maren Lindqvist · 1 March 2026 · 4 minutes'. */
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
      <span>{minutes === 1 ? '1 minute' : `${minutes} minutes`} to read</span>
    </p>
  );
}

function DayOf({ day: { date, words } }: { day: Day }) {
  return <time dateTime={date}>{words}</time>;
}

const Dot = () => <span aria-hidden="true">·</span>;
