import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../context.server.ts';
import { legalView, type LegalView } from '../../editorial/legal/legal-view.server.ts';
import { Contents, ProseView } from '../../editorial/prose/prose-view.tsx';
import { drawPage } from '../../shell/draw-page.server.ts';
import type { DrawnPageData } from '../../shell/drawn-pages.tsx';
import { templateNote } from '../../shell/legal-file.ts';
import { textLink } from '../../ui/text-link.ts';

/** What the loader of a legal text's page returns. */
export function drawLegalText(
  context: Readonly<RouterContextProvider>,
  slug: string,
  canonical?: string,
): DrawnPageData {
  const text = legalView(slug, context.get(servicesContext).settings);
  const { title, description } = text;
  return drawPage(context, { title, description, canonical }, <LegalBody text={text} />);
}

function LegalBody({ text }: { text: LegalView }) {
  const { title, description, updated, file, inShort, contents, prose } = text;
  return (
    <article className="mx-auto max-w-6xl px-4 pt-10 pb-20 sm:px-6 sm:pt-14">
      <header>
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-pretty text-soft">{description}</p>
        <p className="mt-4 text-sm text-soft">
          Last updated on {updated}.
          {file && (
            <>
              {' '}
              <a href={file} className={`${textLink} inline-block py-1`}>
                Download as PDF
              </a>
            </>
          )}
        </p>
        <p className="mt-4 max-w-prose rounded-md bg-mist px-4 py-3 text-sm text-soft">{templateNote}</p>
      </header>
      {inShort.length > 0 && <InShort points={inShort} />}
      <div className="mt-10 gap-x-16 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        {contents.length > 0 && <Contents parts={contents} />}
        <div className="lg:col-start-1 lg:row-start-1">
          <ProseView prose={prose} />
        </div>
      </div>
    </article>
  );
}

function InShort({ points }: { points: LegalView['inShort'] }) {
  return (
    <section aria-labelledby="in-short" className="mt-10">
      <h2 id="in-short" className="sr-only">
        In short
      </h2>
      <dl className="grid gap-x-8 gap-y-5 border-y border-ink py-5 sm:grid-cols-2 lg:grid-cols-4">
        {points.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="mt-1 text-lg leading-snug font-medium text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
