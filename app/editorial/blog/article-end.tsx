import { AppLink } from '../../ui/app-link.tsx';
import { quietLink } from '../../ui/text-link.ts';
import type { ArticleLink, ArticleView } from './article-view.ts';

/** Who wrote it, and where to go on. */
export function ArticleEnd({ article: { author, related, older, newer } }: { article: ArticleView }) {
  return (
    <footer className="mt-14 border-t border-ink pt-8">
      <p className="max-w-prose text-[0.9375rem]">
        <span className="font-medium">{author.name}</span>
        {author.role && <span className="text-soft">, {author.role}</span>}
        <span className="mt-1 block text-soft">{author.about}</span>
      </p>
      {related.length > 0 && (
        <nav aria-labelledby="related" className="mt-12 print:hidden">
          <h2 id="related" className="text-xl">
            Related
          </h2>
          <ul className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-3">
            {related.map((one) => (
              <li key={one.path} lang={one.lang} className="border-t border-line pt-4">
                <AppLink to={one.path} className={`${quietLink} leading-snug font-medium`}>
                  {one.title}
                </AppLink>
                <p className="mt-1.5 text-sm text-soft">{one.published.words}</p>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(older || newer) && (
        <nav aria-label="Older and newer" className="mt-12 grid gap-6 sm:grid-cols-2 print:hidden">
          <Neighbour label="Older" rel="prev" article={older} />
          <Neighbour label="Newer" rel="next" article={newer} end />
        </nav>
      )}
    </footer>
  );
}

type NeighbourProps = { label: string; rel: 'prev' | 'next'; article: ArticleLink | null; end?: boolean };

function Neighbour({ label, rel, article, end = false }: NeighbourProps) {
  if (!article) return <span className="hidden sm:block" />;
  return (
    <p className={end ? 'sm:text-right' : ''}>
      <span className="block text-sm text-soft">{label}</span>
      <AppLink to={article.path} rel={rel} className={`${quietLink} leading-snug font-medium`}>
        {article.title}
      </AppLink>
    </p>
  );
}
