import { href } from 'react-router';
import { Cover } from '../../editorial/library/library-cards.tsx';
import type { LibraryEntry } from '../../editorial/library/library-entry.ts';
import type { ArticleSummary } from '../../editorial/blog/articles.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { quietLink, stretchedLink, textLink } from '../../ui/text-link.ts';
import { Section } from '../../shell/section.tsx';

type Article = Pick<ArticleSummary, 'path' | 'title' | 'summary' | 'lang' | 'published' | 'minutes'>;
type Props = { articles: readonly Article[]; whitepaper: LibraryEntry | null };

export function Reading({ articles, whitepaper }: Props) {
  return (
    <Section tone="mist" title="New from the blog and the library">
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          <ol className="border-t border-ink">
            {articles.map((article) => (
              <ArticleLine key={article.path} {...article} />
            ))}
          </ol>
          <p className="mt-5">
            <AppLink to={href('/blog')} className={textLink}>
              All articles
            </AppLink>
          </p>
        </div>
        {whitepaper && <NewestWhitepaper {...whitepaper} />}
      </div>
    </Section>
  );
}

function ArticleLine({ path, title, summary, lang, published, minutes }: Article) {
  return (
    <li className="border-b border-line py-6">
      <article lang={lang}>
        <p className="text-sm text-soft tabular-nums">
          <time dateTime={published.date}>{published.words}</time> · {minutes} min
        </p>
        <h3 className="mt-1.5 text-xl leading-snug">
          <AppLink to={path} className={quietLink}>
            {title}
          </AppLink>
        </h3>
        <p className="mt-2 max-w-prose text-[0.9375rem] leading-6 text-pretty text-soft">{summary}</p>
      </article>
    </li>
  );
}

function NewestWhitepaper({ path, title, lang, kicker, cover, finding, offer }: LibraryEntry) {
  return (
    <article
      lang={lang}
      className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-6 gap-y-5 border-t border-ink pt-6 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-1"
    >
      <div className="lg:max-w-52">
        <Cover src={cover} className="transition-shadow group-hover:shadow-float" />
      </div>
      <div>
        <p className="text-sm text-soft tabular-nums">{kicker}</p>
        <h3 className="mt-1.5 text-xl leading-snug hyphens-auto">
          <AppLink to={path} className={stretchedLink}>
            {title}
          </AppLink>
        </h3>
        <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-soft">{finding.text}</p>
        <p className="mt-2 text-sm text-soft">{offer}</p>
      </div>
    </article>
  );
}
