import { dataContext } from '../data-pages/load-sheet.server.ts';
import { pagesOfMetrics } from './references/pages-of-metrics.server.ts';
import { presentProse } from './references/present-prose.server.ts';
import { pageNotFound } from '../shell/page-errors.server.ts';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { content } from './content.server.ts';
import { TermBody } from './glossary/term-body.tsx';
import { termView } from './glossary/term-view.ts';
import { shareCardPath } from './share-card/share-card.ts';
import type { Route } from './+types/term-page.ts';

export const handle = publicPage();

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const term = content.terms.find(({ slug }) => slug === params.slug);
  if (!term) throw pageNotFound(url.pathname);
  const data = dataContext(context);
  const [prose, pages] = await Promise.all([presentProse(data, term.body), pagesOfMetrics(data)]);
  return termView(term, content, { prose, pages, siteUrl: data.siteUrl });
}

export default function TermPage({ loaderData: term, params }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={term.title}
        description={term.definition}
        canonical={term.path}
        image={shareCardPath('glossary', params.slug)}
      />
      <TermBody term={term} />
    </>
  );
}
