import { data, href, redirect } from 'react-router';
import { dateInWords } from '../../base/dates.ts';
import { servicesContext } from '../../context.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { cacheControl } from '../../edge/policies.ts';
import { PassportLink } from '../../passport/passport-link.tsx';
import { UnlockBlock } from '../../plans/unlock-block.tsx';
import type { Unlock } from '../../plans/unlock.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { pageNotFound } from '../../shell/page-errors.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { quietLink, stretchedTitle } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import { ProseView, Contents } from '../prose/prose-view.tsx';
import { citedPages, type CitedPage } from '../references/cited-pages.server.ts';
import { presentProse } from '../references/present-prose.server.ts';
import { unlockText } from '../references/unlock-text.ts';
import { shareCardPath } from '../share-card/share-card.ts';
import { Byline, TopicLinks } from './article-parts.tsx';
import { articleView, type ArticleView, type ArticleLink } from './article-view.ts';
import { lookUpArticle } from './articles.ts';
import { FeedLink } from './feed-link.tsx';
import { Thumbnail } from './thumbnail.tsx';
import type { Route } from './+types/article-page.ts';

export const handle = publicPage({ query: ['h'] });

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = lookUpArticle(content.articles, { ...params, h: url.searchParams.get('h') });
  if (found.kind === 'unknown') throw pageNotFound(url.pathname);
  if (found.kind === 'moved') throw redirect(found.to, 301);
  const sheets = dataContext(context);
  const { body, lang } = found.article;
  const [prose, cited] = await Promise.all([presentProse(sheets, body, lang), citedPages(sheets, body)]);
  const article = articleView(found.article, content, prose, sheets.siteUrl);
  const prices = context.get(servicesContext).facts.centPrices.current;
  const unlock = unlockText(prose, { kind: 'article', from: article.path }, prices);
  const asOf = dateInWords(sheets.edition.asOf);
  return data(
    drawPage(
      context,
      headOf(article, params.slug),
      <ArticleBody {...{ article, cited: { pages: cited, asOf }, unlock }} />,
    ),
    { headers: article.isDraft ? draftHeaders : {} },
  );
}

const draftHeaders = { 'Cache-Control': cacheControl.nobody, 'X-Robots-Tag': 'noindex' };

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <FeedLink />
      <DrawnFiguresPage loaderData={loaderData} />
    </>
  );
}

const headOf = ({ title, summary, path }: ArticleView, slug: string) => ({
  title,
  description: summary,
  canonical: path,
  image: shareCardPath('blog', slug),
});

type Cited = { pages: readonly CitedPage[]; asOf: string };
type BodyProps = { article: ArticleView; cited: Cited; unlock: Unlock };

function ArticleBody({ article, cited, unlock }: BodyProps) {
  const { title, summary, lang, topics, contents, prose, isDraft } = article;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[{ label: 'Blog', to: href('/blog') }]} current={title} />
      <article lang={lang} className="mt-6">
        {isDraft && <Alert severity="warning">Draft. Only people with this link can see it.</Alert>}
        <header className="max-w-3xl">
          <TopicLinks topics={topics} />
          <h1 className="mt-2 text-title">{title}</h1>
          <p className="mt-5 mb-4 max-w-prose text-lg text-pretty">{summary}</p>
          <Byline article={article} />
        </header>
        <div className="mt-10 gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem]">
          <Contents parts={contents}>
            <CitedData {...cited} className="max-lg:hidden" />
          </Contents>
          <div className="lg:col-start-1 lg:row-start-1">
            <ProseView prose={prose} isWide />
          </div>
        </div>
      </article>
      <CitedData {...cited} className="mt-12 lg:hidden" />
      <UnlockBlock unlock={unlock} className="mt-14" />
      <ArticleEnd article={article} />
      {!isDraft && <LinkedData data={article.linkedData} />}
    </div>
  );
}

/** Next to the text on a wide screen, below it on a phone. */
function CitedData({ pages, asOf, className }: Cited & { className: string }) {
  if (pages.length === 0) return null;
  return (
    <section className={`print:hidden ${className}`}>
      <h2 className="text-sm font-medium text-soft">Figures in this article, updated to {asOf}</h2>
      <ul className="mt-2 grid gap-2">
        {pages.map(({ title, to, measure, value }) => (
          <li key={to} className="rounded-md bg-mist px-4 py-3 text-[0.9375rem] leading-snug">
            <AppLink to={to} className={`${quietLink} font-medium`}>
              {title}
            </AppLink>
            <span className="mt-1 block text-sm text-soft">
              {measure}: <PassportLink value={value} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleEnd({ article: { author, related, older, newer } }: { article: ArticleView }) {
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
            Keep reading
          </h2>
          <ul className="mt-4 grid gap-x-8 gap-y-8 sm:grid-cols-3">
            {related.map((one) => (
              <li key={one.path} lang={one.lang} className="group relative">
                <Thumbnail pictures={one.pictures} />
                <p className="mt-3 leading-snug font-medium">
                  <AppLink to={one.path} className={stretchedTitle}>
                    {one.title}
                  </AppLink>
                </p>
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
