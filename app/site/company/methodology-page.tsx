import { href } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { Contents } from '../../editorial/blog/contents.tsx';
import { content } from '../../editorial/content.server.ts';
import { partsOf } from '../../editorial/prose/prose.ts';
import { ProseView } from '../../editorial/prose/prose-view.tsx';
import { writtenProse } from '../../editorial/prose/shown-prose.ts';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { pageNotFound } from '../errors/page-errors.server.ts';
import { PageHead } from '../page-head.tsx';
import { publicPage } from '../route-handle.ts';
import type { Route } from './+types/methodology-page.ts';

export const handle = publicPage();

/** The text is about the demonstration data; with an operator's own loaded it would be wrong. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset } = context.get(servicesContext).facts.settings.current;
  if (!dataset?.demonstration) throw pageNotFound(url.pathname);
  const { title, body } = content.methodology;
  return { title, contents: partsOf(body), prose: writtenProse(body) };
}

export default function MethodologyPage({ loaderData: { title, contents, prose } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <article className="mx-auto max-w-6xl px-4 pt-6 pb-20 sm:px-6 sm:pt-8">
        <Breadcrumb trail={[{ label: 'Our data', to: href('/our-data') }]} current="Methodology" />
        <h1 className="mt-6 text-3xl sm:text-5xl">{title}</h1>
        <div className="mt-10 gap-x-16 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
          <Contents parts={contents} />
          <div className="min-w-0 lg:col-start-1 lg:row-start-1">
            <ProseView prose={prose} />
          </div>
        </div>
      </article>
    </>
  );
}

const description =
  'Every formula, assumption and factor behind the demonstration data: countries, categories, calibration, shops, rankings and known limits.';
