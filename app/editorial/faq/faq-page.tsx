import { useEffect } from 'react';
import { data, href, useLocation } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { dataContext } from '../../shell/data-context.server.ts';
import { DrawnFiguresPage } from '../../passport/drawn-figures.tsx';
import { cacheControl } from '../../edge/policies.ts';
import { drawPage } from '../../shell/draw-page.server.ts';
import { publicPage } from '../../shell/route-handle.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DrawnSearch } from '../../ui/form/drawn-search.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { LinkedData } from '../../ui/linked-data.tsx';
import { quietLink, textLink } from '../../ui/text-link.ts';
import { content } from '../content.server.ts';
import { fillRuntimeValues } from '../legal/placeholders.ts';
import { presentProse } from '../references/present-prose.server.ts';
import { FaqList } from './faq-list.tsx';
import { faqView, type FaqView } from './faq-view.server.ts';
import type { Route } from './+types/faq-page.ts';

export const handle = publicPage({ query: ['q'] });

export async function loader({ context, url }: Route.LoaderArgs) {
  const sheets = dataContext(context);
  const questions = fillRuntimeValues(content.questions, context.get(servicesContext).settings);
  const view = await faqView(questions, url.searchParams, (blocks) => presentProse(sheets, blocks));
  const page = drawPage(context, head, <FaqBody view={view} />);
  // Search results are not cached: every query is another page, and they would crowd out the rest.
  return data(page, { headers: view.q ? { 'Cache-Control': cacheControl.nobody } : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  useNamedAnswer();
  return (
    <DrawnSearch>
      <DrawnFiguresPage loaderData={loaderData} />
    </DrawnSearch>
  );
}

/** Browsers open the answer that the hash names only on a full page load, not on a client navigation. */
function useNamedAnswer() {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const details = answer?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    answer!.scrollIntoView();
  }, [hash]);
}

function FaqBody({ view: { q, total, groups, linkedData } }: { view: FaqView }) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
      <h1 className="text-title">{head.title}</h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-soft">{head.description}</p>
      <FaqSearch q={q} />
      {q && (
        <output className="mt-4 block text-[0.9375rem] text-soft tabular-nums wrap-anywhere">
          {total === 1 ? '1 question' : `${total} questions`} matching “{q}”
        </output>
      )}
      {total > 0 ? (
        <div className="mt-8 gap-x-14 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
          <GroupLinks groups={groups} />
          <div className="max-w-3xl">
            <FaqList groups={groups} q={q} />
          </div>
        </div>
      ) : (
        <div className="mt-10">
          <EmptyState title="No matching questions">
            Try fewer words, or{' '}
            <AppLink to={href('/contact')} className={textLink}>
              ask us
            </AppLink>
            .
          </EmptyState>
        </div>
      )}
      <LinkedData data={linkedData} />
    </div>
  );
}

const head = {
  title: 'Frequently asked questions',
  description:
    'What our data covers, how we make it, what it costs, how to cancel and how to cite it. Straight answers, no sales call.',
  canonical: href('/faq'),
};

/** Beside the answers on a wide screen, above them on a phone. */
function GroupLinks({ groups }: Pick<FaqView, 'groups'>) {
  return (
    <nav aria-label="Topics" className="max-lg:mb-8 print:hidden">
      <ul className="flex flex-wrap gap-x-5 lg:sticky lg:top-24 lg:grid lg:border-l-2 lg:border-line lg:pl-4">
        {groups.map(({ id, name, questions }) => (
          <li key={id}>
            <a href={`#${id}`} className={`${quietLink} inline-flex min-h-9 items-center gap-x-2`}>
              {name}
              <span className="text-sm text-soft tabular-nums">{questions.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FaqSearch({ q }: { q: string }) {
  return (
    <search aria-label="Questions">
      <form
        method="get"
        action={href('/faq')}
        className="grid max-w-2xl grid-cols-[1fr_auto] items-end gap-x-3 print:hidden"
      >
        <TextField
          id="faq-q"
          name="q"
          type="search"
          label="Find a question"
          required={false}
          defaultValue={q}
        />
        <div className="flex items-center gap-4">
          <Button type="submit">Search</Button>
          {q && (
            <AppLink to={href('/faq')} className={textLink}>
              Clear
            </AppLink>
          )}
        </div>
      </form>
    </search>
  );
}
