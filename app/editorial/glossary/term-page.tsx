import { href } from 'react-router';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { pageNotFound } from '../../shell/page-errors.server.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import { ProseView } from '../prose/prose-view.tsx';
import { presentProse } from '../references/present-prose.server.ts';
import { shareCardPath } from '../share-card/share-card.ts';
import { FormulaFigure } from './formula-view.tsx';
import { liveFormula } from './live-formula.server.ts';
import { pagesOfMetrics } from './pages-of-metrics.server.ts';
import { termView, type TermView } from './term-view.ts';
import type { Route } from './+types/term-page.ts';

export const handle = publicPage();

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const term = content.terms.find(({ slug }) => slug === params.slug);
  if (!term) throw pageNotFound(url.pathname);
  const data = dataContext(context);
  const [prose, live, pages] = await Promise.all([
    presentProse(data, term.body),
    liveFormula(data, term),
    pagesOfMetrics(data),
  ]);
  const view = termView(term, content, { prose, live, pages, siteUrl: data.siteUrl });
  return drawPage(context, headOf(view, term.slug), <TermBody term={view} />);
}

export default DrawnFiguresPage;

const headOf = ({ title, formula, definition, live, path }: TermView, slug: string) => ({
  title,
  searchTitles: [
    ...(formula ? [`${title}: Definition, Formula & Example`] : []),
    `${title}: Definition & Example`,
  ],
  description: `${definition} With a worked example${live ? ' and the data behind it' : ''}.`,
  canonical: path,
  image: shareCardPath('glossary', slug),
});

function TermBody({ term }: { term: TermView }) {
  const { title, definition, formula, live, group, prose, linkedData } = term;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
      <Breadcrumb trail={[{ label: 'Glossary', to: href('/glossary') }]} current={title} />
      <div className="mt-6 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <article>
          <AppLink to={group.to} className={`${quietLink} inline-flex min-h-8 items-center text-sm text-sea`}>
            {group.name}
          </AppLink>
          <h1 className="mt-1 text-title">{title}</h1>
          <p className="mt-5 max-w-prose text-lg text-pretty">{definition}</p>
          <FormulaFigure title={title} text={formula} live={live} />
          <div className="mt-8">
            <ProseView prose={prose} />
          </div>
        </article>
        <TermLinks term={term} />
      </div>
      <LinkedData data={linkedData} />
    </div>
  );
}

function TermLinks({ term: { title, see, pages, articles } }: { term: TermView }) {
  const places = pages.map(({ figures, ...page }) => ({
    ...page,
    note: figures.join() === title ? undefined : figures.join(', '),
  }));
  return (
    <aside className="grid content-start gap-8 text-[0.9375rem] lg:pt-10 print:hidden">
      <LinkList title="See the data" links={places} />
      <LinkList title="On the blog" links={articles} />
      <LinkList title="See also" links={see} />
    </aside>
  );
}

type Link = { title: string; path: string; note?: string };

function LinkList({ title, links }: { title: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid gap-2 leading-6">
        {links.map((link) => (
          <li key={link.path}>
            <AppLink to={link.path} className={textLink}>
              {link.title}
            </AppLink>
            {link.note && <span className="block text-sm text-soft">{link.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
