import { data, href } from 'react-router';
import { PassportArea } from '../passport/passport-area.tsx';
import { dataContext } from '../data-pages/load-sheet.server.ts';
import { presentProse } from './references/present-prose.server.ts';
import { cacheControl } from '../edge/policies.ts';
import { PageHead } from '../shell/page-head.tsx';
import { publicPage } from '../shell/route-handle.ts';
import { AppLink } from '../ui/app-link.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LinkedData } from '../ui/linked-data.tsx';
import { textLink } from '../ui/text-link.ts';
import { content } from './content.server.ts';
import { FaqList } from './faq/faq-list.tsx';
import { FaqSearch } from './faq/faq-search.tsx';
import { faqView } from './faq/faq-view.server.ts';
import type { Route } from './+types/faq-page.ts';

export const handle = publicPage({ query: ['q'] });

export async function loader({ context, url }: Route.LoaderArgs) {
  const sheets = dataContext(context);
  const view = await faqView(content.questions, url.searchParams, (blocks) => presentProse(sheets, blocks));
  // Each thing typed is a page of its own: kept, they would push the others out of the cache.
  return data(view, { headers: view.q ? { 'Cache-Control': cacheControl.nobody } : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function FaqPage({ loaderData: { q, total, groups, linkedData } }: Route.ComponentProps) {
  return (
    <PassportArea className="mx-auto max-w-4xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
      <PageHead title={title} description={description} canonical={href('/faq')} />
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-soft">{description}</p>
      <FaqSearch q={q} />
      {q && (
        <output className="mt-4 block text-[0.9375rem] text-soft tabular-nums wrap-anywhere">
          {total === 1 ? '1 question' : `${total} questions`} with “{q}”
        </output>
      )}
      <FaqList groups={groups} q={q} />
      {total === 0 && (
        <div className="mt-10">
          <EmptyState title="No question has these words">
            <AppLink to={href('/contact')} className={textLink}>
              Ask us
            </AppLink>
            , and it may stand here next time.
          </EmptyState>
        </div>
      )}
      <LinkedData data={linkedData} />
    </PassportArea>
  );
}

const title = 'Questions and answers';
const description = 'What our data covers, how it is made, what it costs, and how to cite it.';
